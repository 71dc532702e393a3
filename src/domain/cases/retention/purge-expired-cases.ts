import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { blankEntries, maskCases } from './case-retention-store.ts'

/** Who sent what, its pictures and what was noted, long after a case was closed. That there was one stays. */
export const caseSteps = {
  // Files go first: whoever is killed in between finds the rows again, but would never find a file without one.
  cases: ({ db, files, now }, most) =>
    db.transaction().execute(async (tx) => {
      const before = daysBefore(now(), retention.casesDays)
      const { cases, photos } = await maskCases(tx, before, most)
      await Promise.all(photos.map((photo) => files.remove(photo)))
      return cases + (await blankEntries(tx, before, most))
    }),
} satisfies RetentionSteps
