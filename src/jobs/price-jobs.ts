import { ANNOUNCE_DUE_VERSIONS, announceDueVersions } from '#domain/catalogue/versions/decide-version.ts'
import { PROPOSE_DEPRECIATION, proposeMonthlyDepreciation } from '#domain/catalogue/price-lists/propose-depreciation.ts'
import type { Engines } from '#engines/engines.ts'

const EVERY_MINUTE = '* * * * *'

const NIGHTLY = '40 3 * * *'

/** Versions whose moment has come, and prices that have fallen. */
export async function startPriceJobs(engines: Engines): Promise<void> {
  const { jobs } = engines
  await jobs.work(ANNOUNCE_DUE_VERSIONS, () => announceDueVersions(engines))
  await jobs.schedule(ANNOUNCE_DUE_VERSIONS, EVERY_MINUTE)
  await jobs.work(PROPOSE_DEPRECIATION, () => proposeMonthlyDepreciation(engines))
  await jobs.schedule(PROPOSE_DEPRECIATION, NIGHTLY)
}
