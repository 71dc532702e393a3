import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '#engines/database/database.ts'
import { openDatabase } from '#engines/database/open-database.ts'
import { silentLog } from '#engines/log/log.ts'
import { freshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import type { Jobs, RetryPolicy } from './jobs.ts'
import { openJobs } from './open-jobs.ts'

const impatient: RetryPolicy = { retries: 2, firstPauseSeconds: 1, longestPauseSeconds: 1, limitSeconds: 30 }

export function jobsContract(server: string): void {
  let database: OpenDatabase
  let jobs: Jobs
  let drop: () => Promise<void>

  beforeEach(async () => {
    const fresh = await freshDatabase(server)
    drop = fresh.drop
    database = await openDatabase({ url: fresh.url, dataFolder: 'unused' }, silentLog)
    jobs = await open(true)
  })
  afterEach(async () => {
    await jobs.close()
    await database.close()
    await drop()
  })

  function open(work: boolean, pollingSeconds = 0.5, signOfLifeSeconds?: number): Promise<Jobs> {
    const policies = { 'pack-box': impatient }
    return openJobs({ databaseUrl: database.url, work, policies, pollingSeconds, signOfLifeSeconds }, silentLog)
  }

  async function runJobs(name = 'pack-box', worker = jobs): Promise<unknown[]> {
    const done: unknown[] = []
    await worker.work(name, async (data) => void done.push(data))
    return done
  }

  test('jobs that are taken together are settled each for itself', async () => {
    for (const box of [1, 2, 3]) await jobs.enqueue('pack-box', { box })
    const tried: number[] = []

    await jobs.work<{ box: number }>('pack-box', async ({ box }, { attempt }) => {
      tried.push(box)
      if (box === 2 && attempt === 1) throw new Error('The box is too small')
    })

    await expect.poll(() => tried.toSorted()).toEqual([1, 2, 2, 3])
  })

  test('a job runs once, with its data', async () => {
    const done = await runJobs()

    await jobs.enqueue('pack-box', { box: 'Größe L' })

    await expect.poll(() => done).toEqual([{ box: 'Größe L' }])
    await sleep(700)
    expect(done).toHaveLength(1)
  })

  test('a job of a transaction that fails does not exist; of one that commits it does', async () => {
    const done = await runJobs()

    const failing = database.db.transaction().execute(async (within) => {
      await jobs.enqueue('pack-box', { box: 'never' }, { within })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await database.db.transaction().execute(async (within) => {
      await jobs.enqueue('pack-box', { box: 'real' }, { within })
      await sleep(100)
      expect(done).toEqual([])
    })

    await expect.poll(() => done).toEqual([{ box: 'real' }])
    const { rows } = await sql`select 1 from pgboss.job where name = 'pack-box'`.execute(database.db)
    expect(rows).toHaveLength(1)
  })

  test('while a job with a key waits, the same key is not added again; jobs without a key all count', async () => {
    await jobs.enqueue('pack-box', { box: 1 }, { singletonKey: 'a' })
    await jobs.enqueue('pack-box', { box: 2 }, { singletonKey: 'a' })
    await jobs.enqueue('pack-box', { box: 3 })
    await jobs.enqueue('pack-box', { box: 4 })

    const done = await runJobs()

    await expect.poll(() => done).toHaveLength(3)
    expect(done).toEqual(expect.arrayContaining([{ box: 1 }, { box: 3 }, { box: 4 }]))
  })

  test('a job that must start later waits', async () => {
    const done = await runJobs()

    await jobs.enqueue('pack-box', {}, { startAfter: 4 })

    await sleep(400)
    expect(done).toEqual([])
    await expect.poll(() => done).toHaveLength(1)
  })

  test('a failing job is tried again, and knows its last attempt', async () => {
    const attempts: { attempt: number; isLastAttempt: boolean }[] = []
    await jobs.work('pack-box', async (_data, { attempt, isLastAttempt }) => {
      attempts.push({ attempt, isLastAttempt })
      throw new Error('still closed')
    })

    await jobs.enqueue('pack-box', {})

    await expect
      .poll(() => attempts)
      .toEqual([
        { attempt: 1, isLastAttempt: false },
        { attempt: 2, isLastAttempt: false },
        { attempt: 3, isLastAttempt: true },
      ])
  })

  test('two processes share the work, and each job runs once', async () => {
    const other = await open(true)
    const [here, there] = [await runJobs('pack-box', jobs), await runJobs('pack-box', other)]

    await Promise.all(Array.from({ length: 20 }, (_, box) => jobs.enqueue('pack-box', { box })))

    await expect.poll(() => here.length + there.length).toBe(20)
    await other.close()
    expect(new Set([...here, ...there].map((data) => JSON.stringify(data))).size).toBe(20)
  })

  test('a process that does not work only writes jobs down', async () => {
    const clerk = await open(false)
    const never = await runJobs('pack-box', clerk)

    await clerk.enqueue('pack-box', { box: 1 })
    await sleep(600)
    expect(never).toEqual([])
    const done = await runJobs()

    await expect.poll(() => done).toEqual([{ box: 1 }])
    await clerk.close()
  })

  test('a new job wakes a worker that would not look for long', async () => {
    const drowsy = await open(true, 3_600)
    const done = await runJobs('pack-box', drowsy)
    for (const box of [1, 2]) {
      await jobs.enqueue('pack-box', { box })
      await expect.poll(() => done).toContainEqual({ box })
    }
    await drowsy.close()
  })

  test('what has piled up is worked off without a pause between two jobs', async () => {
    const clerk = await open(false)
    await Promise.all(Array.from({ length: 20 }, (_, box) => clerk.enqueue('pack-box', { box })))
    const drowsy = await open(true, 3_600)
    const done = await runJobs('pack-box', drowsy)

    await expect.poll(() => done).toHaveLength(20)
    await drowsy.close()
    await clerk.close()
  })

  test('F-20 a queue that is long in the making is given up by visitors, and waited for in the background', async () => {
    const visitors = await openJobs({ databaseUrl: database.url, db: database.db, work: false }, silentLog)
    const background = visitors.patient(database.background)
    const slow = await database.background.startTransaction().execute()
    await sql`lock table pgboss.queue in access exclusive mode`.execute(slow)

    const patient = background.enqueue('new-box', { box: 1 })
    await expect(visitors.enqueue('new-box', { box: 2 })).rejects.toThrow('Query read timeout')
    await slow.commit().execute()
    await patient

    const done = await runJobs('new-box')
    await expect.poll(() => done).toEqual([{ box: 1 }])
    await visitors.close()
  })

  test('F-29 whoever works on a job says so all the time', async () => {
    const mayEnd = Promise.withResolvers<void>()
    const worker = await open(true, 0.5, 1)
    await worker.work('pack-box', () => mayEnd.promise)
    await worker.enqueue('pack-box', {})
    const said = async () => {
      const { rows } = await sql<{ later: boolean }>`
        select heartbeat_on > started_on + interval '1 second' as later from pgboss.job where name = 'pack-box'`.execute(
        database.db,
      )
      return rows[0]?.later
    }

    await expect.poll(said).toBe(true)
    mayEnd.resolve()
    await worker.close()
  })

  test('F-29 a job of a process that was killed is taken up by the next one, a job of a living one is not', async () => {
    const mayEnd = Promise.withResolvers<void>()
    const begun: unknown[] = []
    const begin = async (data: object) => {
      begun.push(data)
      await mayEnd.promise
    }
    const silent = await open(true, 0.5, 3_600)
    await jobs.work('pack-box', begin)
    await silent.work('send-box', begin)
    await jobs.enqueue('pack-box', { box: 'living' })
    // As many as one process works on at once: then it has no time for them a second time.
    for (const box of ['dead', 'dead too']) await jobs.enqueue('send-box', { box })
    await expect.poll(() => begun).toHaveLength(3)
    await sql`update pgboss.job set heartbeat_on = 'epoch' where name = 'send-box'`.execute(database.db)
    await sql`update pgboss.queue set monitor_on = null`.execute(database.db)

    const next = await open(true)
    const done = [await runJobs('pack-box', next), await runJobs('send-box', next)]

    await expect.poll(() => done.map(({ length }) => length)).toEqual([0, 2])
    mayEnd.resolve()
    await Promise.all([next.close(), silent.close()])
  })

  test('F-29 a job that was cut off is not given up: it is taken up at once, then once a minute, and not for ever', async () => {
    await jobs.enqueue('send-box', { box: 'any' })
    await jobs.close()
    /** As a process leaves a job that is killed while it begins it for the so manieth time. */
    const killedWhen = async (begun: number, limit: number) => {
      await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now(),
        retry_count = ${begun - 1}, retry_limit = ${limit}`.execute(database.db)
      await (await open(true)).close()
      const { rows } = await sql<{ state: string; left: number; pause: number }>`
        select state, retry_limit - retry_count as left,
          greatest(0, ceil(extract(epoch from start_after - now())))::int as pause from pgboss.job`.execute(database.db)
      return rows[0]
    }

    expect(await killedWhen(1, 5)).toEqual({ state: 'retry', left: 6, pause: 0 })
    expect(await killedWhen(4, 8)).toEqual({ state: 'retry', left: 6, pause: 0 })
    const later = await killedWhen(40, 44)
    expect(later).toMatchObject({ state: 'retry', left: 6 })
    expect(later?.pause).toBeGreaterThan(30)
    expect(later?.pause).toBeLessThanOrEqual(60)
    // A printer without paper is tried far more often than that by itself.
    expect(await killedWhen(301, 500)).toMatchObject({ state: 'retry', left: 200 })

    await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 minute', retry_count = 105, retry_limit = 105`.execute(
      database.db,
    )
    jobs = await open(true)
    const begun = await runJobs('send-box')
    await expect
      .poll(
        async () => (await sql<{ state: string }>`select state from pgboss.job`.execute(database.db)).rows[0]?.state,
      )
      .toBe('failed')
    expect(begun).toEqual([])
  })

  test('closing lets a running job finish', async () => {
    const worker = await open(true)
    const steps: string[] = []
    await worker.work('pack-box', async () => {
      steps.push('begun')
      await sleep(300)
      steps.push('finished')
    })
    await worker.enqueue('pack-box', {})
    await expect.poll(() => steps).toEqual(['begun'])

    await worker.close()

    expect(steps).toEqual(['begun', 'finished'])
  })

  test('a schedule is kept once, however many processes ask for it', async () => {
    await jobs.schedule('tidy-up', '0 3 * * *')
    await jobs.schedule('tidy-up', '0 4 * * *')

    const { rows } = await sql`select name, cron, timezone from pgboss.schedule`.execute(database.db)
    expect(rows).toEqual([{ name: 'tidy-up', cron: '0 4 * * *', timezone: 'Europe/Berlin' }])
  })

  test('whoever looks sees what waits, what failed and why, without names', async () => {
    await jobs.schedule('tidy-up', '0 4 * * *')
    await jobs.enqueue('pack-box', { box: 1 }, { startAfter: 60 })
    await jobs.work('send-box', async () => {
      throw new Error('No such mailbox: ana@example.com')
    })
    await jobs.enqueue('send-box', {})

    const seen = async () => (await jobs.overview()).troubled
    await expect.poll(seen).toEqual([
      {
        id: expect.any(String),
        queue: 'send-box',
        state: 'retry',
        createdAt: expect.any(Date),
        attempts: 1,
        error: 'No such mailbox: [email]',
        nextTry: expect.any(Date),
      },
    ])
    const { queues } = await jobs.overview()
    const own = Object.fromEntries(queues.map(({ name, ...state }) => [name, state]))
    expect(own['pack-box']).toMatchObject({ waiting: 1, failed: 0, waitsSince: expect.any(Date), lastDone: null })
    expect(own['send-box']).toMatchObject({ waiting: 0, retrying: 1, schedule: null })
    expect(own['tidy-up']).toMatchObject({ schedule: '0 4 * * *' })
  })

  test('a job that was given up is tried again when somebody says so, and no other is', async () => {
    let isOpen = false
    const done: unknown[] = []
    await jobs.work('pack-box', async (data) => {
      if (!isOpen) throw new Error('still closed')
      done.push(data)
    })
    await jobs.enqueue('pack-box', { box: 'late' })
    const states = async () => (await jobs.overview()).troubled.map(({ state }) => state)
    await expect.poll(states).toEqual(['failed'])
    isOpen = true
    const [job] = (await jobs.overview()).troubled

    expect(await jobs.retry(randomUUID())).toBe(false)
    expect(await jobs.retry(job!.id)).toBe(true)

    await expect.poll(() => done).toEqual([{ box: 'late' }])
    expect(await jobs.retry(job!.id)).toBe(false)
  })

  test('a job that was cancelled does not run', async () => {
    await jobs.work('pack-box', async () => {
      throw new Error('closed')
    })
    await jobs.enqueue('pack-box', { box: 1 })
    await expect.poll(async () => (await jobs.overview()).troubled.length).toBe(1)
    const [job] = (await jobs.overview()).troubled

    expect(await jobs.cancel(job!.id)).toBe(true)

    expect((await jobs.overview()).troubled).toEqual([])
    expect(await jobs.cancel(job!.id)).toBe(false)
  })
}
