import type { Database } from '#engines/database/database.ts'
import { cents, type Cents } from '#shop/money.ts'
import type { PastEvent, PastTrade } from './past-trade.ts'
import type { ItemState } from './trade-status.ts'

type OfTrade<Part> = Part & { tradeId: string }

/** The parts of many trades at once: a page of trades costs as many questions as one. */
export async function itemsOfTrades(
  db: Database,
  ids: readonly string[],
): Promise<OfTrade<{ offerId: string; cents: Cents; status: ItemState }>[]> {
  const rows = await db
    .selectFrom('trade_items')
    .select(['trade_id as tradeId', 'offer_id as offerId', 'cents', 'status'])
    .where('trade_id', 'in', ids)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ ...row, cents: cents(row.cents), status: row.status as ItemState }))
}

/** What happened to a trade and to its items, oldest first. What happened alike to several items is one event. */
export const eventsOfTrades = (db: Database, ids: readonly string[]): Promise<OfTrade<PastEvent>[]> =>
  db
    .selectFrom('trade_events')
    .select(['trade_id as tradeId', 'at', 'event', 'from_status as from', 'to_status as to'])
    .distinct()
    .where('trade_id', 'in', ids)
    .orderBy('at')
    .orderBy('event')
    .orderBy('from')
    .orderBy('to')
    .execute()

type ParcelPart = Pick<PastTrade, 'carrier' | 'trackingNumber' | 'hasLabel'>

export async function parcelsOfTrades(db: Database, ids: readonly string[]): Promise<OfTrade<ParcelPart>[]> {
  const rows = await db
    .selectFrom('parcels')
    .select(['trade_id as tradeId', 'carrier', 'tracking_number as trackingNumber', 'label_file as labelFile'])
    .where('trade_id', 'in', ids)
    .where('direction', '=', 'in')
    .execute()
  return rows.map(({ carrier, labelFile, ...row }) => ({
    ...row,
    carrier: carrier as ParcelPart['carrier'],
    hasLabel: labelFile !== null,
  }))
}
