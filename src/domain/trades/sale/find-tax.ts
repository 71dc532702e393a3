import { findDeviceCategories } from '#domain/catalogue/devices/find-device-categories.ts'
import type { Database } from '#engines/database/database.ts'
import { goodsOfQuote } from './goods-of-quote.ts'
import { payoutOf } from '#domain/trades/money/payout-of.ts'
import { taxOf, type Tax } from './tax.ts'
import type { Trade } from '#domain/trades/trade.ts'

/** How tax is dealt with in a trade as things stand; the receipt has the last word. */
export async function findTax(db: Database, trade: Trade): Promise<Tax> {
  if (trade.segment === 'consumer') return 'margin'
  const devices = new Map(trade.items.map(({ id, offer }) => [id, offer.deviceId]))
  const categories = await findDeviceCategories({ db }, [...devices.values()])
  const goods = payoutOf(trade).items.map(({ id, cents }) => ({
    category: categories.get(devices.get(id)!) ?? '',
    cents,
  }))
  return taxOf(trade, trade.businessQuoteId === null ? goods : await goodsOfQuote(db, trade.businessQuoteId), goods)
}
