import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { startAccountJobs } from './account-jobs.ts'
import { startBackTestJobs } from './back-test-jobs.ts'
import { startDeviceListJobs } from './device-list-jobs.ts'
import { startBusinessQuoteJobs } from './business-quote-jobs.ts'
import { startNewsletterJobs } from './newsletter-jobs.ts'
import { startPayoutJobs } from './payout-jobs.ts'
import { startPriceWatchJobs } from './price-watch-jobs.ts'
import { startPictureJobs } from './picture-jobs.ts'
import { startPriceJobs } from './price-jobs.ts'
import { startPrintJobs } from './print-jobs.ts'
import { startRetentionJobs } from './retention-jobs.ts'
import { startReviewJobs } from './review-jobs.ts'
import { startTimerJobs } from './run-timers.ts'
import { startShippingDocumentJobs } from './send-shipping-documents.ts'

/** Everything that is done later. A process that only answers requests does nothing here. */
export async function startJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  await startShippingDocumentJobs(engines, storefronts)
  await startAccountJobs(engines, storefronts)
  await startNewsletterJobs(engines, storefronts)
  await startTimerJobs(engines, storefronts)
  await startPayoutJobs(engines, storefronts)
  await startPictureJobs(engines)
  await startPriceJobs(engines)
  await startBackTestJobs(engines)
  await startPriceWatchJobs(engines, storefronts)
  await startReviewJobs(engines, storefronts)
  await startDeviceListJobs(engines, storefronts)
  await startBusinessQuoteJobs(engines)
  await startPrintJobs(engines)
  await startRetentionJobs(engines)
}
