import { findDeviceCategories } from '#domain/catalogue/find-device-categories.ts'
import type { Database } from '#engines/database/database.ts'
import type { Cents } from '#shop/money.ts'
import { paidFor, type Trade } from './trade.ts'
import { promisedInQuote } from './trade-reads-store.ts'

/** What some devices of one category are worth. */
export type TaxedGoods = { category: string; cents: Cents }

/**
 * The devices that decide about the tax. Boxes of one business quote are one deal, of which each gets a receipt at its own
 * time: what was agreed counts for all of them, whatever is found in one of them later (§ 13b UStG says so too).
 */
export async function goodsOfDeal(db: Database, { businessQuoteId, items }: Trade): Promise<TaxedGoods[]> {
  const worths =
    businessQuoteId === null
      ? items.map((item) => ({ deviceId: item.offer.deviceId, cents: paidFor(item) }))
      : await promisedInQuote(db, businessQuoteId)
  const categories = await findDeviceCategories(
    { db },
    worths.map(({ deviceId }) => deviceId),
  )
  return worths.map(({ deviceId, cents }) => ({ category: categories.get(deviceId) ?? '', cents }))
}
