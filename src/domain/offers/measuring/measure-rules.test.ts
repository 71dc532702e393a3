import { describe, expect, test } from 'vitest'
import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { beyondGuardRails } from '#domain/catalogue/versions/guard-rails.ts'
import { usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { measureRules } from './measure-rules.ts'
import { priceOfLooks } from '#domain/offers/pricing/price-device.ts'

const engines = useEngines({ stocked: true })

const measure = (change: Partial<RuleSet>) =>
  measureRules(engines().db, firstRules, { ...firstRules, ...change }, engines().now())

const beyond = async (change: Partial<RuleSet>) => beyondGuardRails(firstRules.guardRails, await measure(change))

const prices = (change: Partial<RuleSet['prices']>) => ({ prices: { ...firstRules.prices, ...change } })

test('rules that change no price move nothing, and one approval is enough', async () => {
  const loss = { ...firstRules.loss, successor: 900 }

  expect(await measure({ loss })).toMatchObject({ movements: [], weight: { from: 0, to: 0 } })
  expect(await beyond({ loss })).toEqual([])
})

test('every price of every device is compared as the shop makes it', async () => {
  const { device } = (await findDevice(engines(), 'de_DE', usedPhone.device))!
  const changed = prices({ grades: { ...firstRules.prices.grades, B: 7_000 } })
  const { movements } = await measure(changed)
  const own = movements.filter(({ deviceId, country }) => deviceId === device.id && country === 'fr')
  const bases = await findBasePrices(engines(), firstRules, shopOf('fr').country, [device.id])
  const { cents: base } = bases.get(device.id)!
  const looks = (rules: RuleSet) => priceOfLooks({ rules, base, repairCosts: {}, segment: 'consumer', pieces: 1 }, 'B')

  expect(own).toMatchObject([
    { grade: 'B', segment: 'consumer', from: looks(firstRules), to: looks({ ...firstRules, ...changed }) },
  ])
})

test('a look that is worth a quarter less is named with the device that it hits hardest, and moves the whole list', async () => {
  const found = await beyond(
    prices({ grades: { ...firstRules.prices.grades, B: 6_900, C: 6_500, D: 5_000, E: 3_500 } }),
  )

  expect(found[0]).toMatchObject({ limit: 'device', segment: 'consumer' })
  expect(found[0]!.basisPoints).toBeLessThan(-2_400)
  expect(found.map(({ limit }) => limit)).toContain('list')
})

test('the share of a country hits that country alone', async () => {
  const { movements } = await measure(prices({ countries: { ...firstRules.prices.countries, at: 5_000 } }))

  expect(new Set(movements.map(({ country }) => country))).toEqual(new Set(['at']))
})

test('tax and tiers of companies are seen, though private people get the same', async () => {
  const { movements } = await measure({ business: { ...firstRules.business, vat: 700, tiers: [] } })

  expect(new Set(movements.map(({ segment }) => segment))).toEqual(new Set(['business']))
})

test('a little less for one look stays within the guard rails, also where prices are small', async () => {
  expect(await beyond(prices({ grades: { ...firstRules.prices.grades, B: 9_000 } }))).toEqual([])
})

describe('costs of repairs', () => {
  const costs = async (from: number, to: number) => {
    const { device } = (await findDevice(engines(), 'de_DE', usedPhone.device))!
    const rules = (cents: number): RuleSet => ({ ...firstRules, repairs: { [device.seriesId]: { display: cents } } })
    const impact = await measureRules(engines().db, rules(from), rules(to), engines().now())
    return impact.movements.filter(({ deviceId }) => deviceId === device.id)
  }

  test('move a device with that part broken, and nothing else of it', async () => {
    const [moved, ...others] = await costs(100_00, 50_00)

    expect(others).toEqual([])
    expect(moved).toMatchObject({ part: 'display', country: 'de', segment: 'consumer' })
    // 57.50 instead of 115 are taken off.
    expect(moved!.to - moved!.from!).toBe(57_50)
  })

  test('that are named for the first time have nothing to be compared with', async () => {
    const { device } = (await findDevice(engines(), 'de_DE', usedPhone.device))!
    const { movements } = await measure({ repairs: { [device.seriesId]: { display: 100_00 } } })
    expect(movements).toEqual([])
  })
})
