import type { Seller } from '#domain/accounts/seller.ts'
import type { Segment } from '#domain/catalogue/base-price.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { CountryCode } from '#shop/country.ts'
import type { Locale } from '#shop/locale.ts'
import type { ModeName } from '#shop/mode.ts'
import { cents, type Cents } from '#shop/money.ts'
import type { Company } from './new-trade.ts'
import type { ItemState } from './trade-status.ts'

/** One customer selling one cart to us. */
export type StoredTrade = {
  id: string
  number: number
  createdAt: Date
  country: CountryCode
  locale: Locale
  segment: Segment
  shopMode: ModeName
  landingPage: string
  email: string
  seller: Seller & Partial<Company>
  paymentType: string
  payeeHint: string
  voucher: string | null
  voucherCents: Cents
  /** The sum of the items, without the voucher. */
  cents: Cents
  priceValidUntil: Date
  identityCheck: boolean
  /** The quote to a company of which it is one box. */
  businessQuoteId: string | null
}

/** One physical device. */
export type TradeItem = {
  id: string
  /** Counted from 0. */
  position: number
  offer: Offer
  /** What was promised. */
  cents: Cents
  /** What it is worth after we have looked at it; nothing until then. */
  finalCents: Cents | null
  status: ItemState
  statusSince: Date
  /** When the clock moves it on. */
  dueAt: Date | null
  imei: string | null
  serialNumber: string | null
  /** Its first sign of life came after the price had run out. */
  isLate: boolean
}

/** What is paid for an item as things stand. */
export const paidFor = ({ cents: promised, finalCents }: Pick<TradeItem, 'cents' | 'finalCents'>): Cents =>
  finalCents ?? promised

/** What comes to nothing is not paid. */
const unpaidStates: ReadonlySet<ItemState> = new Set([
  'CANCELLED',
  'EXPIRED',
  'RETURN_PENDING',
  'RETURNED',
  'RECYCLED',
  'SEIZED',
])

/** What its seller can expect for an item as things stand. */
export const worthNow = (item: Pick<TradeItem, 'cents' | 'finalCents' | 'status'>): Cents =>
  unpaidStates.has(item.status) ? cents(0) : paidFor(item)

/** Something that happened to the trade as a whole. */
export type TradeEvent = { at: Date; event: string }

/** What the carrier gave us for the parcel. */
export type Papers = { trackingNumber: string; dropOffCode: string; labelFile: string }

/** A trade with all its parts. The parcel's papers follow a moment after the sale. */
export type Trade = StoredTrade & {
  items: TradeItem[]
  events: TradeEvent[]
  parcel: { id: string; carrier: 'dhl' | 'ups' }
  papers: Papers | null
}

/** The first state of every item: nothing was sent yet. */
export const FIRST_STATUS = 'EXPECTED' satisfies ItemState

/** What is paid in the end if everything is as described. */
export const payoutOf = ({ cents: sum, voucherCents }: Pick<StoredTrade, 'cents' | 'voucherCents'>): Cents =>
  cents(sum + voucherCents)

export type ItemGroup = {
  offer: Offer
  status: ItemState
  pieces: number
  /** What was promised, and what can be expected as things stand. */
  cents: Cents
  worth: Cents
}

/** Devices with the same offer and the same fate are told in one line. */
export function groupItems(items: readonly TradeItem[]): ItemGroup[] {
  const groups = new Map<string, ItemGroup>()
  for (const item of items) {
    const { offer, status, finalCents } = item
    const key = `${offer.id} ${status} ${finalCents}`
    const group = groups.get(key) ?? { offer, status, pieces: 0, cents: cents(0), worth: cents(0) }
    groups.set(key, {
      ...group,
      pieces: group.pieces + 1,
      cents: cents(group.cents + item.cents),
      worth: cents(group.worth + worthNow(item)),
    })
  }
  return [...groups.values()]
}
