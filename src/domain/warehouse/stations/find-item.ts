import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { awayStates } from '#domain/trades/lifecycle/trade-status.ts'
import { searchTrades } from '#domain/trades/lists/search-trades.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Database } from '#engines/database/database.ts'
import type { Code } from '#domain/warehouse/scans/read-code.ts'
import type { Done } from './at-station.ts'

export type FoundItem = { ok: true; trade: Trade; item: TradeItem } | { ok: false; done: Done }

/** How a device is called on screen. */
export const itemFacts = ({ number }: Trade, { position, offer }: TradeItem) => ({
  reference: itemReference(number, position),
  device: offer.deviceName,
})

/** The one device in our house that a code names; the number of a trade does so if only one of its devices is here. */
export async function findItem(db: Database, code: Code): Promise<FoundItem> {
  const hits = await searchTrades({ db }, code.text)
  if (hits.length === 0) return { ok: false, done: { outcome: 'unknown' } }
  const [hit] = hits
  if (hits.length > 1) return { ok: false, done: { outcome: 'several', facts: { count: hits.length } } }
  const trade = (await findTradeByNumber({ db }, hit!.number))!
  const named = hit!.position === null ? trade.items : [trade.items[hit!.position]!]
  const here = named.filter(({ status }) => !awayStates.has(status))
  if (here.length > 1) return { ok: false, done: { outcome: 'several', facts: { count: here.length } } }
  if (here.length === 0) return { ok: false, done: { outcome: 'not-in-our-house', facts: itemFacts(trade, named[0]!) } }
  return { ok: true, trade, item: here[0]! }
}
