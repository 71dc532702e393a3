import type { VersionKind } from '#domain/catalogue/versions/version.ts'
import type { Tally } from './tally.ts'

export const RUN_BACK_TEST = 'back-test'

export const RESUME_BACK_TESTS = 'resume-back-tests'

export type BackTestJob = { version: number }

/** What a version would have made of the last weeks, or how far we are with finding out. */
export type BackTest = {
  version: number
  kind: VersionKind
  startedBy: string
  startedAt: Date
  since: Date
  finishedAt: Date | null
  /** Offers and inspections. */
  total: number
  done: number
  isRunning: boolean
  /** The version says something else by now. */
  isOutdated: boolean
  /** Other rules or prices count by now than those that it was compared with. */
  hasNewBase: boolean
  tally: Tally
}

/** Nobody works for so long without a word. */
const PATIENCE = 5 * 60_000

/** Whether somebody is at work on it. One that was left behind may be started anew. */
export const isRunning = ({ finishedAt, touchedAt }: { finishedAt: Date | null; touchedAt: Date }, now: Date) =>
  finishedAt === null && now.getTime() - touchedAt.getTime() < PATIENCE
