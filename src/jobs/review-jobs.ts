import { REQUEST_REVIEWS, requestReviews } from '#domain/reviews/request-reviews.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** Nobody is asked for a favour at night. */
const HOURLY_BY_DAY = '25 8-18 * * *'

/** Asks those who agreed how their sale went. */
export async function startReviewJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work(REQUEST_REVIEWS, async () => void (await requestReviews(engines, storefronts)))
  await jobs.schedule(REQUEST_REVIEWS, HOURLY_BY_DAY)
}
