import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import type { RepairCosts, RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Cents } from '#shop/money/money.ts'
import type { PriceLine } from './pricing/price-device.ts'
import type { Answers } from './questions/follow-answers.ts'

/** A calculated offer is kept for whoever asked · it lies in a cart · it was sold · a newer one took its place. */
export type OfferStatus = 'calculated' | 'in-cart' | 'ordered' | 'superseded'

/** What the shop promises to pay for one device in the condition that was described. */
export type Offer = {
  id: string
  createdAt: Date
  validUntil: Date
  /** The session that asked. */
  visitor: string
  country: CountryCode
  locale: Locale
  segment: Segment
  landingPage: string
  deviceId: number
  deviceName: string
  /** The questions as they were asked. */
  questions: Question[]
  /** Which version of the questionnaire they are from; older offers do not know it. */
  questionnaireVersion: number | null
  answers: Answers
  condition: string
  priceList: number
  rules: RuleSet
  base: Cents
  repairCosts: RepairCosts
  pieces: number
  lines: PriceLine[]
  cents: Cents
  status: OfferStatus
  /** The offer that took its place. */
  supersededBy: string | null
}

const DAY = 24 * 60 * 60_000

export const validUntil = ({ prices }: Pick<RuleSet, 'prices'>, from: Date): Date =>
  new Date(from.getTime() + prices.offerDays * DAY)

export const hasExpired = ({ validUntil: end }: Pick<Offer, 'validUntil'>, now: Date): boolean => end <= now
