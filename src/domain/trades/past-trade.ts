import type { Cents } from '#shop/money.ts'
import type { StoredTrade, Trade } from './trade.ts'
import type { ItemState, TradeStatus } from './trade-status.ts'

/** Something that happened to a trade, or to some of its items: then it says from which state to which. */
export type PastEvent = { at: Date; event: string; from: string | null; to: string | null }

/** A trade as its seller looks back at it. */
export type PastTrade = StoredTrade & {
  status: TradeStatus
  items: { deviceName: string; image: string; status: ItemState; cents: Cents; finalCents: Cents | null }[]
  events: PastEvent[]
  carrier: Trade['parcel']['carrier']
  /** Nothing until the carrier has made the papers. */
  trackingNumber: string | null
  hasLabel: boolean
  /** The word that opens its page; nothing once that is closed. */
  link: string | null
}

const isSameMoment = (one: PastEvent, other: PastEvent): boolean =>
  one.event === other.event && one.at.getTime() === other.at.getTime()

/** What happened to the whole trade and, in the same moment, to its items is told once: by what it did to the items. */
export const tellOnce = <Event extends PastEvent>(events: readonly Event[]): Event[] =>
  events.filter(
    (event) => event.to !== null || !events.some((other) => other.to !== null && isSameMoment(event, other)),
  )
