import { beforeAll, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { countries } from '#shop/countries/all.ts'
import { cents } from '#shop/money/money.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { guessResale, switchBuying } from './change-device.ts'
import { findDevice } from './find-device.ts'
import { findOfficeDevice, findOfficeDevices, type DeviceFilter } from './find-office-devices.ts'
import { findTopPrices } from '#domain/catalogue/prices/find-prices.ts'

const engines = useEngines()
let [finn, ana]: Colleague[] = []
let galaxy: number

beforeAll(async () => {
  await importSmallCatalogue(engines())
  finn = await hireColleague(engines(), 'finn', 'content')
  ana = await hireColleague(engines(), 'ana', 'agent')
  galaxy = (await findDevice(engines(), 'de_DE', 'samsung-galaxy-s23-128-gb'))!.device.id
})

const list = async (filter: DeviceFilter, sort: 'name' | 'price' = 'name', descending = false) => {
  const { rows, total } = await findOfficeDevices(engines(), filter, { sort, descending, limit: 3 })
  return { names: rows.map(({ name }) => name), total: total.count }
}

test('devices are found by words, number, kind and maker, sorted and counted', async () => {
  expect(await list({ text: 'samsung s23' })).toEqual({ names: ['Galaxy S23 128 GB', 'Galaxy S23 256 GB'], total: 2 })
  expect(await list({ text: 'sm-x710' })).toEqual({ names: ['Galaxy Tab S9 128 GB WiFi'], total: 1 })
  expect(await list({ text: '%' })).toMatchObject({ total: 0 })
  expect(await list({ category: 'lens' })).toMatchObject({ total: 1 })
  expect(await list({ manufacturer: 'Apple' }, 'price', true)).toEqual({
    names: ['iPhone 14 Pro 128 GB', 'iPhone 14 256 GB', 'iPhone 14 128 GB'],
    total: 5,
  })
  expect(await list({ lacks: 'price' })).toMatchObject({ total: 0 })
})

test('X1.17 a device that is switched off gets no more offers and leaves a trace; switched on it is back', async () => {
  const price = async () => (await findTopPrices(engines(), countries.de, [galaxy])).get(galaxy)

  expect(await switchBuying(engines(), finn!, { id: galaxy, bought: false })).toEqual({ ok: true })
  expect(await switchBuying(engines(), finn!, { id: galaxy, bought: false })).toEqual({ ok: true })

  expect(await price()).toBeUndefined()
  expect(await list({ lacks: 'buying' })).toMatchObject({ total: 1 })
  expect(await findDevice(engines(), 'de_DE', 'samsung-galaxy-s23-128-gb')).toBeDefined()
  await switchBuying(engines(), finn!, { id: galaxy, bought: true })
  expect(await price()).toBe(230_00)
  const trace = await engines()
    .db.selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject', '=', `device ${galaxy}`)
    .execute()
  expect(trace.map(({ action }) => action).toSorted()).toEqual(['device.buy', 'device.stop-buying'])
  expect(trace[0]).toMatchObject({ before: { bought: true }, after: { bought: false } })
})

test('who may not, switches nothing', async () => {
  const refused = { ok: false, reason: 'not-yours-to-do' }

  expect(await switchBuying(engines(), ana!, { id: galaxy, bought: false })).toEqual(refused)
  expect(await guessResale(engines(), finn!, { id: galaxy, cents: cents(1) })).toEqual(refused)
  expect(await switchBuying(engines(), finn!, { id: 0, bought: false })).toEqual({
    ok: false,
    reason: 'unknown-device',
  })
})

test('a device tells its prices everywhere, and which of them somebody has set', async () => {
  const found = (await findOfficeDevice(engines(), { countries }, galaxy))!

  expect(found.prices).toHaveLength(10)
  expect(found.prices).toContainEqual({ country: 'de', segment: 'consumer', cents: 230_00, isOwn: true })
  expect(found.prices).toContainEqual({ country: 'es', segment: 'business', cents: 213_90, isOwn: false })
  expect(found.texts).toContainEqual({
    locale: 'fr_FR',
    name: 'Galaxy S23 128 Go',
    url: 'samsung-galaxy-s23-128-gb',
  })
  expect(found.versions).toMatchObject([{ cents: 230_00, country: 'de', approvedBy: null }])
})
