import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { repairCostsOf } from '#domain/catalogue/prices/base-price.ts'
import { currentPrice, type CurrentPrices } from '#domain/catalogue/price-lists/current-prices.ts'
import { marginOf, type Resale } from '#domain/catalogue/price-lists/margin.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { resaleInState } from '#domain/business/quotes/decisions/line-margin.ts'
import { priceDevice, type DevicePrice } from '#domain/offers/pricing/price-device.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import { followAnswers, isComplete, type Answers } from '#domain/offers/questions/follow-answers.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { PastDevice } from './past-device.ts'

/** All that decides a price. A version replaces one of it: the rules, the prices, or the questions. */
export type Deciding = {
  rules: RuleSet
  prices: CurrentPrices
  questions: (device: PastDevice) => readonly Question[]
}

/** What a device brings as things stand, and as the version would have it. */
export type Comparison = {
  before: Cents
  after: Cents
  /** What is probably left for us; nothing where nobody knows what it sells for. */
  margin: { before: Cents; after: Cents } | null
}

export type LeftOut = 'no-price' | 'not-answered'

/**
 * The same device, answers and day before and after. What it sells for does not depend on what we pay for its state: that is
 * taken from before.
 */
export function compareDevice(
  device: PastDevice,
  { before, after }: { before: Deciding; after: Deciding },
  resale: Resale | undefined,
): Comparison | LeftOut {
  const terms = { before: termsOf(device, before), after: termsOf(device, after) }
  if (!terms.before || !terms.after) return 'no-price'
  const old = priceAgain(terms.before, before.questions(device), device.answers)
  const fresh = priceAgain(terms.after, after.questions(device), device.answers)
  if (!old || !fresh) return 'not-answered'

  const inState = old.lines.length === 0 ? null : resaleInState({ base: terms.before.base, lines: old.lines }, resale)
  const margin = inState && {
    before: leftOf(before.rules, inState, old.cents),
    after: leftOf(after.rules, inState, fresh.cents),
  }
  return { before: old.cents, after: fresh.cents, margin }
}

/** What is recycled for free is not sold again: nothing is left, and nothing is lost. */
const leftOf = (rules: RuleSet, inState: Resale, price: Cents): Cents =>
  price === 0 ? price : (marginOf(rules, inState, price) ?? cents(0))

function termsOf(device: PastDevice, { rules, prices }: Deciding): Terms | undefined {
  const base = currentPrice(prices, rules, device)
  if (base === undefined) return undefined
  const { seriesId, segment, pieces, agreed } = device
  return { rules, base, repairCosts: repairCostsOf(rules, seriesId), segment, pieces, agreed: agreed ?? undefined }
}

/** What we would not buy is worth nothing, as on the bench; what was not asked then has no price now. */
function priceAgain(terms: Terms, questions: readonly Question[], answers: Answers): DevicePrice | undefined {
  const walk = followAnswers(questions, answers)
  if (walk.gate) return { cents: cents(0), lines: [] }
  return isComplete(walk) ? priceDevice(terms, questions, answers) : undefined
}
