import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { priceIn, upToPrice, type Segment } from './base-price.ts'
import { priceDay } from './price-day.ts'
import { pricesAt, pricesSince, type StoredPrice } from './price-store.ts'

export type BasePrice = { cents: Cents; version: number }

export type PricePoint = { day: string; cents: Cents }

type Reads = Pick<Engines, 'db' | 'now'>

const inCountry = (rules: RuleSet, country: Country, price: StoredPrice): Cents =>
  price.country === country.code ? cents(price.cents) : priceIn(rules, country, price.cents)

/** Today's base price of each device, with the price list it comes from. Devices without a price are left out. */
export async function findBasePrices(
  { db, now }: Reads,
  rules: RuleSet,
  country: Country,
  deviceIds: readonly number[],
  segment: Segment = 'consumer',
): Promise<Map<number, BasePrice>> {
  const prices = await pricesAt(db, { country: country.code, segment, moment: now() }, deviceIds)
  return new Map(
    prices.map((price) => [price.deviceId, { cents: inCountry(rules, country, price), version: price.version }]),
  )
}

/** “Up to …”: the most that the shop pays for each of these devices today. */
export async function findTopPrices(
  engines: Reads,
  country: Country,
  deviceIds: readonly number[],
  segment: Segment = 'consumer',
) {
  const rules = await findRules(engines)
  const base = await findBasePrices(engines, rules, country, deviceIds, segment)
  return new Map([...base].map(([id, price]) => [id, upToPrice(rules, price.cents, segment)]))
}

/** How the price of a device went over the last twelve months, the oldest first. */
export async function findPriceTrend(
  { db, now }: Reads,
  country: Country,
  deviceId: number,
  segment: Segment = 'consumer',
): Promise<PricePoint[]> {
  const today = now()
  const yearAgo = new Date(Date.UTC(today.getUTCFullYear() - 1, today.getUTCMonth(), 1))
  const range = { country: country.code, segment, from: priceDay(yearAgo), to: today }
  const [rules, prices] = await Promise.all([findRules({ db, now }), pricesSince(db, range, deviceId)])

  return prices.map((price) => ({
    day: price.validFrom,
    cents: upToPrice(rules, inCountry(rules, country, price), segment),
  }))
}
