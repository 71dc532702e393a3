import type { RepairCosts, RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { PriceLine } from '#domain/offers/pricing/price-device.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { ModeName } from '#shop/modes/mode.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import type { QuoteContact } from './request/quote-contact.ts'

/** A colleague decides · offered · by us: no offer · by the company: no, thanks · sold · nobody said yes in time. */
export const quoteStatuses = ['requested', 'offered', 'refused', 'declined', 'accepted', 'expired'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

/** What we offer a company for many devices at once. */
export type BusinessQuote = {
  id: string
  number: number
  createdAt: Date
  country: CountryCode
  locale: Locale
  shopMode: ModeName
  landingPage: string
  status: QuoteStatus
  changedAt: Date
  contact: QuoteContact
  pieces: number
  /** The net sum of all pieces. */
  cents: Cents
  validUntil: Date | null
  decidedBy: string | null
  /** Why there is no offer, in the words that the company reads. */
  reason: string
  boxes: number | null
}

/** One device in one condition, so many times, with everything that its price is made of. */
export type QuoteLine = {
  position: number
  deviceId: number
  deviceName: string
  /** The name of the questions as they were asked. */
  questionnaire: string
  /** Which version they are from; older lines do not know it. */
  questionnaireVersion: number | null
  answers: Answers
  condition: string
  quantity: number
  imeis: readonly string[]
  priceList: number
  /** The version of the rules that its price was made with. */
  rules: number
  base: Cents
  repairCosts: RepairCosts
  /** The reasons for the price of our lists. */
  lines: readonly PriceLine[]
  calculated: Cents
  /** What we offer for one piece. */
  cents: Cents
}

const DAY = 24 * 60 * 60_000

export const quoteValidUntil = ({ business }: Pick<RuleSet, 'business'>, now: Date): Date =>
  new Date(now.getTime() + business.quoteDays * DAY)

export const piecesOf = (lines: readonly Pick<QuoteLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** What all pieces bring more because they come together, in basis points. */
export const tierOf = (lines: readonly Pick<QuoteLine, 'lines'>[]): number =>
  lines.flatMap((line) => line.lines).find((line) => line.kind === 'tier')?.basisPoints ?? 0

/** What we offer for all pieces of a line. */
export const lineTotal = ({ quantity, cents: price }: Pick<QuoteLine, 'quantity' | 'cents'>): Cents =>
  cents(price * quantity)

export const totalOf = (lines: readonly Pick<QuoteLine, 'quantity' | 'cents'>[]): Cents =>
  sumCents(lines.map(lineTotal))

/** How things stand. A quote whose time is over is expired, also before the clock has written that down. */
export function statusNow(
  { status, validUntil }: Pick<BusinessQuote, 'status' | 'validUntil'>,
  now: Date,
): QuoteStatus {
  return status === 'offered' && validUntil !== null && validUntil <= now ? 'expired' : status
}

/** More than that is fetched by a lorry, not sent in parcels. */
export const MAX_BOXES = 50

/** Into how many boxes so many pieces can be put. */
export const mostBoxes = (pieces: number): number => Math.min(pieces, MAX_BOXES)

/** So many phones can still be carried by one person. */
const PIECES_PER_BOX = 20

export const usualBoxes = (pieces: number): number => Math.min(Math.ceil(pieces / PIECES_PER_BOX), MAX_BOXES)

/** Why there is no offer, told in a few sentences. */
export const MAX_REASON_LENGTH = 1_000
