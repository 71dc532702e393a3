import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { priceDevice, type PriceLine } from '#domain/offers/pricing/price-device.ts'
import { volumeTiers } from '#domain/offers/pricing/volume-tiers.ts'
import type { Country } from '#shop/countries/country.ts'
import { cents, formatMoney, type Cents } from '#shop/money/money.ts'
import { timeLimitsOf } from '#shop/time-limits.ts'
import type { Values } from '#shop/messages/messages.ts'

/** A worked example, not a quote: what the shop pays a private person for a phone, and for how many it is shown. */
const EXAMPLE = { base: cents(152_00), pieces: 30 }

export type ShownTier = { from: number; to: number; percent: number; each: Cents }

export type ShownExample = { pieces: number; lines: PriceLine[]; each: Cents; sum: Cents }

/** The numbers of the page, from where they are decided: nothing on it is promised that the shop does not do. */
export function loadBusinessFacts(
  rules: RuleSet,
  country: Country,
): { facts: Values; tiers: ShownTier[]; example: ShownExample } {
  const { business, prices } = rules
  const tiers = volumeTiers(rules).map(({ from, to, bonus }) => ({
    from,
    to,
    percent: bonus / 100,
    each: priceFor(rules, from).cents,
  }))
  const { cents: each, lines } = priceFor(rules, EXAMPLE.pieces)

  return {
    facts: {
      cap: formatMoney(business.cap, country.icuLocale),
      lowest: formatMoney(prices.lowestOffer, country.icuLocale),
      manual: business.manualFrom,
      first: tiers.find(({ percent }) => percent > 0)?.from ?? business.manualFrom,
      days: prices.offerDays,
      clarification: timeLimitsOf(country).clarification,
      carrier: country.footerShippingLogo.toUpperCase(),
    },
    tiers,
    example: {
      pieces: EXAMPLE.pieces,
      lines: lines.filter((line) => line.cents !== 0),
      each,
      sum: cents(each * EXAMPLE.pieces),
    },
  }
}

const priceFor = (rules: RuleSet, pieces: number) =>
  priceDevice({ rules, base: EXAMPLE.base, repairCosts: {}, segment: 'business', pieces }, [], {})
