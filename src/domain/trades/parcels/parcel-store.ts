import { sql } from 'kysely'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CarrierName } from '#engines/carriers/carriers.ts'
import type { ScanKind } from '#shop/scan-kinds.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

export type ScannedParcel = { id: string; tradeId: string; direction: 'in' | 'out' }

export async function parcelByNumber(
  tx: Transaction,
  carrier: CarrierName,
  trackingNumber: string,
): Promise<ScannedParcel | undefined> {
  const { rows } = await sql<ScannedParcel>`
    select id, trade_id as "tradeId", direction from parcels
    where carrier = ${carrier} and tracking_number = ${trackingNumber}`.execute(tx)
  return rows[0]
}

export async function belongsToAnother(db: Database, trackingNumber: string, parcelId: string): Promise<boolean> {
  const other = db.selectFrom('parcels').select('id').where('tracking_number', '=', trackingNumber)
  return (await other.where('id', '<>', parcelId).executeTakeFirst()) !== undefined
}

type Scan = { id: string; parcelId: string; carrierEvent: string; at: Date; kind: ScanKind; place: string }

/** Writes nothing and says so if the carrier has told this before. */
export async function writeScan(tx: Transaction, { parcelId, carrierEvent, ...scan }: Scan): Promise<boolean> {
  const { id, at, kind, place } = scan
  const written = await tx
    .insertInto('parcel_scans')
    .values({ id, at, kind, place, parcel_id: parcelId, carrier_event: carrierEvent })
    .onConflict((conflict) => conflict.columns(['parcel_id', 'carrier_event']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** A parcel to us holds the whole trade; one back to the seller says what is inside. */
export async function itemsInParcel(
  tx: Transaction,
  { id, tradeId, direction }: ScannedParcel,
  state: ItemState,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from trade_items i
    where i.trade_id = ${tradeId} and i.status = ${state}
      and (${direction} = 'in' or i.id in (select item_id from parcel_items where parcel_id = ${id}))
    order by i.position`.execute(tx)
  return rows.map((row) => row.id)
}

export type ParcelLine = {
  id: string
  carrier: CarrierName
  trackingNumber: string
  number: number
  direction: 'in' | 'out'
  /** The latest news of it. */
  lastKind: ScanKind | null
  lastAt: Date | null
}

export type ParcelQuery = { text: string; number: number | undefined; descending: boolean } & PageRequest

/** All, or those whose own number or trade is asked for. */
export const parcelLines = (db: Database, query: ParcelQuery): Promise<ListPage<ParcelLine>> => {
  const { text, number, descending } = query
  const ofTrade = sql`p.trade_id = (select id from trades where number = ${number ?? null}::bigint)`
  const list = {
    columns: sql`p.id, p.carrier, p.tracking_number as "trackingNumber", t.number, p.direction,
      s.kind as "lastKind", s.at as "lastAt"`,
    from: sql`parcels p`,
    joined: {
      as: 'p',
      tables: sql`join trades t on t.id = p.trade_id
        left join lateral (select kind, at from parcel_scans where parcel_id = p.id order by at desc limit 1) s on true`,
    },
    where: sql`p.tracking_number is not null
      ${text === '' ? sql`` : sql`and (p.tracking_number = ${text} or ${ofTrade})`}`,
    key: { by: sql`p.created_at`, kind: 'time' },
    tie: { by: sql`p.id`, kind: 'uuid' },
    descending,
  } as const
  return readPage(db, list, query)
}
