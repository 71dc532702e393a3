import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItemsWithin } from '#domain/trades/move-items.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Attachment } from '#engines/mail/letter.ts'
import type { Printer } from '#engines/paper/printed-document.ts'
import type { Storefronts } from '#shop/shop.ts'
import { changePayout, type PayoutLine } from './batch-store.ts'
import { issueReceipt, type ReceiptContents } from './issue-receipt.ts'
import { NotMoved } from './not-moved.ts'
import { paperName } from './paper-name.ts'
import { writeRegister } from './write-register.ts'

type Needs = Pick<Engines, 'db' | 'vault' | 'mail' | 'printer' | 'now'>

/** The money has arrived: the receipt is written, the seller gets it by letter, and France gets its entries. */
export async function settleWithin(
  turn: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  payout: PayoutLine,
  { reference }: { reference: string },
): Promise<void> {
  const trade = (await findTrade(turn, payout.tradeId))!
  const contents = await issueReceipt(turn, engines, storefronts.countries[trade.country], trade, payout)
  await writeRegister(turn, engines, trade, contents.receipt, itemIdsOf(payout))
  await move(turn, engines, storefronts, payout, {
    event: 'settled',
    evidence: [payout.number, ...(reference === '' ? [] : [reference])],
    attachments: await attach(engines.printer, contents),
  })
  await changePayout(turn, payout.id, { status: 'paid', settledAt: engines.now(), bankReference: reference })
}

/** The bank or PayPal did not take it: the seller is asked for another account. */
export async function rejectWithin(
  turn: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  payout: PayoutLine,
  { code, reference }: { code: string; reference: string },
): Promise<void> {
  const evidence = [payout.number, ...(reference === '' ? [] : [reference])]
  await move(turn, engines, storefronts, payout, { event: 'rejected', reason: code, evidence })
  const settledAt = engines.now()
  await changePayout(turn, payout.id, { status: 'failed', settledAt, returnCode: code, bankReference: reference })
}

type Happened = {
  event: 'settled' | 'rejected'
  evidence: string[]
  reason?: string
  attachments?: Attachment[]
}

async function move(
  turn: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  payout: PayoutLine,
  happened: Happened,
): Promise<void> {
  const moved = await moveItemsWithin(turn, engines, storefronts, {
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
const MOST_CERTIFICATES = 10

async function attach(printer: Printer, { receipt, papers }: ReceiptContents): Promise<Attachment[]> {
  const certificates = Object.entries(papers.certificates)
  const documents = [
    [receipt.number, papers.receipt] as const,
    ...(certificates.length > MOST_CERTIFICATES ? [] : certificates),
  ]
  return Promise.all(
    documents.map(async ([number, document]) => ({
      filename: paperName(number),
      contentType: 'application/pdf',
      content: Buffer.from(await printer.print(document)).toString('base64'),
    })),
  )
}
