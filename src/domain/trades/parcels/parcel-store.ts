import { sql } from 'kysely'
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

type Asked = { text: string; number: number | undefined; offset: number; limit: number }

/** The newest first: all, or those whose own number or trade is asked for. */
export async function parcelLines(db: Database, asked: Asked): Promise<{ parcels: ParcelLine[]; total: number }> {
  const { text, number = null, offset, limit } = asked
  const { rows } = await sql<ParcelLine & { total: number }>`
    select p.id, p.carrier, p.tracking_number as "trackingNumber", t.number, p.direction,
      s.kind as "lastKind", s.at as "lastAt", count(*) over () as total
    from parcels p join trades t on t.id = p.trade_id
      left join lateral (select kind, at from parcel_scans where parcel_id = p.id order by at desc limit 1) s on true
    where p.tracking_number is not null
      and (${text} = '' or p.tracking_number = ${text} or t.number = ${number}::bigint)
    order by t.created_at desc, p.id offset ${offset} limit ${limit}`.execute(db)
  return { parcels: rows.map(({ total: _, ...line }) => line), total: rows[0]?.total ?? 0 }
}
