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
}

/** What a handler may want to know about the run it is in. */
export interface JobRun {
  id: string
  /** 1 for the first. */
  attempt: number
  isLastAttempt: boolean
}

export type JobHandler<Data extends object> = (data: Data, run: JobRun) => Promise<void>

/** Work that is done later, by whichever process has time. */
export interface Jobs {
  enqueue(name: string, data: object, options?: EnqueueOptions): Promise<void>
  /** In a process that does not work off jobs this does nothing. */
  work<Data extends object>(name: string, handler: JobHandler<Data>): Promise<void>
  /** Enqueues the job at the times of a cron expression in German time, once for all processes together. */
  schedule(name: string, cron: string): Promise<void>
  /** Lets running jobs finish. */
  close(): Promise<void>
}
