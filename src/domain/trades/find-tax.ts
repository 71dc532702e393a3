import { findDeviceCategories } from '#domain/catalogue/find-device-categories.ts'
import type { Database } from '#engines/database/database.ts'
import { goodsOfQuote } from './goods-of-quote.ts'
import { taxOf, type Tax } from './tax.ts'
import { paidFor, type Trade } from './trade.ts'

/** How tax is dealt with in a trade as things stand; the receipt has the last word. */
export async function findTax(db: Database, trade: Trade): Promise<Tax> {
  if (trade.segment === 'consumer') return 'margin'
  const categories = await findDeviceCategories(
    { db },
    trade.items.map(({ offer }) => offer.deviceId),
  )
  const goods = trade.items.map((item) => ({
    category: categories.get(item.offer.deviceId) ?? '',
    cents: paidFor(item),
  }))
  return taxOf(trade, trade.businessQuoteId === null ? goods : await goodsOfQuote(db, trade.businessQuoteId), goods)
}
