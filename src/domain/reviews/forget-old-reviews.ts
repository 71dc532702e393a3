import type { Engines } from '#engines/engines.ts'
import { deleteReviewsBefore } from './review-store.ts'
import { countedSince } from './seal.ts'

export const FORGET_OLD_REVIEWS = 'forget-old-reviews'

/** Every night: what counts no more is not kept either. */
export async function forgetOldReviews({
  db,
  announcements,
  log,
  now,
}: Pick<Engines, 'db' | 'announcements' | 'log' | 'now'>): Promise<void> {
  const forgotten = await db.transaction().execute(async (turn) => {
    const { all, shown } = await deleteReviewsBefore(turn, countedSince(now()))
    if (shown > 0) await announcements.announce('reviews', turn)
    return all
  })
  log.info({ reviews: forgotten }, 'Old reviews were forgotten.')
}
