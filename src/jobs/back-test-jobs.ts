import { RESUME_BACK_TESTS, RUN_BACK_TEST, type BackTestJob } from '#domain/back-tests/back-test.ts'
import { resumeBackTests, runBackTest } from '#domain/back-tests/run-back-test.ts'
import type { Engines } from '#engines/engines.ts'

const EVERY_MINUTE = '* * * * *'

/** Tries drafts on the past, and goes on where a process died. */
export async function startBackTestJobs(engines: Engines): Promise<void> {
  const { jobs } = engines
  await jobs.work<BackTestJob>(RUN_BACK_TEST, ({ version }) => runBackTest(engines, version))
  await jobs.work(RESUME_BACK_TESTS, () => resumeBackTests(engines))
  await jobs.schedule(RESUME_BACK_TESTS, EVERY_MINUTE)
}
