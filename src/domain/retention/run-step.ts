import type { Engines } from '#engines/engines.ts'
import type { RetentionStep, RetentionStepName } from './retention-step.ts'
import { writeDone, writeFailure } from './retention-store.ts'

/** Small enough for any time limit of the database. */
const PORTION = 500

/** Then somebody else has a turn. Well below the time after which a job counts as crashed. */
const TURN_MILLISECONDS = 60_000

/** Forgets things of one kind, portion by portion. Says whether any are left. What is gone is gone if it is killed. */
export async function runStep(
  engines: Engines,
  name: RetentionStepName,
  step: RetentionStep,
): Promise<{ forgotten: number; isDone: boolean }> {
  const { db, log, now } = engines
  const end = performance.now() + TURN_MILLISECONDS
  let forgotten = 0
  try {
    for (;;) {
      const portion = await step(engines, PORTION)
      forgotten += portion
      if (portion === 0) break
      if (performance.now() > end) return { forgotten, isDone: false }
    }
  } catch (error) {
    // A database that cannot be asked cannot be told either; the job knows.
    await writeFailure(db, name, now()).catch(() => {})
    throw new Error(`Forgetting "${name}" failed. ${String(error)}`, { cause: error })
  }
  await writeDone(db, name, now())
  if (forgotten > 0) log.info({ [name]: forgotten }, 'Old data was forgotten.')
  return { forgotten, isDone: true }
}
