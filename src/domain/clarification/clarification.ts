import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Offer } from '#domain/offers/offer.ts'
import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import { payoutOf, type Payout, type TradeFacts } from '#domain/trades/money/payout-of.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import type { Cents } from '#shop/money/money.ts'

/** What a seller can answer. */
export const answerKinds = ['accept', 'return', 'recycle', 'second-look'] as const

export type AnswerKind = (typeof answerKinds)[number]

/** One thing that can be chosen; its id stands in the links of the letter. */
export type Option = { id: string; kind: AnswerKind; cents: Cents }

/** What the device is worth in the condition in which we found it. */
export type Found = { lines: readonly PriceLine[]; cents: Cents; condition: string }

export type ShownPhoto = { id: string; width: number; height: number }

/** An open question to the seller, or one that he has answered. */
export type Clarification = {
  id: string
  trade: Trade
  item: TradeItem
  openedAt: Date
  deadline: Date
  reasons: string[]
  photos: ShownPhoto[]
  options: Option[]
  /** What was promised. */
  promised: Cents
  found: Found
  /** Our offer for what we found, if it is another device than announced, or one that nobody announced. */
  instead: Offer | null
  /** Nothing while it is open. */
  answer: AnswerKind | null
  answeredAt: Date | null
}

/** Where there is no money left there is nothing to accept, and nobody is asked for a third look. */
export const answersTo = ({ cents }: Found, isSecondLook: boolean): AnswerKind[] =>
  answerKinds.filter((kind) => (kind === 'accept' ? cents > 0 : kind !== 'second-look' || !isSecondLook))

/** What the device becomes by each answer; a second look decides nothing. */
const outcomes = {
  accept: 'ACCEPTED',
  return: 'RETURN_PENDING',
  recycle: 'RECYCLED',
  'second-look': 'IN_INSPECTION',
} as const satisfies Record<AnswerKind, ItemState>

/** What the whole trade pays once the seller has answered so, its voucher included. */
export function payoutAfter(
  trade: TradeFacts,
  { item, found, answer }: { item: Pick<TradeItem, 'id'>; found: Pick<Found, 'cents'>; answer: AnswerKind },
): Payout {
  const decided = { status: outcomes[answer], ...(answer === 'accept' && { finalCents: found.cents }) }
  const items = trade.items.map((each) => (each.id === item.id ? { ...each, ...decided } : each))
  return payoutOf({ ...trade, items })
}

type AskedAbout = Pick<Clarification, 'instead'> & { item: Pick<TradeItem, 'offer' | 'isUnannounced'> }

/** The device that a clarification is about: as it was announced, or as it really is. */
export const deviceOf = ({ item, instead }: AskedAbout): Offer => instead ?? item.offer

/** What was promised, line by line, and the questions by which both prices are explained. */
export function promisedLines({ item, instead }: AskedAbout): { questions: Question[]; lines: PriceLine[] } {
  const { questions, lines } = item.offer
  // A device that nobody announced has no price but the one that we offer.
  if (item.isUnannounced) return { questions: (instead ?? item.offer).questions, lines: [] }
  if (!instead) return { questions, lines }
  const others = questions.filter(({ code }) => !instead.questions.some((question) => question.code === code))
  return { questions: [...instead.questions, ...others], lines }
}

type PricesBehind = 'shopPrices' | 'todaysPrices' | 'correctedPrices' | 'samePrices'

/** By which prices the new one was made, as sellers are told. */
export function pricesBehind({
  item,
  instead,
}: Pick<Clarification, 'instead'> & { item: Pick<TradeItem, 'isLate' | 'correction'> }): PricesBehind {
  if (instead) return 'shopPrices'
  if (item.isLate) return 'todaysPrices'
  return item.correction ? 'correctedPrices' : 'samePrices'
}

const MAX_REASONS = 10

/** Enough words to mean something, and few enough to be read. */
const isReason = (text: string): boolean => text.trim().length >= 3 && text.length <= 300

export const areReasons = (reasons: readonly string[]): boolean =>
  reasons.length > 0 && reasons.length <= MAX_REASONS && reasons.every(isReason)
