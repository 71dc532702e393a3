import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { readDevicePortions } from '#domain/catalogue/imports/read-catalogue.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import { sellerGrades, type SellerGrade } from '#domain/offers/questions/grades.ts'
import { priceOfLooks } from './price-device.ts'

/** A device that the shop buys, and what it pays for it. Zero means that it is recycled for free. */
export type FeedEntry = {
  id: number
  manufacturer: string
  name: string
  category: string
  url: string
  image: string
  prices: Record<SellerGrade, Cents>
}

/**
 * What the shop of a country pays today: for devices that work, without accessories, by their looks. In portions, so that
 * whoever wants a page meanwhile does not wait for all of them.
 */
export async function* findPriceFeed(
  engines: Pick<Engines, 'db' | 'now'>,
  country: Country,
): AsyncGenerator<FeedEntry[], undefined> {
  const rules = await findRules(engines)
  for await (const devices of readDevicePortions(engines, country.locale)) {
    const ids = devices.map(({ id }) => id)
    const base = await findBasePrices(engines, rules, country, ids)
    yield devices.flatMap(({ id, manufacturer, name, category, url, image }) => {
      const price = base.get(id)
      return price ? [{ id, manufacturer, name, category, url, image, prices: pricesByGrade(rules, price.cents) }] : []
    })
  }
}

function pricesByGrade(rules: RuleSet, base: Cents) {
  const terms = { rules, base, repairCosts: {}, segment: 'consumer', pieces: 1 } as const
  return Object.fromEntries(sellerGrades.map((grade) => [grade, priceOfLooks(terms, grade)])) as FeedEntry['prices']
}
