import type { Seller } from '#domain/accounts/profile/seller.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { ModeName } from '#shop/modes/mode.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Company } from './sale/new-trade.ts'
import type { ItemFacts, TradeFacts } from './money/payout-of.ts'
import type { ItemState } from './lifecycle/trade-status.ts'

/** One customer selling one cart to us. */
export type StoredTrade = Omit<TradeFacts, 'items'> & {
  id: string
  number: number
  createdAt: Date
  country: CountryCode
  locale: Locale
  shopMode: ModeName
  landingPage: string
  email: string
  seller: Seller & Partial<Company>
  paymentType: string
  payeeHint: string
  voucher: string | null
  /** What it came to when the trade was made. */
  voucherCents: Cents
  /** What was promised for the items together, without the voucher. */
  cents: Cents
  priceValidUntil: Date
  identityCheck: boolean
  /** The quote to a company of which it is one box. */
  businessQuoteId: string | null
}

/** One physical device. */
export type TradeItem = ItemFacts & {
  /** Counted from 0. */
  position: number
  offer: Offer
  statusSince: Date
  /** When the clock moves it on. */
  dueAt: Date | null
  imei: string | null
  serialNumber: string | null
  /** Where it stands in our house. */
  place: string | null
  /** Its first sign of life came after the price had run out. */
  isLate: boolean
  /** Nobody announced it: its offer says what we found, not what its seller said. */
  isUnannounced: boolean
  /** Its price was an error of ours: the offer that we would have made, while its seller has not said yes to it. */
  correction: Offer | null
}

/** Something that happened to the trade as a whole. */
export type TradeEvent = { at: Date; event: string }

/** What the carrier gave us for the parcel. */
export type ShippingDocuments = { trackingNumber: string; dropOffCode: string; labelFile: string }

/** A trade with all its parts. The parcel's documents follow a moment after the sale. */
export type Trade = StoredTrade & {
  items: TradeItem[]
  events: TradeEvent[]
  parcel: { id: string; carrier: 'dhl' | 'ups' }
  shippingDocuments: ShippingDocuments | null
}

/** The first state of every item: nothing was sent yet. */
export const FIRST_STATUS = 'EXPECTED' satisfies ItemState
