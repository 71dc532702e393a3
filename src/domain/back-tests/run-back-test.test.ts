import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { writePrices } from '#domain/catalogue/price-lists/write-prices.ts'
import type { Rules } from '#domain/catalogue/rules/rule-fields.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'
import { findVersion } from '#domain/catalogue/versions/find-versions.ts'
import { changeVersion, startRules } from '#domain/catalogue/versions/write-version.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { cents } from '#shop/money/money.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { claimedTrade, foundWith, newInspection } from '#tests/support/drivers/office/inspectors.ts'
import { sellForMonths } from '#tests/support/drivers/office/past-sales.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findBackTest } from './find-back-test.ts'
import { resumeBackTests, runBackTest, testPortion } from './run-back-test.ts'
import { startBackTest } from './start-back-test.ts'
import { sumOf, type Tally } from './tally.ts'

const clock = movableClock(new Date())
const engines = useEngines({ stocked: true, now: clock.now })
const MINUTE = 60_000
let [ana, bo, finn]: Colleague[] = []

beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'pricing')
  bo = await hireColleague(engines(), 'bo', 'finance')
  finn = await hireColleague(engines(), 'finn', 'content')
  await sellForMonths(engines(), 160)
})

async function write(id: number, gradeB: number): Promise<void> {
  const { body } = (await findVersion<Rules>(engines(), 'rules', id))!
  const prices = { ...body.prices, grades: { ...body.prices.grades, B: gradeB } }
  const change = { id, body: { ...body, prices }, note: 'Weniger für B', liveFrom: null }
  expect(await changeVersion(engines(), ana!, 'rules', change)).toEqual({ ok: true })
}

async function draft(gradeB = 8_500): Promise<number> {
  const started = await startRules(engines(), ana!)
  const id = started.ok ? started.id : 0
  await write(id, gradeB)
  return id
}

const start = (id: number, colleague = ana!) => startBackTest(engines(), colleague, id)
const found = async (id: number) => (await findBackTest(engines(), id))!

async function tested(id: number): Promise<Tally> {
  expect(await start(id)).toEqual({ ok: true })
  await runBackTest(engines(), id)
  return (await found(id)).tally
}

describe('ME-05 a back-test', () => {
  test('is started by who writes or approves prices, for what nobody has decided on, and once at a time', async () => {
    const id = await draft()

    expect(await start(id, finn)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await start(999_999)).toEqual({ ok: false, reason: 'unknown-version' })
    expect(await start(1)).toEqual({ ok: false, reason: 'not-from-here' })
    const both = await Promise.all([start(id), start(id, bo)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, reason: 'runs-already' })
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_entries where action = 'version.backTest'`.execute(engines().db)
    expect(rows).toEqual([{ count: 1 }])
  })

  test('goes on where a process died, and comes to the same', async () => {
    const id = await draft()
    const whole = await tested(id)
    expect(await start(id, bo)).toEqual({ ok: true })
    expect(await testPortion(engines(), id)).toBe(true)
    const { done, total, finishedAt } = await found(id)
    expect([done > 0, done < total, finishedAt]).toEqual([true, true, null])

    clock.moveBy(2 * MINUTE)
    await resumeBackTests(engines())
    const { rows } = await sql<{ version: number }>`
      select (data ->> 'version')::int as version from pgboss.job where name = 'back-test' and state = 'created'`.execute(
      engines().db,
    )
    expect(rows).toContainEqual({ version: id })
    await runBackTest(engines(), id)

    const after = await found(id)
    expect(after.tally).toEqual(whole)
    expect([after.done, after.startedBy, after.isOutdated]).toEqual([after.total, 'bo', false])
  })

  test('of several processes is made by one at a time, and counts nothing twice', async () => {
    const id = await draft()
    const whole = await tested(id)
    expect(await start(id)).toEqual({ ok: true })
    await Promise.all([1, 2, 3].map(() => runBackTest(engines(), id)))
    await runBackTest(engines(), id)

    expect((await found(id)).tally).toEqual(whole)
  })

  test('begins anew if its draft is changed meanwhile, and says so if it is changed later', async () => {
    const id = await draft(8_500)
    await start(id)
    await testPortion(engines(), id)
    await write(id, 9_200)
    await runBackTest(engines(), id)
    const same = await found(id)
    expect([same.tally.rises, same.tally.falls, same.isOutdated]).toEqual([0, 0, false])

    await write(id, 8_000)
    expect((await found(id)).isOutdated).toBe(true)
    expect((await tested(id)).falls).toBeGreaterThan(20)
    expect((await found(id)).isOutdated).toBe(false)
  })

  test('that was left behind can be started anew', async () => {
    const id = await draft()
    await start(id)
    clock.moveBy(4 * MINUTE)
    expect(await start(id)).toEqual({ ok: false, reason: 'runs-already' })
    clock.moveBy(MINUTE)
    expect((await found(id)).isRunning).toBe(false)
    expect(await start(id)).toEqual({ ok: true })
  })

  test('counts a device once: as inspected last, and not by an offer that was replaced or is too old', async () => {
    const id = await draft()
    const before = await tested(id)
    const { trade, inspector } = await claimedTrade(engines())
    const [item] = trade.items
    const looks: Answers[] = [{ DISPLAY_GLASS: ['CRACKED'] }, { HOUSING: ['DENTS'] }]
    for (const answers of looks) {
      clock.moveBy(MINUTE)
      const about = { answers, found: foundWith(item!, {}) }
      await newInspection(engines(), item!, inspector, about)
    }
    const old = await soldTrade(engines())
    await sql`update offers set created_at = ${new Date(clock.now().getTime() - 91 * 24 * 60 * MINUTE)}
      where id = ${old.items[0]!.offer.id}`.execute(engines().db)
    const replaced = await soldTrade(engines())
    await sql`update offers set status = 'superseded' where id = ${replaced.items[0]!.offer.id}`.execute(engines().db)
    clock.moveBy(MINUTE)
    const { kinds } = await tested(id)

    expect(kinds.inspected).toBe(before.kinds.inspected + 1)
    expect([kinds.sold, kinds.offered]).toEqual([before.kinds.sold, before.kinds.offered])
  })

  test('of a price list moves only what the list is about, and tells when something else counts by now', async () => {
    const { rows } = await sql<{ deviceId: number; cents: number; count: number }>`
      select o.device_id as "deviceId", max(p.cents) as cents, count(*)::int as count
      from offers o join prices p on p.device_id = o.device_id
      where o.created_at > ${new Date(clock.now().getTime() - 80 * 24 * 60 * MINUTE)} and o.status = 'ordered'
      group by 1 order by 3 desc, 1 limit 1`.execute(engines().db)
    const { deviceId, cents: price } = rows[0]!
    const list = [{ deviceId, country: 'de', segment: 'consumer', cents: cents(2 * price) } as const]
    const written = await writePrices(engines(), ana!, { rows: list, liveFrom: null, note: 'Doppelt' })
    const id = written.ok ? written.id : 0
    const tally = await tested(id)

    expect(tally.rises).toBeGreaterThan(0)
    expect(tally.falls).toBe(0)
    expect(new Set(tally.ups.map((each) => each.deviceId))).toEqual(new Set([deviceId]))
    const { before, after, marginBefore, marginAfter } = sumOf(Object.values(tally.groups))
    expect(after).toBeGreaterThan(before)
    expect(marginBefore - marginAfter).toBe(after - before)

    expect((await found(id)).hasNewBase).toBe(false)
    const other = await draft(9_100)
    await decideVersion(engines(), ana!, 'rules', { id: other, step: 'propose' })
    await decideVersion(engines(), bo!, 'rules', { id: other, step: 'approve' })
    expect((await found(id)).hasNewBase).toBe(true)
    expect((await found(id)).kind).toBe('prices')
  })
})
