import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import { voucherValue, type VoucherTerms } from '#domain/offers/vouchers/voucher.ts'
import { withVoucher } from '#domain/offers/vouchers/with-voucher.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

/** As much of a device as decides what is paid for it. */
export type ItemFacts = {
  id: string
  /** What was promised. */
  cents: Cents
  /** What it is worth after we have looked at it; nothing until then. */
  finalCents: Cents | null
  status: ItemState
}

/** As much of a trade as decides what it pays. */
export type TradeFacts = {
  segment: Segment
  /** What its voucher promises; nothing without one. */
  voucherTerms: VoucherTerms | null
  /** How much of the voucher is in payouts that live. */
  voucherPaid: Cents
  items: readonly ItemFacts[]
}

export type PaidItem = { id: string; cents: Cents }

export type Payout = {
  /** What is paid for, in the order of the trade. */
  items: PaidItem[]
  itemTotal: Cents
  voucher: Cents
  total: Cents
  /** Companies sell net. */
  net: boolean
}

/** What comes to nothing is not paid. */
const unpaidStates: ReadonlySet<ItemState> = new Set([
  'CANCELLED',
  'EXPIRED',
  'RETURN_PENDING',
  'RETURNED',
  'RECYCLED',
  'SEIZED',
])

/** These devices stay with us, whether or not their money has arrived. */
const keptStates: ReadonlySet<ItemState> = new Set(['ACCEPTED', 'PAYOUT_PENDING', 'PAYOUT_FAILED', 'PAID'])

/**
 * What a trade pays as things stand: the bank, the receipt, the letters and every page read this. What is not decided
 * counts as promised. What was paid of a voucher stays paid: nobody has to give something back.
 */
export function payoutOf({ segment, voucherTerms, voucherPaid, items }: TradeFacts): Payout {
  const paid = items.filter(({ status }) => !unpaidStates.has(status)).map(toPay)
  const worth = voucherTerms && paid.length > 0 ? voucherValue(voucherTerms, sumOf(paid)) : 0
  return payoutWith(segment, paid, cents(Math.max(worth, voucherPaid)))
}

/** What a device is worth as far as we know, whether or not it is paid. */
export const priceOf = ({ cents: promised, finalCents }: Pick<ItemFacts, 'cents' | 'finalCents'>): Cents =>
  finalCents ?? promised

const toPay = (item: ItemFacts): PaidItem => ({ id: item.id, cents: priceOf(item) })

const sumOf = (items: readonly PaidItem[]): Cents => sumCents(items.map((item) => item.cents))

function payoutWith(segment: Segment, items: PaidItem[], voucher: Cents): Payout {
  const itemTotal = sumOf(items)
  return { items, itemTotal, voucher, total: withVoucher(itemTotal, voucher), net: segment === 'business' }
}

/** What a trade pays for the devices that we keep for certain, paid or not. */
export const keptPayout = (trade: TradeFacts): Payout =>
  payoutOf({ ...trade, items: trade.items.filter(({ status }) => keptStates.has(status)) })

/**
 * The part of it that these devices bring now: what they cost, and what the voucher has come to beyond what was paid of
 * it. So a fixed voucher comes with the first device that we keep, and a percentage grows with what we keep.
 */
export function payoutFor(trade: TradeFacts, itemIds: ReadonlySet<string>): Payout {
  const kept = keptPayout(trade)
  const due = kept.items.filter(({ id }) => itemIds.has(id))
  return payoutWith(trade.segment, due, cents(due.length === 0 ? 0 : kept.voucher - trade.voucherPaid))
}
