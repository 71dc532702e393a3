import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import type { Agreement } from '#domain/offers/pricing/worth.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { CountryCode } from '#shop/countries/country.ts'

/** Offered and not sold · sold, as its seller described it · inspected, as we found it. */
export const pastKinds = ['offered', 'sold', 'inspected'] as const

export type PastKind = (typeof pastKinds)[number]

/** A device that somebody offered to us, with the best that we know about it. */
export type PastDevice = {
  kind: PastKind
  at: Date
  country: CountryCode
  segment: Segment
  deviceId: number
  deviceName: string
  seriesId: number
  /** The name of the questions that were asked about it. */
  questionnaire: string
  answers: Answers
  pieces: number
  agreed: Agreement | null
  trade: number | null
  status: ItemState | null
  /** What we said that we pay. */
  cents: number
}

/** These cost us nothing: they never came, went back, or were given to us. */
const notBought: ReadonlySet<ItemState> = new Set<ItemState>([
  'CANCELLED',
  'EXPIRED',
  'MISSING',
  'RECYCLED',
  'RETURN_PENDING',
  'RETURNED',
  'SEIZED',
])

/** Whether we have paid for it, or probably will. */
export const isBought = ({ status }: Pick<PastDevice, 'status'>): boolean => status !== null && !notBought.has(status)
