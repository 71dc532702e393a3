import type { Country } from '#shop/country.ts'
import { cents, type Cents } from '#shop/money.ts'
import type { Effect } from './catalogue.ts'

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
