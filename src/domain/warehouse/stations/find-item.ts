import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { awayStates } from '#domain/trades/lifecycle/trade-status.ts'
import { searchTrades } from '#domain/trades/lists/search-trades.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { Database } from '#engines/database/database.ts'
import type { Code } from '#domain/warehouse/scans/read-code.ts'
import type { Done } from './at-station.ts'
import { isMeant } from './dock.ts'

export type FoundItem = { ok: true; trade: Trade; item: TradeItem } | { ok: false; done: Done }

/** How a device is called on screen. */
export const itemFacts = ({ number }: Trade, { position, offer }: TradeItem) => ({
  reference: itemReference(number, position),
  device: offer.deviceName,
})

/** The one device in our house that a code names; the number of a trade does so if only one of its devices is here. */
export async function findItem(db: Database, code: Code): Promise<FoundItem> {
  const hits = (await searchTrades({ db }, code.text)).filter((hit) => isMeant(code, hit))
  if (hits.length === 0) return { ok: false, done: { outcome: 'unknown' } }
  const trades = await Promise.all(hits.map(async ({ number }) => (await findTradeByNumber({ db }, number))!))
  const named = hits.flatMap(({ position }, index) => {
    const trade = trades[index]!
    return (position === null ? trade.items : [trade.items[position]!]).map((item) => ({ trade, item }))
  })
  const here = named.filter(({ item }) => !awayStates.has(item.status))
  if (here.length > 1) return { ok: false, done: { outcome: 'several', facts: { count: here.length } } }
  const [found] = here
  if (found) return { ok: true, ...found }
  return { ok: false, done: { outcome: 'not-in-our-house', facts: itemFacts(named[0]!.trade, named[0]!.item) } }
}
