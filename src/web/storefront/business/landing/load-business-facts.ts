import { LOWEST_OFFER } from '#domain/catalogue/prices/base-price.ts'
import { BUSINESS_CAP } from '#domain/cart/business-cap.ts'
import { OFFER_DAYS } from '#domain/offers/offer.ts'
import { priceDevice, type PriceLine } from '#domain/offers/pricing/price-device.ts'
import { MANUAL_FROM_PIECES, volumeTiers } from '#domain/offers/pricing/volume-tiers.ts'
import type { Country } from '#shop/countries/country.ts'
import { cents, formatMoney, type Cents } from '#shop/money/money.ts'
import { timeLimitsOf } from '#shop/time-limits.ts'
import type { Values } from '#shop/messages/messages.ts'

/** A worked example, not a quote: what the shop pays a private person for a phone, and for how many it is shown. */
const EXAMPLE = { base: cents(152_00), pieces: 30 }

export type ShownTier = { from: number; to: number; percent: number; each: Cents }

export type ShownExample = { pieces: number; lines: PriceLine[]; each: Cents; sum: Cents }

/** The numbers of the page, from where they are decided: nothing on it is promised that the shop does not do. */
export function loadBusinessFacts(country: Country): { facts: Values; tiers: ShownTier[]; example: ShownExample } {
  const tiers = volumeTiers().map(({ from, to, basisPoints }) => ({
    from,
    to,
    percent: basisPoints / 100,
    each: priceFor(from).cents,
  }))
  const { cents: each, lines } = priceFor(EXAMPLE.pieces)

  return {
    facts: {
      cap: formatMoney(BUSINESS_CAP, country.icuLocale),
      lowest: formatMoney(LOWEST_OFFER, country.icuLocale),
      manual: MANUAL_FROM_PIECES,
      first: tiers.find(({ percent }) => percent > 0)!.from,
      days: OFFER_DAYS,
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

const priceFor = (pieces: number) =>
  priceDevice({ base: EXAMPLE.base, repairCosts: {}, segment: 'business', pieces }, [], {})
