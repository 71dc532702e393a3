import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { priceIn, type Segment } from '#domain/catalogue/prices/base-price.ts'
import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'

export type PricePlace = { deviceId: number; country: CountryCode; segment: Segment }

/** A price that somebody has set, and since when it counts. */
export type SetPrice = PricePlace & { cents: number; liveFrom: Date }

/** All prices that somebody has set and that count now, by their place. */
export type CurrentPrices = ReadonlyMap<string, SetPrice>

export const placeKey = ({ deviceId, country, segment }: PricePlace): string => `${deviceId} ${country} ${segment}`

export const currentPricesOf = (prices: readonly SetPrice[]): CurrentPrices =>
  new Map(prices.map((price) => [placeKey(price), price]))

/** What counts in a place: its own price, or the one that it follows. */
export function currentPrice(
  board: CurrentPrices,
  rules: RuleSet,
  { deviceId, country, segment }: PricePlace,
): Cents | undefined {
  const segments: Segment[] = segment === 'consumer' ? ['consumer'] : [segment, 'consumer']
  for (const each of segments) {
    const own = board.get(placeKey({ deviceId, country, segment: each }))
    if (own) return cents(own.cents)
    const leading = board.get(placeKey({ deviceId, country: LEADING_COUNTRY, segment: each }))
    if (leading) return priceIn(rules, { code: country }, leading.cents)
  }
  return undefined
}
