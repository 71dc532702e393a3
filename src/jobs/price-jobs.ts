import { ANNOUNCE_DUE_PRICES, announceDuePrices } from '#domain/catalogue/proposals/announce-due-prices.ts'
import { ANNOUNCE_DUE_VERSIONS, announceDueVersions } from '#domain/catalogue/versions/write-version.ts'
import { PROPOSE_DEPRECIATION, proposeMonthlyDepreciation } from '#domain/catalogue/proposals/propose-depreciation.ts'
import type { Engines } from '#engines/engines.ts'

/** One of these is just after midnight, when the prices of a new day begin. */
const HOURLY = '1 * * * *'

const EVERY_MINUTE = '* * * * *'

const NIGHTLY = '40 3 * * *'

/** Prices whose day has come, and prices that have fallen. */
export async function startPriceJobs(engines: Engines): Promise<void> {
  const { jobs } = engines
  await jobs.work(ANNOUNCE_DUE_PRICES, () => announceDuePrices(engines))
  await jobs.schedule(ANNOUNCE_DUE_PRICES, HOURLY)
  await jobs.work(ANNOUNCE_DUE_VERSIONS, () => announceDueVersions(engines))
  await jobs.schedule(ANNOUNCE_DUE_VERSIONS, EVERY_MINUTE)
  await jobs.work(PROPOSE_DEPRECIATION, () => proposeMonthlyDepreciation(engines))
  await jobs.schedule(PROPOSE_DEPRECIATION, NIGHTLY)
}
