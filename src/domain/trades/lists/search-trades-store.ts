import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import { prefixOf } from '#domain/lists/conditions.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

export type TradeHit = {
  number: number
  createdAt: Date
  name: string
  email: string
  country: string
  states: ItemState[]
  devices: string[]
  /** Where each of them stands in our house. */
  places: (string | null)[]
  /** The one device that was meant, counted from 0; nothing if the whole trade was. */
  position: number | null
  /** The parcel to us that was meant. */
  byParcel: boolean
}

/** Exactly one of these is looked for. */
type Wanted =
  | { numbers: readonly number[]; position?: number }
  | { code: string; imei?: string }
  | { customerNumber: number }
  | { email: string }
  | { name: string }

const none = sql<number>`null::int`

/** Trades, and which of their devices was meant. */
function found(wanted: Wanted): RawBuilder<unknown> {
  if ('numbers' in wanted)
    return sql`select t.id, ${wanted.position ?? null}::int as position, false as "byParcel" from trades t
      where t.number = any(${[...wanted.numbers]}::bigint[])`
  if ('code' in wanted)
    return sql`
      select p.trade_id as id, ${none} as position, p.direction = 'in' as "byParcel" from parcels p
      where p.tracking_number = ${wanted.code}
      union select i.trade_id, i.position, false from trade_items i where upper(i.serial_number) = ${wanted.code}
      union select i.trade_id, i.position, false from trade_items i where i.imei = ${wanted.imei ?? null}`
  return sql`select t.id, ${none} as position, false as "byParcel" from trades t where ${aboutSeller(wanted)}
    order by t.created_at desc limit 200`
}

function aboutSeller(wanted: Extract<Wanted, { customerNumber: number } | { email: string } | { name: string }>) {
  if ('customerNumber' in wanted)
    return sql<SqlBool>`t.customer_id = (select id from customers where number = ${wanted.customerNumber})`
  if ('email' in wanted) return sql<SqlBool>`lower(t.email) = ${wanted.email}`
  const start = prefixOf(wanted.name)
  return sql<SqlBool>`(lower(t.seller ->> 'lastName') like ${start}
    or lower((t.seller ->> 'firstName') || ' ' || (t.seller ->> 'lastName')) like ${start}
    or lower(t.seller ->> 'company') like ${start})`
}

/** The newest first. */
export async function hitsWhere(db: Database, wanted: Wanted, limit: number): Promise<TradeHit[]> {
  const { rows } = await sql<TradeHit>`
    select t.number, t.created_at as "createdAt", t.email, t.country, f.position, f."byParcel",
      seller_name(t.seller) as name,
      (select array_agg(i.status order by i.position) from trade_items i where i.trade_id = t.id) as states,
      (select array_agg(i.place order by i.position) from trade_items i where i.trade_id = t.id) as places,
      (select array_agg(o.device_name order by i.position)
        from trade_items i join offers o on o.id = i.offer_id where i.trade_id = t.id) as devices
    from (${found(wanted)}) f join trades t on t.id = f.id
    order by t.created_at desc, f.position limit ${limit}`.execute(db)
  return rows
}
