import { retentionStepNames, type RetentionStepName, type RetentionSteps } from '#domain/retention/retention-step.ts'
import { runStep } from '#domain/retention/run-step.ts'
import type { Engines } from '#engines/engines.ts'
import { retentionSteps } from './retention-steps.ts'

const PURGE_EXPIRED_DATA = 'forget-old-data'
const PURGE_STEP = 'forget-step'

type StepJob = { step: RetentionStepName }

/** At night, when nobody sells. */
const NIGHTLY = '20 3 * * *'

/** A job for every kind of thing, so that one that fails is tried again by itself and the others are done. */
export async function startRetentionJobs(engines: Engines, steps: RetentionSteps = retentionSteps): Promise<void> {
  const { jobs } = engines
  const begin = (step: RetentionStepName) =>
    jobs.enqueue(PURGE_STEP, { step } satisfies StepJob, { singletonKey: step })
  await jobs.work<StepJob>(PURGE_STEP, async ({ step: name }) => {
    const step = steps[name]
    if (!step) return
    const { isDone } = await runStep(engines, name, step)
    if (!isDone) await begin(name)
  })
  await jobs.work(PURGE_EXPIRED_DATA, async () => {
    for (const name of retentionStepNames) await begin(name)
  })
  await jobs.schedule(PURGE_EXPIRED_DATA, NIGHTLY)
}
