import { repairCostsOf } from '#domain/catalogue/prices/base-price.ts'
import type { Device } from '#domain/catalogue/devices/catalogue.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findPopularModels } from '#domain/catalogue/entries/find-models.ts'
import { findBasePrices, type BasePrice } from '#domain/catalogue/prices/find-prices.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RepairCosts, RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Chance } from './chance.ts'

/** What people of one country sell, and what it was worth on a day. */
export type Stock = {
  devices: readonly Device[]
  priceOn(device: Device, day: Date): Promise<(BasePrice & { rules: RuleSet; repairCosts: RepairCosts }) | undefined>
}

/** The models that are sold most come first, and more than once. */
const KINDS_OF_DEVICES = 18

export async function openStock(engines: Pick<Engines, 'db'>, country: Country, chance: Chance): Promise<Stock> {
  const models = await findPopularModels(engines, country.locale, {}, 70)
  const chosen = Array.from({ length: KINDS_OF_DEVICES }, () => chance.pick(chance.early(models).deviceIds))
  // The first questions and rules count on every day of the demo.
  const today = { ...engines, now: () => new Date() }
  const found = await Promise.all([...new Set(chosen)].map((id) => findDevice(today, country.locale, id)))
  const devices = found.flatMap((each) => (each ? [each.device] : []))
  const ids = devices.map(({ id }) => id)
  const prices = new Map<string, Promise<Map<number, BasePrice>>>()
  const rules = await findRules(today)

  return {
    devices,
    async priceOn({ id, seriesId }, day) {
      // The price lists of the demo begin with a month: within one, prices stay.
      const key = day.toISOString().slice(0, 7)
      if (!prices.has(key)) prices.set(key, findBasePrices({ ...engines, now: () => day }, rules, country, ids))
      const price = (await prices.get(key)!).get(id)
      return price && { ...price, rules, repairCosts: repairCostsOf(rules, seriesId) }
    },
  }
}
