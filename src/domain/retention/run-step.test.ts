import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { tradeSteps } from '#domain/trades/customer-records/purge-expired-data.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findFailingSteps } from './find-failing-steps.ts'
import type { RetentionStep } from './retention-step.ts'
import { runStep } from './run-step.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-03-01T10:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })

beforeAll(() => soldTrade(engines()))

const count = async (table: 'offers' | 'item_photos'): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
    engines().db,
  )
  return rows[0]!.rows
}

/** Offers that nobody took, each of the second half replaced by one of the first. */
async function manyOldOffers(most: number): Promise<void> {
  await sql`
    with made as (select gen_random_uuid() as id, n from generate_series(1, ${most}::int) n)
    insert into offers (id, created_at, valid_until, visitor, country, locale, segment, landing_page, device_id,
      device_name, questionnaire, answers, condition, price_list, base_cents, repair_costs, pieces, lines, cents,
      status, superseded_by)
    select made.id, ${clock.now()}::timestamptz - interval '100 days', valid_until, visitor, country, locale, segment,
      landing_page, device_id, device_name, questionnaire, answers, condition, price_list, base_cents, repair_costs,
      pieces, lines, cents, 'calculated', successor.id
    from made left join made successor on successor.n = made.n - ${most}::int / 2,
      (select * from offers where status = 'ordered' limit 1) one`.execute(engines().db)
}

/** Tells what each portion took, and may be ended in the middle as a kill would. */
function watched(step: RetentionStep, endAt = Infinity): { portions: number[]; step: RetentionStep } {
  const portions: number[] = []
  return {
    portions,
    step: async (given, most) => {
      if (portions.length === endAt) throw new Error('The connection was ended.')
      portions.push(await step(given, most))
      return portions.at(-1)!
    },
  }
}

test('F-91 many things are forgotten portion after portion, those that others point to after these', async () => {
  const kept = await count('offers')
  await manyOldOffers(2_300)
  const offers = watched(tradeSteps.offers)

  expect(await runStep(engines(), 'offers', offers.step)).toEqual({ forgotten: 2_300, isDone: true })

  expect(Math.max(...offers.portions)).toBeLessThanOrEqual(500)
  expect(await count('offers')).toBe(kept)
})

test('F-91 a step that is ended in the middle goes on where it was, and is named until it has come to its end', async () => {
  const kept = await count('offers')
  await manyOldOffers(1_200)

  await expect(runStep(engines(), 'offers', watched(tradeSteps.offers, 1).step)).rejects.toThrow('offers')
  expect(await count('offers')).toBe(kept + 700)
  expect(await findFailingSteps(engines())).toMatchObject([{ name: 'offers', since: clock.now() }])

  expect(await runStep(engines(), 'offers', tradeSteps.offers)).toEqual({ forgotten: 700, isDone: true })
  expect(await count('offers')).toBe(kept)
  expect(await findFailingSteps(engines())).toEqual([])
})

test('F-91 photos whose file could not be removed are still known in the next night', async () => {
  const trade = await soldTrade(engines())
  const { db, files } = engines()
  const taken_by = crypto.randomUUID()
  await db
    .insertInto('staff')
    .values({ id: taken_by, username: 'pia', password_hash: '', created_at: clock.now() })
    .execute()
  await db.updateTable('trade_items').set({ status: 'PAID' }).where('trade_id', '=', trade.id).execute()
  for (const file of ['photos/one', 'photos/two']) {
    await files.write(file, Buffer.from('photo'), 'image/png')
    await sql`
      insert into item_photos (id, item_id, at, taken_by, file, content_type, width, height)
      select gen_random_uuid(), id, now(), ${taken_by}, ${file}, 'image/png', 1, 1
      from trade_items where trade_id = ${trade.id} limit 1`.execute(db)
  }
  clock.moveBy(366 * DAY)
  const remove = (key: string) =>
    key === 'photos/two' ? Promise.reject(new Error('The disk is away.')) : files.remove(key)

  const away = { ...engines(), files: { ...files, remove } }
  await expect(runStep(away, 'devices', tradeSteps.devices)).rejects.toThrow('The disk is away.')
  expect(await count('item_photos')).toBe(2)

  await runStep(engines(), 'devices', tradeSteps.devices)
  expect(await count('item_photos')).toBe(0)
  expect(await files.read('photos/two')).toBeUndefined()
})
