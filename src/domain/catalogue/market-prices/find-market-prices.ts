import type { Engines } from '#engines/engines.ts'
import { marketPricesOf } from './market-price-store.ts'
import { newestOf, type KeptMarketPrice } from './market-price.ts'

/** A price a week of twenty sources, for half a year. */
const MAX_SHOWN = 500

/** What others pay and ask for a device: the newest of each source, and what they said before. */
export async function findMarketPrices(
  { db }: Pick<Engines, 'db'>,
  deviceId: number,
): Promise<{ newest: KeptMarketPrice[]; older: KeptMarketPrice[] }> {
  return newestOf(await marketPricesOf(db, deviceId, MAX_SHOWN))
}
