import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss, fromKysely } from 'pg-boss'
import type { JobResult, JobWithMetadata, QueueResult } from 'pg-boss'
import type { Database } from '#engines/database/database.ts'
import type { Log } from '#engines/log/log.ts'
import { freeOrphanedJobs, WORKER } from './free-orphaned-jobs.ts'
import { cancelJob, jobsOverview, retryJob } from './job-overview.ts'
import type { JobHandler, Jobs, RetryPolicy } from './jobs.ts'

export interface JobsOptions {
  databaseUrl: string
  /** What visitors write jobs down with outside of a transaction; it is as strict about time as they are. */
  db?: Database | undefined
  work: boolean
  /** For queues that need another policy than the usual one. */
  policies?: Record<string, RetryPolicy>
  /** A new job wakes its worker at once; this is how often somebody looks for all of them, for example for retries. */
  pollingSeconds?: number
  /** How often a worker says that it still works on its job. */
  signOfLifeSeconds?: number | undefined
}

const usualPolicy: RetryPolicy = { retries: 5, firstPauseSeconds: 2, longestPauseSeconds: 900, limitSeconds: 300 }
const MAX_DRAIN = 10_000
/** A process that works on a job says so every few seconds; after so long without a word it counts as dead. */
const SILENT_SECONDS = 60
const SIGN_OF_LIFE_SECONDS = 10
/** So often somebody looks for jobs of dead processes, and besides when a process starts. */
const LOOK_AROUND_SECONDS = 20
const MAX_QUEUE_WAIT = 2_500
const AT_ONCE = 2
/** Should the look at all queues fail, workers look for themselves. */
const OWN_LOOK_SECONDS = 60

/** Whether a queue that is still being made is waited for to the end. */
type Patience = (made: Promise<void>) => Promise<void>

/** The jobs for requests, and the same for work that nobody waits for. */
export type OpenJobs = Jobs & { patient(db: Database): Jobs }

export async function openJobs(options: JobsOptions, log: Log): Promise<OpenJobs> {
  const { work, policies = {}, pollingSeconds = 5, signOfLifeSeconds = SIGN_OF_LIFE_SECONDS } = options
  const boss = await startBoss(options, log)
  const workers = new Map<string, string>()
  const look = work ? lookForDueJobs(boss, workers, pollingSeconds) : undefined
  const queues = new Map<string, Promise<void>>()
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))

  /** Once per process; a failure is forgotten, so that the next caller tries again. */
  function ensureQueue(name: string): Promise<void> {
    const known = queues.get(name)
    if (known) return known
    const created = makeQueue(boss, name, policies[name] ?? usualPolicy, found.get(name))
    queues.set(name, created)
    created.catch(() => queues.delete(name))
    return created
  }

  const enqueueBy =
    (db: Database | undefined, wait: Patience): Jobs['enqueue'] =>
    async (name, data, { within, singletonKey, startAfter } = {}) => {
      await wait(ensureQueue(name))
      const writer = within ?? db
      await boss.send(name, data, {
        // The queue allows one waiting job per key; jobs that do not care get a key of their own.
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfter !== undefined && { startAfter }),
        ...(writer && { db: fromKysely(writer) }),
      })
    }

  const jobs: Jobs = {
    enqueue: enqueueBy(options.db, soon),
    async work(name, handler) {
      if (!work) return
      await ensureQueue(name)
      const { atOnce = AT_ONCE } = policies[name] ?? usualPolicy
      const runs = runEach(name, handler, log)
      workers.set(name, await startWorker(boss, name, { atOnce, signOfLifeSeconds }, runs))
    },
    async schedule(name, cron) {
      if (!work) return
      await ensureQueue(name)
      await boss.schedule(name, cron, null, { tz: 'Europe/Berlin' })
    },
    overview: () => jobsOverview(boss),
    retry: (id) => retryJob(boss, id),
    cancel: (id) => cancelJob(boss, id),
    async close() {
      clearInterval(look)
      // Waiting here ends with the last job; pg-boss's own stop looks only twice a second.
      const drained = Promise.all([...workers.keys()].map((name) => boss.offWork(name, { wait: true })))
      await Promise.race([drained, sleep(MAX_DRAIN, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
  return { ...jobs, patient: (db) => ({ ...jobs, enqueue: enqueueBy(db, (made) => made) }) }
}

/** A queue that is new is made by a connection that has all the time in the world; whoever writes a job down has not. */
const soon: Patience = async (made) => {
  const late = new AbortController()
  const tooLate = sleep(MAX_QUEUE_WAIT, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error('Query read timeout')
  })
  await Promise.race([made, tooLate]).finally(() => late.abort())
}

async function startBoss({ databaseUrl, work }: JobsOptions, log: Log): Promise<PgBoss> {
  if (work) await freeOrphanedJobs(databaseUrl)
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: work ? WORKER : 'umlauf-jobs',
    max: 4,
    connectionTimeoutMillis: 120_000,
    superviseIntervalSeconds: LOOK_AROUND_SECONDS,
    monitorIntervalSeconds: LOOK_AROUND_SECONDS,
    useListenNotify: work,
    supervise: work,
    schedule: work,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue had trouble with its database.'))
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  try {
    await boss.start()
    // What a process that was killed has left behind would else wait for the first look around.
    if (work)
      boss.supervise().catch((error: unknown) => log.warn({ err: error }, 'The job queue was not looked after.'))
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

async function makeQueue(boss: PgBoss, name: string, policy: RetryPolicy, found?: QueueResult): Promise<void> {
  const options = {
    notify: true,
    retryLimit: policy.retries,
    retryBackoff: true,
    retryDelay: policy.firstPauseSeconds,
    retryDelayMax: policy.longestPauseSeconds,
    expireInSeconds: policy.limitSeconds,
    heartbeatSeconds: SILENT_SECONDS,
  }
  if (found && Object.entries(options).every(([option, value]) => found[option as keyof QueueResult] === value)) return
  await boss.createQueue(name, { policy: 'short', ...options })
  // A queue that an older release created takes over the policy of this one.
  await boss.updateQueue(name, options)
}

const dueQueues = `
  select distinct name from pgboss.job
  where name = any($1) and state < 'active' and not blocked and start_after <= pgboss.job_now()`

/** One question for all queues instead of one for each: new jobs say that they are there, only time does not. */
const lookForDueJobs = (boss: PgBoss, workers: ReadonlyMap<string, string>, seconds: number): NodeJS.Timeout =>
  setInterval(async () => {
    const found = await boss
      .getDb()
      .executeSql(dueQueues, [[...workers.keys()]])
      // Without its database a queue has nothing to do, and says so by itself.
      .catch(() => ({ rows: [] }))
    for (const { name } of found.rows as { name: string }[]) boss.notifyWorker(workers.get(name)!)
  }, seconds * 1_000).unref()

type Runs<Data extends object> = (jobs: JobWithMetadata<Data>[]) => Promise<JobResult[]>

const startWorker = <Data extends object>(
  boss: PgBoss,
  name: string,
  { atOnce, signOfLifeSeconds }: { atOnce: number; signOfLifeSeconds: number },
  runs: Runs<Data>,
): Promise<string> =>
  boss.work(
    name,
    {
      includeMetadata: true,
      perJobResults: true,
      batchSize: atOnce,
      // What has piled up would else go out one portion per pause.
      burstWhenBatchFull: true,
      pollingIntervalSeconds: OWN_LOOK_SECONDS,
      notifyPollingIntervalSeconds: OWN_LOOK_SECONDS,
      heartbeatRefreshSeconds: signOfLifeSeconds,
    },
    runs,
  )

/** Each for itself: what fails is tried again, and the others are done. */
const runEach =
  <Data extends object>(name: string, handler: JobHandler<Data>, log: Log): Runs<Data> =>
  (jobs) =>
    Promise.all(
      jobs.map(async (job): Promise<JobResult> => {
        const attempt = job.retryCount + 1
        const isLastAttempt = job.retryCount >= job.retryLimit
        try {
          await handler(job.data, { id: job.id, attempt, isLastAttempt })
          return { id: job.id, status: 'completed' }
        } catch (error) {
          log.warn({ err: error, job: name, jobId: job.id, attempt, isLastAttempt }, 'A job failed.')
          return { id: job.id, status: 'failed', output: error as Error }
        }
      }),
    )
