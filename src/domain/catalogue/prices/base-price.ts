import type { RepairCosts, RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Country } from '#shop/countries/country.ts'
import { cents, type Cents } from '#shop/money/money.ts'

/** Private people, or companies with net prices. */
export type Segment = 'consumer' | 'business'

/** The leading country's price in the money of another market: basis points, cut to whole cents. */
export const priceIn = ({ prices }: Pick<RuleSet, 'prices'>, { code }: Pick<Country, 'code'>, amount: number): Cents =>
  part(amount, prices.countries[code] ?? 10_000)

/** What repairs of a device of this series cost us. */
export const repairCostsOf = ({ repairs }: Pick<RuleSet, 'repairs'>, seriesId: number): RepairCosts =>
  repairs[seriesId] ?? {}

/** So many basis points of an amount, cut to whole cents. */
export const part = (amount: number, basisPoints: number): Cents => cents(Math.trunc((amount * basisPoints) / 10_000))

/** What is offered for something of this worth: whole steps, and nothing at all below the lowest offer. */
export function offerFor({ prices: { step, lowestOffer } }: Pick<RuleSet, 'prices'>, worth: Cents): Cents {
  const rounded = cents(worth - (worth % step))
  return rounded < lowestOffer ? cents(0) : rounded
}

/** What a company gets of an amount that a private person would get: companies sell net. */
export const withoutVat = ({ business }: Pick<RuleSet, 'business'>, gross: Cents): Cents =>
  cents(Math.trunc((gross * 10_000) / (10_000 + business.vat)))

/** The most that somebody can get for a device without accessories: as new, everything works. Zero means recycling. */
export const upToPrice = (rules: RuleSet, base: Cents, segment: Segment): Cents =>
  offerFor(rules, segment === 'business' ? withoutVat(rules, base) : base)
