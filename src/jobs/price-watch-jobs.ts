import { WATCH_PRICES, watchPrices } from '#domain/price-watch/watch-prices.ts'
import type { Engines } from '#engines/engines.ts'
import type { Storefronts } from '#shop/shop.ts'

/** When people get up; the prices of the day are hours old by then. */
const EVERY_MORNING = '30 7 * * *'

/** Tells those who watch a price that it has changed. */
export async function startPriceWatchJobs(engines: Engines, storefronts: Storefronts): Promise<void> {
  const { jobs } = engines
  await jobs.work(WATCH_PRICES, async () => void (await watchPrices(engines, storefronts)))
  await jobs.schedule(WATCH_PRICES, EVERY_MORNING)
}
