import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'
import { workOffAccounts } from './account-jobs.ts'
import { workOffDeviceLists } from './device-list-jobs.ts'
import { workOffBusinessQuotes } from './business-quote-jobs.ts'
import { workOffNewsletter } from './newsletter-jobs.ts'
import { workOffPayouts } from './payout-jobs.ts'
import { workOffPriceWatch } from './price-watch-jobs.ts'
import { workOffPrices } from './price-jobs.ts'
import { workOffRetention } from './retention-jobs.ts'
import { workOffReviews } from './review-jobs.ts'
import { workOffTimers } from './run-timers.ts'
import { workOffShippingDocuments } from './send-shipping-documents.ts'

/** Everything that is done later. A process that only answers requests does nothing here. */
export async function workOffJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  await workOffShippingDocuments(engines, storefronts)
  await workOffAccounts(engines, storefronts)
  await workOffNewsletter(engines, storefronts)
  await workOffTimers(engines, storefronts)
  await workOffPayouts(engines, storefronts)
  await workOffPrices(engines)
  await workOffPriceWatch(engines, storefronts)
  await workOffReviews(engines, storefronts)
  await workOffDeviceLists(engines, storefronts)
  await workOffBusinessQuotes(engines)
  await workOffRetention(engines)
}
