import { retentionStepNames } from '#domain/retention/retention-step.ts'
import { runStep } from '#domain/retention/run-step.ts'
import type { Engines } from '#engines/engines.ts'
import { retentionSteps } from '#jobs/retention-steps.ts'

/** One night: everything whose time is over, step by step as the jobs do it. */
export async function purgeEverythingExpired(engines: Engines): Promise<void> {
  for (const name of retentionStepNames) await runStep(engines, name, retentionSteps[name])
}
