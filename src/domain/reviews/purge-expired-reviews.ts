import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import { deleteReviewsBefore } from './review-store.ts'
import { countedSince } from './seal.ts'

/** What counts no more is not kept either. */
export const reviewSteps = {
  reviews: ({ db, announcements, now }, most) =>
    db.transaction().execute(async (tx) => {
      const { all, shown } = await deleteReviewsBefore(tx, countedSince(now()), most)
      if (shown > 0) await announcements.announce('reviews', tx)
      return all
    }),
} satisfies RetentionSteps
