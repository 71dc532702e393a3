import { syncBuiltinESMExports } from 'node:module'
import promised, { setImmediate as tx } from 'node:timers/promises'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiEnv } from '#api/api-env.ts'
import { health } from '#api/operations/health.ts'
import { isDatabaseAway } from '#engines/database/is-database-away.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import type { OpenEngines } from '#engines/engines.ts'
import { silentLog } from '#engines/log/log.ts'
import { openEngines } from '#engines/open-engines.ts'
import { freshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import { stallableWayTo } from './slow-way.ts'

/** More than there are connections for, so that some wait for a silent server, some for a connection, some for their turn. */
const VISITORS = 25

async function stallableEngines(): Promise<{ engines: OpenEngines; stall(): void }> {
  const [database, folder] = [await freshDatabase(), await makeTemporaryFolder()]
  const way = await stallableWayTo(database.url)
  const place = { databaseUrl: way.url, dataFolder: folder.path, secrets: testSecrets }
  const engines = await openEngines({ ...place, release: 'test', environment: 'test', work: false }, silentLog)
  onTestFinished(async () => {
    way.cut()
    await engines[Symbol.asyncDispose]()
    await Promise.all([database.drop(), folder.remove()])
  })
  return { engines, stall: way.stall }
}

/** The clock of this process stands still but for what it is moved by: a slow machine is not late. */
function holdTheClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sleep = vi
    .spyOn(promised, 'setTimeout')
    .mockImplementation((milliseconds, value) => new Promise((done) => void setTimeout(done, milliseconds, value!)))
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.useRealTimers()
    sleep.mockRestore()
    syncBuiltinESMExports()
  })
  const settle = async () => {
    for (let turns = 0; turns < 1_000; turns += 1) await tx()
  }
  return async (milliseconds: number) => {
    await settle()
    await vi.advanceTimersByTimeAsync(milliseconds)
    await settle()
  }
}

test('F-22 while the database is silent, writes fail within three seconds and watchers hear of it within one', async () => {
  const { engines, stall } = await stallableEngines()
  const { db, jobs } = engines
  await jobs.enqueue('known-queue', {})
  const watchers = new Hono<ApiEnv>()
    .use((c, next) => {
      c.set('engines', engines)
      return next()
    })
    .route(
      '/health',
      health(() => false),
    )
  const insert = () =>
    db.transaction().execute((within) => sql`insert into settings (key, value) values ('a', '1')`.execute(within))
  await Promise.all([insert(), sql`select 1`.execute(db)])
  const pass = holdTheClock()

  stall()
  const ends: string[] = []
  const note = (name: string, work: Promise<unknown>) =>
    void work.then(
      () => ends.push(name),
      (error: unknown) => ends.push(isDatabaseAway(error) ? `${name} away` : String(error)),
    )
  note(
    'ready',
    Promise.resolve(watchers.request('/health/ready')).then(({ status }) => expect(status).toBe(503)),
  )
  for (let visitor = 0; visitor < VISITORS; visitor += 1) note('insert', insert())
  note('job', jobs.enqueue('known-queue', {}))
  note('first job', jobs.enqueue('new-queue', {}))

  await pass(1_000)
  expect(ends).toEqual(['ready'])
  await pass(2_000)
  expect(ends.toSorted()).toEqual(
    [...Array.from({ length: VISITORS }, () => 'insert away'), 'first job away', 'job away', 'ready'].toSorted(),
  )
})
