import type { Cents } from '#shop/money/money.ts'
import type { Screen } from '#shop/screens/screens.ts'

/** What is counted about one device that somebody sells to us. */
export type CommerceEvent = {
  conditionId: string
  currency: 'EUR'
  deviceId: string
  offerId: string
  revenue: Cents
  tradeId: string
  productName: string
  category: string
  voucherCode: string | null
  voucherValue: Cents | null
}

/** The same before there is a trade. */
export type OfferEvent = Omit<CommerceEvent, 'tradeId'>

export type PurchasedItem = { deviceId: string; productName: string; category: string; price: Cents; quantity: number }

/** A whole trade, as the page's data layer hears of it. */
export type Purchase = {
  transactionId: number | string
  value: Cents
  currency: 'EUR'
  voucher: string | null
  items: readonly PurchasedItem[]
}

/** Everything that a page can tell about its visitor, if the visitor agreed. */
export type TrackedEvent =
  | { name: 'page_type'; screen: Screen | '404' }
  | { name: 'offer_generated' | 'offer_add_to_cart'; data: OfferEvent }
  /** One of them for each device that was sold. */
  | { name: 'trade_created'; data: readonly CommerceEvent[] }
  | { name: 'purchase'; data: Purchase }
