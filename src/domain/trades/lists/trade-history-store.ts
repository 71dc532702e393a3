import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import { cents } from '#shop/money/money.ts'
import type { PastEvent, PastTrade } from '#domain/trades/lifecycle/past-trade.ts'
import type { ItemFacts } from '#domain/trades/money/payout-of.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

type OfTrade<Part> = Part & { tradeId: string }

/** The parts of many trades at once: a page of trades costs as many questions as one. */
export async function itemsOfTrades(
  db: Database,
  ids: readonly string[],
): Promise<OfTrade<ItemFacts & { offerId: string }>[]> {
  const rows = await db
    .selectFrom('trade_items')
    .select(['id', 'trade_id as tradeId', 'offer_id as offerId', 'cents', 'final_cents as finalCents', 'status'])
    .where('trade_id', 'in', ids)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    ...row,
    cents: cents(row.cents),
    finalCents: row.finalCents === null ? null : cents(row.finalCents),
    status: row.status as ItemState,
  }))
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

/** The same of one trade, with the devices that it happened to. */
export async function eventsWithItems(db: Database, tradeId: string): Promise<(PastEvent & { itemIds: string[] })[]> {
  const { rows } = await sql<PastEvent & { itemIds: string[] }>`
    select at, event, from_status as "from", to_status as "to",
      coalesce(array_agg(item_id order by item_id) filter (where item_id is not null), '{}') as "itemIds"
    from trade_events where trade_id = ${tradeId}
    group by at, event, from_status, to_status order by at, event, from_status, to_status`.execute(db)
  return rows
}

export type ParcelBack = { carrier: string; trackingNumber: string; itemIds: string[] }

/** What was sent back, the newest first. */
export async function parcelsBack(db: Database, tradeId: string): Promise<ParcelBack[]> {
  const { rows } = await sql<ParcelBack>`
    select p.carrier, p.tracking_number as "trackingNumber", array_agg(i.item_id) as "itemIds"
    from parcels p join parcel_items i on i.parcel_id = p.id
    where p.trade_id = ${tradeId} and p.direction = 'out' and p.tracking_number is not null
    group by p.id order by p.created_at desc, p.id desc`.execute(db)
  return rows
}

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
