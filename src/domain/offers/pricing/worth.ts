import { withoutVat, offerFor, part, type Segment } from '#domain/catalogue/prices/base-price.ts'
import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import type { RepairCosts, RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { deductionFor } from './deduction.ts'
import type { Grade } from '#domain/offers/questions/grades.ts'
import { tierFor } from './volume-tiers.ts'

/** A price that was agreed with a company, instead of that of our lists. */
export type Agreement = { price: Cents; instead: Cents }

/** What a price depends on besides the answers. An offer keeps it, so that a second look uses the same. */
export type Terms = {
  rules: RuleSet
  base: Cents
  repairCosts: RepairCosts
  segment: Segment
  pieces: number
  agreed?: Agreement | undefined
}

/** What a device that looks so is worth if nothing else is wrong with it. */
export const gradedPrice = ({ rules, base }: Terms, grade: Grade): Cents => part(base, rules.prices.grades[grade])

/** What an answer does to the worth of a device that looks so: takes a share off, adds to it, or comes along with it. */
export type Share = { taken: number; added: number; along: number }

export const NO_SHARE: Share = { taken: 0, added: 0, along: 0 }

export const plus = (one: Share, other: Share): Share => ({
  taken: one.taken + other.taken,
  added: one.added + other.added,
  along: one.along + other.along,
})

/** An amount counts as an accessory where answers have no order; where they run from good to bad, it is the device's own. */
export function shareOf(
  terms: Terms,
  graded: Cents,
  { ordered }: Pick<Question, 'ordered'>,
  { effect }: Answer,
): Share {
  const amount = effect.cents ?? 0
  const isAlong = !ordered && amount > 0
  return {
    taken: deductionFor(terms, graded, effect),
    added: part(graded, effect.bonusBp ?? 0) + (isAlong ? 0 : amount),
    along: isAlong ? amount : 0,
  }
}

/** What all faults together may take: never everything. */
export const mostTaken = ({ rules }: Terms, graded: Cents): Cents => part(graded, rules.prices.maxDeduction)

/** What the shop would pay for a device by itself; its accessories count only if that is anything at all (C7.13). */
export function worthOf(terms: Terms, graded: Cents, { taken, added, along }: Share): Cents {
  const own = cents(Math.max(graded - Math.min(taken, mostTaken(terms, graded)) + added, 0))
  return isBought(terms, own) ? cents(own + along) : own
}

export const isBought = (terms: Terms, own: Cents): boolean => offerFor(terms.rules, netOf(terms, own).payable) > 0

/** Companies sell net, and get more for many. */
export function netOf({ rules, segment, pieces }: Terms, worth: Cents): { vat: Cents; bonus: Cents; payable: Cents } {
  if (segment === 'consumer') return { vat: cents(0), bonus: cents(0), payable: worth }
  const net = withoutVat(rules, worth)
  const bonus = part(net, tierFor(rules, pieces))
  return { vat: cents(net - worth), bonus, payable: cents(net + bonus) }
}
