import { repairCostsOf, type Segment } from '#domain/catalogue/prices/base-price.ts'
import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Terms } from './worth.ts'

/** What today's prices say about a device, and from which list they come; nothing if it has no price. */
export async function findTerms(
  engines: Pick<Engines, 'db' | 'now'>,
  country: Country,
  device: Pick<Device, 'id' | 'seriesId'>,
  { segment, pieces }: { segment: Segment; pieces: number },
): Promise<{ terms: Terms; priceList: number } | undefined> {
  const rules = await findRules(engines)
  const price = (await findBasePrices(engines, rules, country, [device.id], segment)).get(device.id)
  const repairCosts = repairCostsOf(rules, device.seriesId)
  return price && { terms: { rules, base: price.cents, repairCosts, segment, pieces }, priceList: price.version }
}
