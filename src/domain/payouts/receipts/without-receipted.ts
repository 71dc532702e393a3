import { withVoucher } from '#domain/offers/vouchers/with-voucher.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Trade } from '#domain/trades/trade.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { cents, sumCents } from '#shop/money/money.ts'
import { payoutsOfTrade, type PayoutLine } from '#domain/payouts/batches/batch-store.ts'
import { openReceipt, type ReceiptContents } from './sealed-receipt.ts'
import { receiptsOfTrade } from './receipt-store.ts'

export type WithoutReceipted = {
  /** Receipts of before that speak of devices of this payout. */
  earlier: ReceiptContents[]
  /** What no receipt says yet; nothing, if all is said. */
  unsaid: PayoutLine | undefined
}

/**
 * What was paid, came back and is paid again was sold once: it keeps the receipt that it has. A voucher may come with
 * other devices than the first time, so that it is counted for the whole trade.
 */
export async function withoutReceipted(
  tx: Transaction,
  { vault }: Pick<Engines, 'vault'>,
  trade: Trade,
  payout: PayoutLine,
): Promise<WithoutReceipted> {
  const payouts = await payoutsOfTrade(tx, trade.id)
  if (!payouts.some(({ status }) => status === 'returned')) return { earlier: [], unsaid: payout }

  const receipts = (await receiptsOfTrade(tx, trade.id)).map((stored) => openReceipt(vault, stored))
  const said = new Set(receipts.flatMap(({ receipt }) => receipt.items.map(({ reference }) => reference)))
  const references = new Map(trade.items.map(({ id, position }) => [id, itemReference(trade.number, position)]))
  const items = payout.items.filter(({ id }) => !said.has(references.get(id)!))
  const arrived = payouts.filter(({ id, status }) => status === 'paid' || id === payout.id)
  const voucherSaid = sumCents(receipts.map(({ receipt }) => receipt.voucherCents))
  const voucherPaid = sumCents(arrived.map(({ voucherCents }) => voucherCents))
  const voucherCents = cents(Math.max(0, voucherPaid - voucherSaid))
  const total = withVoucher(sumCents(items.map((item) => item.cents)), voucherCents)

  const paidFor = new Set(payout.items.map(({ id }) => references.get(id)!))
  return {
    earlier: receipts.filter(({ receipt }) => receipt.items.some(({ reference }) => paidFor.has(reference))),
    unsaid: items.length === 0 && voucherCents === 0 ? undefined : { ...payout, items, voucherCents, cents: total },
  }
}
