import type { Country } from '#shop/countries/country.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { Effect } from '#domain/catalogue/devices/catalogue.ts'

/** What replacing a part of a device costs us, where we know it. */
export type RepairCosts = Partial<Record<NonNullable<Effect['part']>, number>>

/** Private people, or companies with net prices. */
export type Segment = 'consumer' | 'business'

/** Offers are whole halves of a euro. */
export const STEP = 50

/** Below this nobody is paid; the device is recycled for free. */
export const LOWEST_OFFER = cents(5_00)

/** The leading country's price in the money of another market: basis points, cut to whole cents. */
export const priceIn = (country: Pick<Country, 'priceFactor'>, amount: number): Cents =>
  cents(Math.trunc((amount * country.priceFactor) / 10_000))

/** What is offered for something of this worth: whole steps, and nothing at all below the lowest offer. */
export function offerFor(worth: Cents): Cents {
  const rounded = cents(worth - (worth % STEP))
  return rounded < LOWEST_OFFER ? cents(0) : rounded
}

/** German value added tax, in basis points on top. */
const WITH_VAT = 11_900

/** What a company gets of an amount that a private person would get: companies sell net. */
export const withoutVat = (gross: Cents): Cents => cents(Math.trunc((gross * 10_000) / WITH_VAT))

/** The most that somebody can get for a device without accessories: as new, everything works. Zero means recycling. */
export const upToPrice = (base: Cents, segment: Segment): Cents =>
  offerFor(segment === 'business' ? withoutVat(base) : base)
