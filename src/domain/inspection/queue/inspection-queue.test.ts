import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { newColleague, step } from '#tests/support/drivers/office/inspectors.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { itemReference, parseItemReference } from '#domain/trades/trade-number.ts'
import { findInspectionQueue, takeNextItem } from './inspection-queue.ts'
import type { QueueFilter } from './queue-filter.ts'
import { takeItem } from '#domain/inspection/take-item.ts'

const DAY = 24 * 60 * 60_000
const WAITING = 537
const clock = movableClock(new Date('2026-11-04T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })

const order = { sort: 'waits', descending: false, limit: 50 } as const

const find = (who: Pick<Colleague, 'id'>, filter: Partial<QueueFilter> = {}) =>
  findInspectionQueue(engines(), who, { share: 'free', ...filter }, order)

/** Many devices that came one after the other, as copies of one: the first the longest ago. */
async function fillShelves(like: Trade, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into trade_items (id, trade_id, position, offer_id, device_id, cents, status, status_since, waits_since)
    select gen_random_uuid(), trade_id, n, offer_id, device_id, 5000 + n * 100, 'RECEIVED', status_since,
      status_since - n * interval '1 minute'
    from trade_items, generate_series(1, ${count}) n where id = ${like.items[0]!.id} order by n
    returning id`.execute(engines().db)
  return rows.map(({ id }) => id)
}

let people: Record<'own' | 'other', Colleague>
let german: Trade
let french: Trade
beforeAll(async () => {
  people = { own: await newColleague(engines(), 'inspector'), other: await newColleague(engines(), 'inspector') }
  const warehouse = await newColleague(engines(), 'warehouse')
  german = await soldTrade(engines(), 'de')
  french = await soldTrade(engines(), 'fr')
  for (const trade of [german, french]) await step(engines(), trade, warehouse, 'receive')
  // Those that are claimed came last: a list of the first rows would not know them.
  const ids = await fillShelves(german, WAITING - 2)
  for (const id of ids.slice(0, 3)) await takeItem(engines(), storefronts, people.own, id)
  await takeItem(engines(), storefronts, people.other, ids[3]!)
})

describe('OP-06 F-31 537 waiting devices', () => {
  test('are counted all, and those of a colleague are found wherever they stand', async () => {
    const { counts, page } = await find(people.own, { share: 'mine' })

    expect(counts).toEqual({ all: WAITING, free: WAITING - 4, mine: 3, second: 0 })
    expect(page.total).toEqual({ count: 3, isExact: true })
    expect(page.rows.map(({ inspector }) => inspector)).toEqual(Array(3).fill(people.own.username))
    expect((await find(people.other, { share: 'mine' })).page.rows).toHaveLength(1)
  })

  test('are paged to the last one, the longest waiting first, none twice', async () => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const { page } = await findInspectionQueue(engines(), people.own, { share: 'all' }, { ...order, after })
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined)

    expect(new Set(seen).size).toBe(WAITING)
    expect(seen).toHaveLength(WAITING)
    const since = await sql<{ id: string }>`
      select id from trade_items where status in ('RECEIVED', 'IN_INSPECTION') order by waits_since, id`.execute(
      engines().db,
    )
    expect(seen).toEqual(since.rows.map(({ id }) => id))
  })

  test.each<[Partial<QueueFilter>, (counted: { all: number }) => void]>([
    [{ country: 'fr' }, ({ all }) => expect(all).toBe(1)],
    [{ country: 'es' }, ({ all }) => expect(all).toBe(0)],
    [{ kind: 'iphone' }, ({ all }) => expect(all).toBe(WAITING)],
    [{ kind: 'console' }, ({ all }) => expect(all).toBe(0)],
    [{ maker: 'Apple' }, ({ all }) => expect(all).toBe(WAITING)],
    [{ maker: 'Sony' }, ({ all }) => expect(all).toBe(0)],
    // 51 € for the first copy, one more for each that follows.
    [{ value: 'under100' }, ({ all }) => expect(all).toBe(49)],
    [{ value: 'over600' }, ({ all }) => expect(all).toBe(0)],
    [{ text: 'iphone 14' }, ({ all }) => expect(all).toBe(WAITING)],
    [{ text: '100%' }, ({ all }) => expect(all).toBe(0)],
    [{ priority: 'overdue' }, ({ all }) => expect(all).toBe(0)],
    [{ age: '1' }, ({ all }) => expect(all).toBe(0)],
  ])('are told apart by %o', async (filter, check) => {
    check((await find(people.own, filter)).counts)
  })

  test('are found by number and by whoever has them', async () => {
    const number = itemReference(french.number, 0)

    expect((await find(people.own, { text: number })).counts.all).toBe(1)
    expect((await find(people.own, { text: number.slice(0, -2) })).counts.all).toBe(1)
    expect((await find(people.own, { person: people.other.username })).counts).toMatchObject({ all: 1, mine: 0 })
    expect((await find(people.own)).choices).toEqual({
      makers: ['Apple'],
      people: [people.own.username, people.other.username].toSorted(),
    })
  })
})

test('what waits longer than we promised is overdue, and a lease that ran out makes a device free', async () => {
  clock.moveBy(7 * DAY)
  const { counts, page } = await find(people.own, { priority: 'overdue' })

  expect(counts).toMatchObject({ all: WAITING, mine: 3, free: WAITING - 3 })
  expect(page.rows.every(({ isOverdue, isHeld }) => isOverdue && !isHeld)).toBe(true)
  clock.moveBy(-7 * DAY)
})

test('the next device of a filter is taken at once, by each of several who ask for it, until none is left', async () => {
  const takers = await Promise.all(Array.from({ length: 4 }, () => newColleague(engines(), 'inspector')))
  const takeNext = (who: Colleague, filter: Partial<QueueFilter> = {}) =>
    takeNextItem(engines(), storefronts, who, { share: 'free', ...filter }, order)
  const taken = await Promise.all(takers.map((taker) => takeNext(taker, { country: 'de' })))

  expect(new Set(taken).size).toBe(4)
  expect(taken.every((reference) => parseItemReference(reference!)?.number === german.number)).toBe(true)
  expect(await takeNext(takers[0]!, { country: 'fr' })).toBe(itemReference(french.number, 0))
  expect(await takeNext(takers[1]!, { country: 'fr' })).toBeUndefined()
})
