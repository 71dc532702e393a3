import {
  EXPIRE_BUSINESS_QUOTES,
  expireBusinessQuotes,
} from '#domain/business/quotes/acceptance/expire-business-quotes.ts'
import type { Engines } from '#engines/engines.ts'

const EVERY_QUARTER_OF_AN_HOUR = '*/15 * * * *'

/** Quotes that nobody took in time are over: pages know it to the second, this is for lists. */
export async function startBusinessQuoteJobs(engines: Engines): Promise<void> {
  const { jobs } = engines
  await jobs.work(EXPIRE_BUSINESS_QUOTES, async () => void (await expireBusinessQuotes(engines)))
  await jobs.schedule(EXPIRE_BUSINESS_QUOTES, EVERY_QUARTER_OF_AN_HOUR)
}
