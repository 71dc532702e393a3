import { sql } from 'kysely'
import { allOf, prefixOf } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { currentParcel } from './return-store.ts'

/** What goes into one parcel: devices of one trade that are packed together, or not packed yet. */
export type ListedReturn = {
  /** Of its first device. */
  id: string
  tradeId: string
  number: number
  country: CountryCode
  name: string
  address: string
  email: string
  /** The seller waits since then. */
  since: Date
  parcelId: string | null
  trackingNumber: string | null
  items: { id: string; position: number; device: string; place: string | null; cause: string }[]
}

export type ReturnFilter = {
  tradeId?: string | undefined
  country?: CountryCode | undefined
  /** Whether it has its label. */
  packed?: boolean | undefined
  /** The beginning of a name or an address, as people type it, or a tracking number. */
  text?: string | undefined
  tradeNumber?: number | undefined
}

export type ReturnOrder = { descending: boolean } & PageRequest

const waiting = sql`(
  select (array_agg(i.id order by i.position))[1] as id, array_agg(i.id) as items, min(i.status_since) as since, i.trade_id,
    p.id as parcel_id, p.tracking_number, t.number, t.country, t.email, t.seller, seller_name(t.seller) as name
  from trade_items i join trades t on t.id = i.trade_id left join lateral (${currentParcel}) p on true
  where i.status = 'RETURN_PENDING'
  group by i.trade_id, p.id, p.tracking_number, t.id) r`

const devices = sql`
  join lateral (
    select jsonb_agg(jsonb_build_object('id', i.id, 'position', i.position, 'device', o.device_name, 'place', i.place,
      'cause', coalesce((select e.event from trade_events e where e.item_id = i.id and e.to_status = 'RETURN_PENDING'
        order by e.at desc limit 1), '')) order by i.position) as items
    from trade_items i join offers o on o.id = i.offer_id where i.id = any(r.items)) d on true`

const isWanted = ({ tradeId, country, packed, text, tradeNumber }: ReturnFilter) =>
  allOf([
    tradeId !== undefined && sql`r.trade_id = ${tradeId}`,
    country !== undefined && sql`r.country = ${country}`,
    packed !== undefined && (packed ? sql`r.tracking_number is not null` : sql`r.tracking_number is null`),
    tradeNumber !== undefined && sql`r.number = ${tradeNumber}`,
    text !== undefined &&
      tradeNumber === undefined &&
      sql`(lower(r.name) like ${prefixOf(text)} or lower(r.seller ->> 'lastName') like ${prefixOf(text)}
        or lower(r.email) like ${prefixOf(text)} or r.tracking_number = ${text})`,
  ])

export const listedReturns = (
  db: Database,
  filter: ReturnFilter,
  order: ReturnOrder,
): Promise<ListPage<ListedReturn>> => {
  const list = {
    columns: sql`r.id, r.trade_id as "tradeId", r.number, r.country, r.name, r.email, r.since, r.parcel_id as "parcelId",
      r.tracking_number as "trackingNumber", d.items,
      concat_ws(', ', concat_ws(' ', r.seller ->> 'street', r.seller ->> 'houseNumber'),
        concat_ws(' ', r.seller ->> 'postalCode', r.seller ->> 'city')) as address`,
    from: waiting,
    where: isWanted(filter),
    key: { by: sql`r.since`, kind: 'time' },
    tie: { by: sql`r.id`, kind: 'uuid' },
    descending: order.descending,
    joined: { as: 'r', tables: devices },
  } as const
  return readPage(db, list, order)
}
