import { findDeviceCategories } from '#domain/catalogue/devices/find-device-categories.ts'
import type { Database } from '#engines/database/database.ts'
import type { Cents } from '#shop/money/money.ts'
import { promisedInQuote } from '#domain/trades/trade-reads-store.ts'

/** What some devices of one category are worth, as far as the tax depends on it. */
export type TaxedGoods = { category: string; cents: Cents }

/**
 * Boxes of one business quote are one deal, of which each gets a receipt at its own time: what was agreed counts for all of
 * them, whatever is found in one of them later (§ 13b UStG says so too).
 */
export async function goodsOfQuote(db: Database, businessQuoteId: string): Promise<TaxedGoods[]> {
  const promised = await promisedInQuote(db, businessQuoteId)
  const categories = await findDeviceCategories(
    { db },
    promised.map(({ deviceId }) => deviceId),
  )
  return promised.map(({ deviceId, cents }) => ({ category: categories.get(deviceId) ?? '', cents }))
}
