import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import { runTimers } from './run-timers.ts'
import { timersOf } from './item-timers.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-11-15T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })

const run = () => runTimers(engines(), storefronts)
const stateOf = async (id: string) => (await findTrade(engines().db, id))!.items[0]!.status

/** The kinds of letters that a seller got, in their order. */
async function lettersTo(email: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from letters where to_address = ${email} order by created_at, id`.execute(engines().db)
  return rows.map(({ kind }) => kind)
}

let seller = 0
const sold = async (pieces = 1) => {
  const email = `seller${(seller += 1)}@example.com`
  const trade = await soldTrade(engines(), 'de', { pieces })
  await sql`update trades set email = ${email} where id = ${trade.id}`.execute(engines().db)
  return { ...trade, email }
}

/** In this state since now, with the clocks that belong to it. */
async function inState(id: string, state: ItemState): Promise<void> {
  const { dueAt, remindAt } = timersOf(storefronts.countries.de, state, clock.now())
  await sql`
    update trade_items set status = ${state}, status_since = ${clock.now()}, due_at = ${dueAt}, remind_at = ${remindAt}, reminded = 0
    where trade_id = ${id}`.execute(engines().db)
}

/** Lets days pass, one by one, as the clock does. */
async function wait(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    clock.moveBy(DAY)
    await run()
  }
}

describe('what happens by itself', () => {
  test('X1.20 who sends nothing is reminded on days 5, 10 and 13, and the trade ends after 21 days', async () => {
    const { id, email } = await sold(3)
    const seen: [number, string][] = []
    for (let day = 1; day <= 22; day += 1) {
      const before = (await lettersTo(email)).length
      await wait(1)
      seen.push(...(await lettersTo(email)).slice(before).map((kind) => [day, kind] as [number, string]))
    }

    expect(seen).toEqual([
      [5, 'reminder-parcel'],
      [10, 'reminder-parcel'],
      [13, 'reminder-parcel'],
      [21, 'expired'],
    ])
    expect(await stateOf(id)).toBe('EXPIRED')
  })

  test('a parcel that is not delivered within ten days of its first scan is missing', async () => {
    const { id, items, email } = await sold()
    await moveItems(engines(), storefronts, {
      tradeId: id,
      itemIds: [items[0]!.id],
      event: 'carrierScan',
      actor: { kind: 'carrier' },
    })
    await wait(9)
    expect(await stateOf(id)).toBe('IN_TRANSIT')
    await wait(1)

    expect(await stateOf(id)).toBe('MISSING')
    expect(await lettersTo(email)).toEqual(['on-its-way', 'parcel-problem'])
  })

  test('X1.04 silence never accepts a lower price: after 14 days the device goes back', async () => {
    const { id, email } = await sold()
    await inState(id, 'CLARIFICATION')
    await wait(13)
    expect(await stateOf(id)).toBe('CLARIFICATION')
    await wait(1)

    expect(await stateOf(id)).toBe('RETURN_PENDING')
    const reminder = 'reminder-clarification'
    expect(await lettersTo(email)).toEqual([reminder, reminder, reminder, 'return-announced'])
  })

  test('a lock that nobody removes is reminded of on days 3 and 10, and ends in a return', async () => {
    const { id, email } = await sold()
    await inState(id, 'LOCKED')
    await wait(14)

    expect(await stateOf(id)).toBe('RETURN_PENDING')
    expect(await lettersTo(email)).toEqual(['reminder-lock', 'reminder-lock', 'return-announced'])
  })

  test('whoever comes late after a long silence of the clock is told once, not three times', async () => {
    const { id, email } = await sold()
    clock.moveBy(30 * DAY)
    await run()

    expect(await stateOf(id)).toBe('EXPIRED')
    expect(await lettersTo(email)).toEqual(['expired'])
  })

  test('X1.20 eight clocks at once do everything once', async () => {
    const trades = await Promise.all(Array.from({ length: 12 }, () => sold(2)))
    clock.moveBy(5 * DAY)
    await Promise.all(Array.from({ length: 8 }, run))
    for (const { email } of trades) expect(await lettersTo(email)).toEqual(['reminder-parcel'])
    clock.moveBy(20 * DAY)
    await Promise.all(Array.from({ length: 8 }, run))

    for (const { id, email } of trades) {
      expect(await stateOf(id)).toBe('EXPIRED')
      expect(await lettersTo(email)).toEqual(['reminder-parcel', 'expired'])
    }
  })
})
