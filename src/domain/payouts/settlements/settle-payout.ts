import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Attachment } from '#engines/mail/letter.ts'
import type { Printer } from '#engines/pdf/printed-document.ts'
import type { Storefronts } from '#shop/shop.ts'
import { changePayout, type PayoutLine } from '#domain/payouts/batches/batch-store.ts'
import { issueReceipt } from '#domain/payouts/receipts/issue-receipt.ts'
import type { ReceiptContents } from '#domain/payouts/receipts/sealed-receipt.ts'
import { NotMoved } from '#domain/payouts/batches/not-moved.ts'
import { documentName } from '#domain/payouts/receipts/document-name.ts'
import { withoutReceipted } from '#domain/payouts/receipts/without-receipted.ts'
import { writeRegister } from '#domain/payouts/register/write-register.ts'

type Needs = Pick<Engines, 'db' | 'vault' | 'mail' | 'printer' | 'now'>

/** The money has arrived: the receipt is written, the seller gets it by letter, and France gets its entries. */
export async function settleWithin(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  payout: PayoutLine,
  { reference }: { reference: string },
): Promise<void> {
  const trade = (await findTrade(tx, payout.tradeId))!
  const country = storefronts.countries[trade.country]
  const { earlier, unsaid } = await withoutReceipted(tx, engines, trade, payout)
  const issued = unsaid && (await issueReceipt(tx, engines, country, trade, unsaid))
  if (issued) await writeRegister(tx, engines, trade, issued.receipt)
  await move(tx, engines, storefronts, payout, {
    event: 'settled',
    evidence: [payout.number, ...(reference === '' ? [] : [reference])],
    attachments: await attach(engines.printer, issued ? [...earlier, issued] : earlier),
  })
  await changePayout(tx, payout.id, { status: 'paid', settledAt: engines.now(), bankReference: reference })
}

/** The bank or PayPal did not take it, or sent it back later: the seller is asked for another account. */
export async function rejectWithin(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  payout: PayoutLine,
  { status, code, reference }: { status: 'failed' | 'returned'; code: string; reference: string },
): Promise<void> {
  const settledAt = engines.now()
  // Before the devices move: what the trade pays is worked out then, and what came back is not paid.
  await changePayout(tx, payout.id, { status, settledAt, returnCode: code, bankReference: reference })
  const evidence = [payout.number, ...(reference === '' ? [] : [reference])]
  await move(tx, engines, storefronts, payout, { event: 'rejected', reason: code, evidence })
}

type Happened = {
  event: 'settled' | 'rejected'
  evidence: string[]
  reason?: string
  attachments?: Attachment[]
}

async function move(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  payout: PayoutLine,
  happened: Happened,
): Promise<void> {
  const moved = await moveItemsWithin(tx, engines, storefronts, {
    tradeId: payout.tradeId,
    itemIds: itemIdsOf(payout),
    actor: { kind: 'bank' },
    key: `${payout.number} ${happened.event}`,
    facts: { transfer: { items: payout.items, voucher: payout.voucherCents, total: payout.cents } },
    ...happened,
  })
  if (!moved.ok) throw new NotMoved(payout.number, moved.reason)
}

const itemIdsOf = ({ items }: PayoutLine): string[] => items.map(({ id }) => id)

/** A company that sells a hundred phones finds the certificates on the page of its trade. */
const MAX_CERTIFICATES = 10

async function attach(printer: Printer, contents: readonly ReceiptContents[]): Promise<Attachment[]> {
  const certificates = contents.flatMap(({ documents }) => Object.entries(documents.certificates))
  const attached = [
    ...contents.map(({ receipt, documents }) => [receipt.number, documents.receipt] as const),
    ...(certificates.length > MAX_CERTIFICATES ? [] : certificates),
  ]
  return Promise.all(
    attached.map(async ([number, document]) => ({
      filename: documentName(number),
      contentType: 'application/pdf',
      content: Buffer.from(await printer.print(document)).toString('base64'),
    })),
  )
}
