import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Cache } from '#engines/cache/cache.ts'
import { openMemoryCache } from '#engines/cache/memory-cache.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import type { OpenDatabase } from '#engines/database/database.ts'
import { openDatabase } from '#engines/database/open-database.ts'
import { silentLog } from '#engines/log/log.ts'
import { onEachPostgres } from '#tests/support/services/servers/each-postgres.ts'
import { freshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { errorsContract } from './error-reports.contract.ts'
import { storedReports } from './stored-reports.ts'

onEachPostgres((server) => {
  const clock = movableClock(new Date('2026-11-15T12:00:00Z'))
  let database: OpenDatabase
  let drop: () => Promise<void>
  beforeAll(async () => {
    const fresh = await freshDatabase(server)
    drop = fresh.drop
    database = await openDatabase({ url: fresh.url, dataFolder: 'unused' }, silentLog)
  })
  beforeEach(() => database.pool.query('delete from error_reports'))
  afterAll(async () => {
    await database.close()
    await drop()
  })

  const open = (release = '1.0.0', cache: Cache = openMemoryCache()) =>
    storedReports({ db: database.db, cache, now: clock.now, log: silentLog, release })
  const rows = () => database.db.selectFrom('error_reports').selectAll().orderBy('at').orderBy('id').execute()

  errorsContract(() => ({
    reporter: open(),
    async seen() {
      return (await rows()).map((row) => ({
        code: row.fingerprint.slice(0, 8).toUpperCase(),
        message: row.message,
        side: row.side,
        url: row.url ?? undefined,
        text: JSON.stringify(row),
      }))
    },
  }))

  test('the same mistake is counted, not stored again; another release counts anew', async () => {
    const error = new Error('always the same')
    // A cache that forgets at once, so that every report is written.
    const forgetful = (): Cache => ({ ...openMemoryCache(), add: async () => true })
    await open('1.0.0', forgetful()).report(error, { side: 'server', application: 'umlauf-de', requestId: 'first' })
    clock.moveBy(60_000)
    await open('1.0.0', forgetful()).report(error, { side: 'server', application: 'umlauf-it', requestId: 'second' })
    await open('1.0.1', forgetful()).report(error, { side: 'server', requestId: 'third' })

    const [old, recent] = await rows()
    expect(old).toMatchObject({ release: '1.0.0', occurrences: 2, application: 'umlauf-it', request_id: 'second' })
    expect((old?.last_at.getTime() ?? 0) - (old?.at.getTime() ?? 0)).toBe(60_000)
    expect(recent).toMatchObject({ release: '1.0.1', occurrences: 1, request_id: 'third' })
  })

  test('a storm of one mistake is written once a second, and nothing is lost from the count', async () => {
    const reporter = open()
    const error = new Error('storm')
    const second = performance.now()
    const time = vi.spyOn(performance, 'now').mockReturnValue(second)
    onTestFinished(() => time.mockRestore())

    for (let times = 0; times < 50; times++) await reporter.report(error, { side: 'server' })
    expect((await rows()).map(({ occurrences }) => occurrences)).toEqual([1])

    time.mockReturnValue(second + 1_001)
    await reporter.report(error, { side: 'server' })
    expect((await rows()).map(({ occurrences }) => occurrences)).toEqual([51])
  })

  test('somebody who invents ever new mistakes cannot fill the table', async () => {
    const reporter = open()
    const names = Array.from({ length: 200 }, (_, name) => 'x'.repeat(name + 1))

    for (const message of names) await reporter.report({ message }, { side: 'browser' })

    expect(await rows()).toHaveLength(120)
  })

  test('a database that is away makes no second error', async () => {
    await database.pool.query('alter table error_reports rename to away')
    onTestFinished(async () => void (await database.pool.query('alter table away rename to error_reports')))
    const error = vi.fn()
    const needs = {
      db: database.db,
      cache: openMemoryCache(),
      now: clock.now,
      release: '1',
      log: { ...silentLog, error },
    }

    expect(await storedReports(needs).report(new Error('x'), { side: 'server' })).toMatch(/^[0-9A-F]{8}$/)
    expect(error).toHaveBeenCalledWith(expect.anything(), 'The error report could not be stored.')
  })
})
