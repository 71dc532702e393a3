import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { writePrices } from '#domain/catalogue/price-lists/write-prices.ts'
import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { decideVersion, findReasonsForTwo } from '#domain/offers/measuring/decide-version.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import { cents } from '#shop/money/money.ts'
import { approveWithNumber } from '#tests/support/drivers/office/approvals.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { clearPriceLists, importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { announceDueVersions, takeBackPrices, type Step } from './decide-version.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const engines = useEngines({ now: clock.now })
let [ana, bo, cy]: Colleague[] = []
let galaxy: number

beforeAll(async () => {
  await importSmallCatalogue(engines())
  ana = await hireColleague(engines(), 'ana', 'pricing')
  bo = await hireColleague(engines(), 'bo', 'pricing')
  cy = await hireColleague(engines(), 'cy', 'finance')
  galaxy = (await findDevice(engines(), 'de_DE', 'samsung-galaxy-s23-128-gb'))!.device.id
})

beforeEach(async () => {
  clock.moveTo(new Date('2026-03-10T12:00:00Z'))
  await clearPriceLists(engines().db)
})

const price = (amount: number, deviceId = galaxy) =>
  ({ deviceId, country: 'de', segment: 'consumer', cents: cents(amount) }) as const

const step = (colleague: Colleague | undefined, id: number, kind: Step['step'], number = '') =>
  decideVersion(engines(), colleague!, 'prices', { id, step: kind, number })

async function proposed(liveFrom: Date | null, rows = [price(200_00)]): Promise<number> {
  const result = await writePrices(engines(), ana!, { rows, liveFrom, note: 'spring' })
  const id = result.ok ? result.id : 0
  expect(await step(ana, id, 'propose')).toEqual({ ok: true })
  return id
}

const approvedByTwo = async (id: number) => {
  for (const colleague of [bo, cy])
    expect(await approveWithNumber(engines(), colleague!, 'prices', id)).toEqual({ ok: true })
}

const paid = async () => (await findBasePrices(engines(), firstRules, countries.de, [galaxy])).get(galaxy)?.cents

describe('F-32 a list beyond the guard rails', () => {
  const stopped = (id: number) => step(ana, id, 'cancel')

  test('+900 % is stopped: one approver is not enough, and nothing counts before two have typed how far it goes', async () => {
    const id = await proposed(null, [price(2_300_00)])
    expect(await step(bo, id, 'approve')).toEqual({ ok: false, reason: 'wrong-number' })
    expect(await findReasonsForTwo(engines(), { kind: 'prices', id, questionnaire: null, body: null })).toMatchObject([
      { limit: 'device', deviceName: 'Samsung Galaxy S23 128 GB', from: 230_00, to: 2_300_00, basisPoints: 90_000 },
      { limit: 'list' },
    ])
    expect(await step(bo, id, 'approve', '900')).toEqual({ ok: true })
    clock.moveTo(new Date('2026-03-10T13:00:00Z'))
    expect(await paid()).toBe(230_00)
    expect(await step(cy, id, 'approve', '+900 %')).toEqual({
      ok: true,
    })

    clock.moveTo(new Date('2026-03-10T13:09:59Z'))
    expect(await paid()).toBe(230_00)
    clock.moveTo(new Date('2026-03-10T13:10:00Z'))
    expect(await paid()).toBe(2_300_00)
  })

  test('is stopped by anybody who may, and never counts then, whatever comes later', async () => {
    const id = await proposed(null, [price(2_300_00)])
    await approvedByTwo(id)
    expect(await stopped(id)).toEqual({ ok: true })
    clock.moveTo(new Date('2026-03-11T12:00:00Z'))

    expect(await paid()).toBe(230_00)
    expect(await takeBackPrices(engines(), ana!, id)).toEqual({ ok: false, reason: 'not-from-here' })
    await announceDueVersions(engines())
    const told = engines().db.selectFrom('versions').select('announced_at as at').where('id', '=', id)
    expect(await told.executeTakeFirst()).toEqual({ at: null })
    await step(bo, await proposed(null, [price(240_00)]), 'approve')
    expect(await paid()).toBe(240_00)
  })

  test('a list for a later day that needed one approval is stopped as well, until its day has come', async () => {
    const id = await proposed(new Date('2026-03-20T00:00:00Z'))
    expect(await step(bo, id, 'approve')).toEqual({ ok: true })
    clock.moveTo(new Date('2026-03-19T12:00:00Z'))
    expect(await stopped(id)).toEqual({ ok: true })
    clock.moveTo(new Date('2026-03-21T00:00:00Z'))
    expect(await paid()).toBe(230_00)
  })

  test('nobody moves a list but to stop it', async () => {
    const { db } = engines()
    await expect(sql`update price_lists set live_from = 'infinity'`.execute(db)).rejects.toThrow('append-only')
    await expect(sql`update price_lists set live_from = now()`.execute(db)).rejects.toThrow('append-only')
  })

  test('a price above what the device sells for needs two, however little it rises', async () => {
    const { db } = engines()
    const resale = (amount: number | null) =>
      db.updateTable('devices').set({ resale_cents: amount }).where('id', '=', galaxy).execute()
    await resale(235_00)
    const id = await proposed(null, [price(240_00)])

    expect(await step(bo, id, 'approve')).toEqual({ ok: false, reason: 'wrong-number' })
    expect(await findReasonsForTwo(engines(), { kind: 'prices', id, questionnaire: null, body: null })).toMatchObject([
      { limit: 'resale', to: 240_00, basisPoints: 213 },
    ])
    await resale(null)
    expect(await step(bo, id, 'approve')).toEqual({ ok: true })
  })

  test('a little more for everything moves the whole list, and needs two', async () => {
    const places = await engines().db.selectFrom('prices').select(['device_id as id', 'cents']).execute()
    const rows = places.map(({ id, cents: now }) => price(Math.round(now * 1.06), id))
    const id = await proposed(null, rows)

    expect(await findReasonsForTwo(engines(), { kind: 'prices', id, questionnaire: null, body: null })).toMatchObject([
      { limit: 'list', basisPoints: 600 },
    ])
    expect(await step(bo, id, 'approve')).toEqual({ ok: false, reason: 'wrong-number' })
  })
})
