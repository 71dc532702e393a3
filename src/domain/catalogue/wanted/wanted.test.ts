import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import { retention } from '#shop/retention.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { countWanted } from './count-wanted.ts'
import { decideWanted } from './decide-wanted.ts'
import { findWanted } from './find-wanted.ts'
import { wantedSteps } from './purge-expired-wanted.ts'
import { MAX_TEXTS_A_DAY } from './wanted-store.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-11-01T23:30:00Z'))
const engines = useEngines({ now: clock.now })
let finn: Colleague

beforeAll(async () => {
  finn = await hireColleague(engines(), 'finn', 'content')
})

const want = (typed: string, code: keyof typeof countries = 'de', source: 'search' | 'form' = 'search') =>
  countWanted(engines(), countries[code], { typed, source })

describe('what is wanted', () => {
  test('is counted by the day of its country, most wanted first', async () => {
    await Promise.all([want('Nokia 3310'), want('nokia 3310'), want('Nokia 3310', 'fr', 'form'), want('Tolino')])

    expect(await findWanted(engines(), {})).toMatchObject([
      { text: 'nokia 3310', count: 3, asked: 1, countries: ['de', 'fr'], first: '2026-11-02', last: '2026-11-02' },
      { text: 'tolino', count: 1, asked: 0, countries: ['de'], state: 'open' },
    ])
    expect(await findWanted(engines(), { country: 'fr', text: 'NOKIA' })).toMatchObject([{ count: 1, asked: 1 }])
  })

  test('is limited: after a thousand texts of a day only those are counted that are known', async () => {
    await sql`
      insert into wanted_devices (text, country, day, source, count)
      select 'filler ' || n, 'de', '2026-11-02', 'search', 1 from generate_series(1, ${MAX_TEXTS_A_DAY}::int) n`.execute(
      engines().db,
    )
    await want('One too many')
    await want('Tolino')

    expect(await findWanted(engines(), { text: 'one too many' })).toEqual([])
    expect(await findWanted(engines(), { text: 'tolino' })).toMatchObject([{ count: 2 }])
  })

  test('is forgotten after a year, and what was decided about it with it', async () => {
    await decideWanted(engines(), finn, { text: 'tolino', state: 'done' })
    clock.moveBy(retention.wantedDays * DAY)
    expect(await wantedSteps.wanted(engines(), 5_000)).toBe(0)
    clock.moveBy(2 * DAY)
    await want('Nokia 3310')

    expect(await wantedSteps.wanted(engines(), 5_000)).toBe(MAX_TEXTS_A_DAY + 4)

    expect(await findWanted(engines(), {})).toMatchObject([{ text: 'nokia 3310', count: 1 }])
    const decisions = await engines().db.selectFrom('wanted_decisions').selectAll().execute()
    expect(decisions).toEqual([])
  })

  test('only those decide about it who change the catalogue', async () => {
    const agent = await hireColleague(engines(), 'agent', 'agent')

    expect(await decideWanted(engines(), agent, { text: 'nokia 3310', state: 'done' })).toEqual({
      ok: false,
      reason: 'not-yours-to-do',
    })
    expect(await decideWanted(engines(), finn, { text: 'nobody wants it', state: 'done' })).toEqual({
      ok: false,
      reason: 'unknown-entry',
    })
  })
})
