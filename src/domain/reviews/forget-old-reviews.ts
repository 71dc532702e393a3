import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { deleteReviewsBefore } from './review-store.ts'
import { countedSince } from './seal.ts'

/** What counts no more is not kept either. */
export const reviewSteps = {
  reviews: ({ db, announcements, now }, most) =>
    db.transaction().execute(async (turn) => {
      const { all, shown } = await deleteReviewsBefore(turn, countedSince(now()), most)
      if (shown > 0) await announcements.announce('reviews', turn)
      return all
    }),
} satisfies RetentionSteps
