import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { maskCases } from './case-retention-store.ts'

/** Who sent what, and its pictures, long after a case was closed. That there was one stays. */
export const caseSteps = {
  // Files go first: whoever is killed in between finds the rows again, but would never find a file without one.
  cases: ({ db, files, now }, most) =>
    db.transaction().execute(async (tx) => {
      const { cases, photos } = await maskCases(tx, daysBefore(now(), retention.casesDays), most)
      await Promise.all(photos.map((photo) => files.remove(photo)))
      return cases
    }),
} satisfies RetentionSteps
