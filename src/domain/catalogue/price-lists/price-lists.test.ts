import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { cents } from '#shop/money/money.ts'
import { approveWithNumber } from '#tests/support/drivers/office/approvals.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { clearPriceLists, importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { announceDueVersions, takeBackPrices, type Step } from '#domain/catalogue/versions/decide-version.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'
import { findVersion } from '#domain/catalogue/versions/find-versions.ts'
import { changeVersion } from '#domain/catalogue/versions/write-version.ts'
import { findPriceChanges } from './find-price-changes.ts'
import { writePrices } from './write-prices.ts'
import { proposeDepreciation, proposeMonthlyDepreciation } from './propose-depreciation.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const engines = useEngines({ now: clock.now })

let [ana, bo, cy, finn]: Colleague[] = []
let galaxy: number
let lens: number

const idOf = async (url: string) => (await findDevice(engines(), 'de_DE', url))!.device.id

beforeAll(async () => {
  await importSmallCatalogue(engines())
  ana = await hireColleague(engines(), 'ana', 'pricing')
  bo = await hireColleague(engines(), 'bo', 'pricing')
  cy = await hireColleague(engines(), 'cy', 'finance')
  finn = await hireColleague(engines(), 'finn', 'content')
  galaxy = await idOf('samsung-galaxy-s23-128-gb')
  lens = await idOf('canon-rf-50-mm-f-1-8-stm')
})

beforeEach(async () => {
  clock.moveTo(new Date('2026-03-10T12:00:00Z'))
  await clearPriceLists(engines().db)
})

const price = (amount: number, deviceId = galaxy) =>
  ({ deviceId, country: 'de', segment: 'consumer', cents: cents(amount) }) as const

async function draft(author = ana!, liveFrom: Date | null = null, rows = [price(200_00)]): Promise<number> {
  const result = await writePrices(engines(), author, { rows, liveFrom, note: 'spring' })
  if (!result.ok) throw new Error(result.reason)
  return result.id
}

const step = (colleague: Colleague | undefined, id: number, kind: Step['step'], reason?: string) =>
  decideVersion(engines(), colleague!, 'prices', { id, step: kind, ...(reason !== undefined && { reason }) })

/** What goes beyond the guard rails is approved by two, and counts ten minutes later. */
const approvedByTwo = async (id: number) => {
  for (const colleague of [bo, cy])
    expect(await approveWithNumber(engines(), colleague!, 'prices', id)).toEqual({ ok: true })
}

async function proposed(liveFrom: Date | null = null, rows?: ReturnType<typeof price>[]): Promise<number> {
  const id = await draft(ana, liveFrom, rows)
  expect(await step(ana, id, 'propose')).toMatchObject({ ok: true })
  return id
}

const paid = async (deviceId = galaxy, country: Country = countries.de) =>
  (await findBasePrices(engines(), firstRules, country, [deviceId])).get(deviceId)?.cents

const heardDuring = async (action: () => Promise<unknown>): Promise<string[]> => {
  const heard: string[] = []
  const stop = engines().announcements.onAnnouncement((topic) => heard.push(topic))
  // What was said before may still be on its way.
  await engines().announcements.announce('begin')
  await expect.poll(() => heard.at(-1)).toBe('begin')
  await action()
  await engines().announcements.announce('end')
  await expect.poll(() => heard.at(-1)).toBe('end')
  stop()
  return heard.slice(heard.indexOf('begin') + 1, -1)
}

describe('four eyes', () => {
  test('a proposal counts once somebody else has approved it, and every process hears of it', async () => {
    const id = await proposed()
    expect(await paid()).toBe(230_00)

    expect(await heardDuring(() => step(bo, id, 'approve'))).toEqual(['prices'])

    expect(await paid()).toBe(200_00)
    expect(await paid(galaxy, countries.at)).toBe(196_00)
    expect(await paid(lens)).toBe(95_00)
  })

  test('nobody approves or rejects what he has written himself', async () => {
    const id = await proposed()

    expect(await step(ana, id, 'approve')).toEqual({ ok: false, reason: 'own-proposal' })
    expect(await step(ana, id, 'reject', 'no')).toEqual({ ok: false, reason: 'own-proposal' })
    expect(await paid()).toBe(230_00)
  })

  test('the database itself refuses an approval by the author', async () => {
    const id = await proposed()
    const { db } = engines()
    const list = db.selectFrom('price_lists').select('version').limit(1)

    await expect(
      db
        .updateTable('versions')
        .set({ status: 'approved', decided_by: ana!.id, price_list: list, number: list, live_from: new Date() })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow('four_eyes')
  })

  test('F-02 the database lets nobody else be named as the author, who could approve it then', async () => {
    const id = await proposed()
    const { db } = engines()
    const rename = (author: string | null) => db.updateTable('versions').set({ author }).where('id', '=', id).execute()

    for (const author of [bo!.id, null])
      await expect(rename(author)).rejects.toEqual(expect.objectContaining({ constraint: 'four_eyes' }))
  })

  test('nobody writes into the draft of somebody else, who could approve it then', async () => {
    const id = await draft(ana)

    const change = { id, liveFrom: null, note: 'mine now' }
    expect(await changeVersion(engines(), bo!, 'prices', change)).toEqual({ ok: false, reason: 'not-the-author' })
    expect(await step(bo, id, 'propose')).toEqual({ ok: false, reason: 'not-the-author' })
    expect(await step(bo, id, 'approve')).toEqual({ ok: false, reason: 'not-from-here' })
  })

  test('two tabs approve once', async () => {
    const id = await proposed()
    const lists = async () => (await engines().db.selectFrom('price_lists').select('version').execute()).length
    const before = await lists()

    const results = await Promise.all([step(bo, id, 'approve'), step(bo, id, 'approve'), step(bo, id, 'reject', 'no')])

    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter((result) => !result.ok && result.reason === 'not-from-here')).toHaveLength(2)
    expect((await lists()) - before).toBeLessThanOrEqual(1)
  })

  test('who may not, does not', async () => {
    const id = await proposed()
    const rows = [price(1_00)]

    expect(await step(finn, id, 'approve')).toEqual({ ok: false, reason: 'not-yours-to-do' })
    const written = await writePrices(engines(), finn!, { rows, liveFrom: null, note: '' })
    expect(written).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await proposeDepreciation(engines(), finn)).toEqual({ ok: false, reason: 'not-yours-to-do' })
  })

  test('who rejects says why, and then it is over', async () => {
    const id = await proposed()

    expect(await step(bo, id, 'reject', ' ')).toEqual({ ok: false, reason: 'reason-missing' })
    expect(await step(bo, id, 'reject', 'too low')).toMatchObject({ ok: true })
    expect(await step(bo, id, 'approve')).toEqual({ ok: false, reason: 'not-from-here' })
    expect(await findVersion(engines(), 'prices', id)).toMatchObject({
      phase: 'rejected',
      reason: 'too low',
      decidedByName: 'bo',
    })
  })
})

describe('the moment', () => {
  test('a list for another moment counts and is announced when it comes', async () => {
    const id = await proposed(new Date('2026-03-31T22:00:00Z'))
    expect(await heardDuring(() => step(bo, id, 'approve'))).toEqual([])

    clock.moveTo(new Date('2026-03-31T21:59:00Z'))
    expect(await heardDuring(() => announceDueVersions(engines()))).toEqual([])
    expect(await paid()).toBe(230_00)

    clock.moveTo(new Date('2026-03-31T22:00:00Z'))
    expect(await paid()).toBe(200_00)
    expect(await heardDuring(() => announceDueVersions(engines()))).toEqual(['prices'])
    expect(await heardDuring(() => announceDueVersions(engines()))).toEqual([])
  })

  test('what is approved after its moment begins now, so that the past stays what it was', async () => {
    const id = await proposed(new Date('2026-03-10T13:00:00Z'))
    clock.moveTo(new Date('2026-03-20T12:00:00Z'))

    await step(bo, id, 'approve')

    expect((await findVersion(engines(), 'prices', id))?.liveFrom).toEqual(new Date('2026-03-20T12:00:00Z'))
    const lists = engines().db.selectFrom('price_lists').select(['valid_from', 'live_from']).orderBy('version', 'desc')
    expect(await lists.executeTakeFirst()).toEqual({
      valid_from: '2026-03-20',
      live_from: new Date('2026-03-20T12:00:00Z'),
    })
  })

  test('of two lists of one day the later one counts', async () => {
    await step(bo, await proposed(null, [price(210_00)]), 'approve')
    clock.moveTo(new Date('2026-03-10T15:00:00Z'))
    await step(bo, await proposed(null, [price(190_00)]), 'approve')

    expect(await paid()).toBe(190_00)
    clock.moveTo(new Date('2026-03-10T14:00:00Z'))
    expect(await paid()).toBe(210_00)
  })

  test('nobody knows what is paid in two years', async () => {
    const wanted = { rows: [price(1_00)], liveFrom: new Date('2028-01-01T00:00:00Z'), note: '' }

    expect(await writePrices(engines(), ana!, wanted)).toEqual({ ok: false, reason: 'moment-too-far' })
  })
})

describe('F-32 a list that was a mistake', () => {
  test('is taken back by one person in one step: what counted before counts again', async () => {
    const good = await proposed(null, [price(210_00)])
    await step(bo, good, 'approve')
    clock.moveTo(new Date('2026-03-10T13:00:00Z'))
    const wrong = await proposed(null, [price(2_100_00), price(950_00, lens)])
    await approvedByTwo(wrong)
    clock.moveTo(new Date('2026-03-10T14:00:00Z'))
    expect([await paid(), await paid(lens)]).toEqual([2_100_00, 950_00])

    expect(await takeBackPrices(engines(), finn!, wrong)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    const heard = await heardDuring(async () =>
      expect(await takeBackPrices(engines(), ana!, wrong)).toMatchObject({ ok: true }),
    )

    expect(heard).toEqual(['prices'])
    expect([await paid(), await paid(lens)]).toEqual([210_00, 95_00])
    expect((await findVersion(engines(), 'prices', wrong))?.phase).toBe('taken-back')
    expect(await takeBackPrices(engines(), ana!, wrong)).toEqual({ ok: false, reason: 'not-from-here' })
    clock.moveTo(new Date('2026-03-10T13:30:00Z'))
    expect(await paid()).toBe(2_100_00)
  })

  test('leaves alone what somebody has set since', async () => {
    const wrong = await proposed(null, [price(2_100_00), price(950_00, lens)])
    await approvedByTwo(wrong)
    clock.moveTo(new Date('2026-03-10T13:00:00Z'))
    await approvedByTwo(await proposed(null, [price(222_00)]))
    clock.moveTo(new Date('2026-03-10T14:00:00Z'))

    const back = await takeBackPrices(engines(), ana!, wrong)

    expect([await paid(), await paid(lens)]).toEqual([222_00, 95_00])
    const list = (await findVersion(engines(), 'prices', back.ok ? back.id : 0))!
    expect(list).toMatchObject({ origin: 'return', phase: 'live', rows: 1, authorName: 'ana' })
    expect(await findPriceChanges(engines(), list)).toMatchObject([{ deviceId: lens, oldCents: 950_00, cents: 95_00 }])
  })

  test('is not taken back before it counts, nor where it changed nothing', async () => {
    const later = await proposed(new Date('2026-04-01T00:00:00Z'))
    await step(bo, later, 'approve')
    expect(await takeBackPrices(engines(), ana!, later)).toEqual({ ok: false, reason: 'not-from-here' })
    expect(await takeBackPrices(engines(), ana!, 999_999)).toEqual({ ok: false, reason: 'unknown-version' })
  })
})

test('X1.17 every step of a price leaves a trace with what it was before', async () => {
  const id = await proposed()
  await step(bo, id, 'approve')

  const trace = await engines()
    .db.selectFrom('audit_entries')
    .select(['action', 'username', 'after'])
    .where('subject', '=', `version prices ${id}`)
    .orderBy('at')
    .orderBy('id')
    .execute()

  expect(trace.map(({ action, username }) => `${action} ${username}`).toSorted()).toEqual([
    'version.approve bo',
    'version.propose ana',
    'version.write ana',
  ])
  expect(trace.find(({ action }) => action.endsWith('approve'))?.after).toMatchObject({
    status: 'approved',
    prices: [{ deviceId: galaxy, country: 'de', segment: 'consumer', before: 230_00, after: 200_00 }],
  })
})

test('a list stays what it was: the database refuses another price for the same version', async () => {
  await expect(engines().db.updateTable('prices').set({ cents: 1 }).execute()).rejects.toThrow('append-only')
})

test('a proposal tells what it changes, also after it counts', async () => {
  const id = await proposed(null, [price(345_00), price(90_00, lens)])
  const changes = async () => findPriceChanges(engines(), (await findVersion(engines(), 'prices', id))!)
  const before = await changes()
  await approvedByTwo(id)

  expect(before).toMatchObject([
    { deviceName: 'Samsung Galaxy S23 128 GB', oldCents: 230_00, cents: 345_00, basisPoints: 5_000, isBig: true },
    { deviceName: 'Canon RF 50 mm f/1.8 STM', oldCents: 95_00, cents: 90_00, basisPoints: -526, isBig: false },
  ])
  expect(await changes()).toEqual(before)
})

describe('falling prices', () => {
  beforeEach(() => clock.moveTo(new Date('2026-04-09T12:00:00Z')))

  test('the shop proposes once a month what devices have lost, and a person decides', async () => {
    const today = await engines().db.selectFrom('price_lists').select('valid_from').executeTakeFirstOrThrow()
    const from = new Date(`${today.valid_from}T12:00:00Z`).getTime()
    clock.moveTo(new Date(from + 30 * 24 * 60 * 60_000))

    await Promise.all([proposeMonthlyDepreciation(engines()), proposeMonthlyDepreciation(engines())])
    await proposeMonthlyDepreciation(engines())

    const all = await engines().db.selectFrom('versions').selectAll().where('kind', '=', 'prices').execute()
    expect(all).toMatchObject([{ status: 'proposed', origin: 'depreciation', author: null }])
    const changes = await findPriceChanges(engines(), { id: all[0]!.id, decidedAt: null, number: null })
    // Nobody wants last year's phone as much when the next one is there, and the others fall as they always do.
    expect(changes.find(({ deviceId }) => deviceId === galaxy)).toMatchObject({ oldCents: 230_00, cents: 222_50 })
    expect(await paid()).toBe(230_00)
    expect(await step(ana, all[0]!.id, 'approve')).toMatchObject({ ok: true })
    expect(await paid()).toBe(222_50)
  })

  test('who asks for it now is its author, and while one is open there is no second', async () => {
    clock.moveTo(new Date('2026-05-09T12:00:00Z'))
    const result = await proposeDepreciation(engines(), ana)

    expect(result).toMatchObject({ ok: true })
    expect(await proposeDepreciation(engines(), bo)).toEqual({ ok: false, reason: 'one-is-open' })
    const id = result.ok ? result.id : 0
    expect(await step(ana, id, 'approve')).toEqual({ ok: false, reason: 'own-proposal' })
    expect(await step(bo, id, 'approve')).toMatchObject({ ok: true })
  })

  test('prices that somebody has only just set stay', async () => {
    clock.moveTo(new Date('2026-03-12T12:00:00Z'))

    expect(await proposeDepreciation(engines(), ana)).toEqual({ ok: false, reason: 'nothing-changes' })
  })
})
