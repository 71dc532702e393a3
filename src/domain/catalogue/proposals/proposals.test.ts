import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { cents } from '#shop/money/money.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { announceDuePrices } from './announce-due-prices.ts'
import { takeStep, type Step } from './decide-proposal.ts'
import { findProposal } from './find-proposals.ts'
import { changeProposal, writeProposal } from './write-proposal.ts'
import { proposeDepreciation, proposeMonthlyDepreciation } from './propose-depreciation.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const engines = useEngines({ now: clock.now })

let [ana, bo, finn]: Colleague[] = []
let galaxy: number
let lens: number

const idOf = async (url: string) => (await findDevice(engines(), 'de_DE', url))!.device.id

beforeAll(async () => {
  await importSmallCatalogue(engines())
  ana = await hireColleague(engines(), 'ana', 'pricing')
  bo = await hireColleague(engines(), 'bo', 'pricing')
  finn = await hireColleague(engines(), 'finn', 'content')
  galaxy = await idOf('samsung-galaxy-s23-128-gb')
  lens = await idOf('canon-rf-50-mm-f-1-8-stm')
})

beforeEach(async () => {
  clock.moveTo(new Date('2026-03-10T12:00:00Z'))
  const { db } = engines()
  await db.deleteFrom('price_proposals').execute()
  await db.deleteFrom('prices').where('price_list', '>', 1).execute()
})

const price = (amount: number, deviceId = galaxy) =>
  ({ deviceId, country: 'de', segment: 'consumer', cents: cents(amount) }) as const

async function draft(author = ana!, validFrom = '2026-03-10', rows = [price(200_00)]): Promise<number> {
  const result = await writeProposal(engines(), author, { rows, validFrom, note: 'spring' })
  if (!result.ok) throw new Error(result.reason)
  return result.id
}

const step = (colleague: Colleague | undefined, id: number, kind: Step['step'], reason?: string) =>
  takeStep(engines(), colleague!, { id, step: kind, ...(reason !== undefined && { reason }) })

async function proposed(validFrom?: string, rows?: ReturnType<typeof price>[]): Promise<number> {
  const id = await draft(ana, validFrom, rows)
  expect(await step(ana, id, 'propose')).toMatchObject({ ok: true })
  return id
}

const paid = async (deviceId = galaxy, country: Country = countries.de) =>
  (await findBasePrices(engines(), firstRules, country, [deviceId])).get(deviceId)?.cents

const heardDuring = async (action: () => Promise<unknown>): Promise<string[]> => {
  const heard: string[] = []
  const stop = engines().announcements.onAnnouncement((topic) => heard.push(topic))
  await action()
  await engines().announcements.announce('end')
  await expect.poll(() => heard.at(-1)).toBe('end')
  stop()
  return heard.slice(0, -1)
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
        .updateTable('price_proposals')
        .set({ status: 'approved', decided_by: ana!.id, price_list: list })
        .where('id', '=', id)
        .execute(),
    ).rejects.toThrow('four_eyes')
  })

  test('F-02 the database lets nobody else be named as the author, who could approve it then', async () => {
    const id = await proposed()
    const { db } = engines()
    const rename = (author: string | null) =>
      db.updateTable('price_proposals').set({ author }).where('id', '=', id).execute()

    for (const author of [bo!.id, null])
      await expect(rename(author)).rejects.toEqual(expect.objectContaining({ constraint: 'four_eyes' }))
  })

  test('nobody writes into the draft of somebody else, who could approve it then', async () => {
    const id = await draft(ana)

    const change = { id, validFrom: '2026-04-01', note: 'mine now' }
    expect(await changeProposal(engines(), bo!, change)).toEqual({ ok: false, reason: 'not-the-author' })
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
    const written = await writeProposal(engines(), finn!, { rows, validFrom: '2026-03-10', note: '' })
    expect(written).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await proposeDepreciation(engines(), finn)).toEqual({ ok: false, reason: 'not-yours-to-do' })
  })

  test('who rejects says why, and then it is over', async () => {
    const id = await proposed()

    expect(await step(bo, id, 'reject', ' ')).toEqual({ ok: false, reason: 'reason-missing' })
    expect(await step(bo, id, 'reject', 'too low')).toMatchObject({ ok: true })
    expect(await step(bo, id, 'approve')).toEqual({ ok: false, reason: 'not-from-here' })
    expect((await findProposal(engines(), id))?.proposal).toMatchObject({
      status: 'rejected',
      reason: 'too low',
      decidedByName: 'bo',
    })
  })
})

describe('the day', () => {
  test('a list for another day counts and is announced when that day comes, at midnight in Germany', async () => {
    const id = await proposed('2026-04-01')
    expect(await heardDuring(() => step(bo, id, 'approve'))).toEqual([])

    clock.moveTo(new Date('2026-03-31T21:59:00Z'))
    expect(await heardDuring(() => announceDuePrices(engines()))).toEqual([])
    expect(await paid()).toBe(230_00)

    clock.moveTo(new Date('2026-03-31T22:00:00Z'))
    expect(await paid()).toBe(200_00)
    expect(await heardDuring(() => announceDuePrices(engines()))).toEqual(['prices'])
    expect(await heardDuring(() => announceDuePrices(engines()))).toEqual([])
  })

  test('what is approved after its day begins today, so that the past stays what it was', async () => {
    const id = await proposed('2026-03-10')
    clock.moveTo(new Date('2026-03-20T12:00:00Z'))

    const result = await step(bo, id, 'approve')

    const list = await engines()
      .db.selectFrom('price_lists')
      .select('valid_from')
      .where('version', '=', result.ok ? result.priceList : 0)
      .executeTakeFirst()
    expect(list?.valid_from).toBe('2026-03-20')
  })

  test.each([
    ['2026-03-09', 'day-past'],
    ['2026-02-30', 'unreadable-day'],
    ['tomorrow', 'unreadable-day'],
    ['2028-01-01', 'day-too-far'],
  ])('a list cannot begin on %s', async (validFrom, reason) => {
    const result = await writeProposal(engines(), ana!, { rows: [price(1_00)], validFrom, note: '' })

    expect(result).toEqual({ ok: false, reason })
  })
})

test('X1.17 every step of a price leaves a trace with what it was before', async () => {
  const id = await proposed()
  await step(bo, id, 'approve')

  const trace = await engines()
    .db.selectFrom('audit_entries')
    .select(['action', 'username', 'after'])
    .where('subject', '=', `price-proposal ${id}`)
    .orderBy('at')
    .orderBy('id')
    .execute()

  expect(trace.map(({ action, username }) => `${action} ${username}`).toSorted()).toEqual([
    'price-proposal.approve bo',
    'price-proposal.propose ana',
    'price-proposal.write ana',
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
  const id = await proposed('2026-03-10', [price(345_00), price(90_00, lens)])
  const before = await findProposal(engines(), id)
  await step(bo, id, 'approve')
  const after = await findProposal(engines(), id)

  expect(before?.changes).toMatchObject([
    { deviceName: 'Samsung Galaxy S23 128 GB', oldCents: 230_00, cents: 345_00, basisPoints: 5_000, isBig: true },
    { deviceName: 'Canon RF 50 mm f/1.8 STM', oldCents: 95_00, cents: 90_00, basisPoints: -526, isBig: false },
  ])
  expect(after?.changes).toEqual(before?.changes)
})

describe('falling prices', () => {
  beforeEach(() => clock.moveTo(new Date('2026-04-09T12:00:00Z')))

  test('the shop proposes once a month what devices have lost, and a person decides', async () => {
    const today = await engines().db.selectFrom('price_lists').select('valid_from').executeTakeFirstOrThrow()
    const from = new Date(`${today.valid_from}T12:00:00Z`).getTime()
    clock.moveTo(new Date(from + 30 * 24 * 60 * 60_000))

    await Promise.all([proposeMonthlyDepreciation(engines()), proposeMonthlyDepreciation(engines())])
    await proposeMonthlyDepreciation(engines())

    const all = await engines().db.selectFrom('price_proposals').selectAll().execute()
    expect(all).toMatchObject([{ status: 'proposed', origin: 'depreciation', author: null }])
    const { changes } = (await findProposal(engines(), all[0]!.id))!
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
