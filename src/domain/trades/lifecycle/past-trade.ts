import type { Cents } from '#shop/money/money.ts'
import type { Payout } from '#domain/trades/money/payout-of.ts'
import type { StoredTrade, Trade } from '#domain/trades/trade.ts'
import type { Tracker } from '#domain/trades/tracker/trade-tracker.ts'
import type { ItemState, TradeStatus } from './trade-status.ts'

/** Something that happened to a trade, or to some of its items: then it says from which state to which. */
export type PastEvent = { at: Date; event: string; from: string | null; to: string | null }

type PastItem = {
  deviceName: string
  image: string
  status: ItemState
  /** What was promised, what it is worth after we have looked at it, and what it pays as things stand. */
  cents: Cents
  finalCents: Cents | null
  payoutCents: Cents
}

/** A trade as its seller looks back at it. */
export type PastTrade = StoredTrade & {
  status: TradeStatus
  items: PastItem[]
  /** What it pays as things stand. */
  payout: Payout
  events: PastEvent[]
  tracker: Tracker
  /** By when it is paid, if nothing is left to do but wait. */
  payBy: Date | null
  canBeHandedIn: boolean
  carrier: Trade['parcel']['carrier']
  /** Nothing until the carrier has made the documents. */
  trackingNumber: string | null
  hasLabel: boolean
  /** The word that opens its page; nothing once that is closed. */
  link: string | null
}

const isSameMoment = (one: PastEvent, other: PastEvent): boolean =>
  one.event === other.event && one.at.getTime() === other.at.getTime()

/** What happened to the whole trade and, in the same moment, to its items is told once: by what it did to the items. */
export const withoutRepeats = <Event extends PastEvent>(events: readonly Event[]): Event[] =>
  events.filter(
    (event) => event.to !== null || !events.some((other) => other.to !== null && isSameMoment(event, other)),
  )
