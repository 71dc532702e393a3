import type { Transaction } from '#engines/database/database.ts'

export interface EnqueueOptions {
  /** The job comes into being when this transaction commits, and never if it does not. */
  within?: Transaction | undefined
  /** While a job with this key waits, another one with the same key is not added. */
  singletonKey?: string | undefined
  /** A moment, or seconds from now. */
  startAfter?: Date | number | undefined
}

/** How often and how patiently a failing job is tried again. */
export interface RetryPolicy {
  retries: number
  /** Doubles with every further try. */
  firstPauseSeconds: number
  longestPauseSeconds: number
  /** After this long a job counts as crashed and is tried again. */
  limitSeconds: number
  /** So many are taken, worked on and settled together in one process; two if not said otherwise. */
  atOnce?: number
}

/** What a handler may want to know about the run it is in. */
export interface JobRun {
  id: string
  /** 1 for the first. */
  attempt: number
  isLastAttempt: boolean
}

export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>

/** How things stand with one kind of job. */
export interface QueueState {
  name: string
  waiting: number
  active: number
  /** Failed, and to be tried again. */
  retrying: number
  /** Given up. */
  failed: number
  /** Since when the oldest one waits. */
  waitsSince: Date | null
  lastDone: Date | null
  /** The cron expression, if it runs by the clock. */
  schedule: string | null
}

/** A job that did not work out, in words that name nobody. */
export interface TroubledJob {
  id: string
  queue: string
  state: 'retry' | 'failed'
  createdAt: Date
  attempts: number
  error: string
  nextTry: Date | null
}

/** Work that is done later, by whichever process has time. */
export interface Jobs {
  enqueue(name: string, data: object, options?: EnqueueOptions): Promise<void>
  /** In a process that does not work off jobs this does nothing. */
  work<Data extends object>(name: string, handler: JobHandler<Data>): Promise<void>
  /** Enqueues the job at the times of a cron expression in German time, once for all processes together. */
  schedule(name: string, cron: string): Promise<void>
  /** Every queue, and the latest jobs in trouble. */
  overview(): Promise<{ queues: QueueState[]; troubled: TroubledJob[] }>
  /** Tries a job once more, now. Says whether there was one that had failed. */
  retry(id: string): Promise<boolean>
  /** Gives up a job that waits. Says whether there was one. */
  cancel(id: string): Promise<boolean>
  /** Lets running jobs finish. */
  close(): Promise<void>
}
