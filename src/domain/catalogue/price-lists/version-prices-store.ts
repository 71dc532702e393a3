import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import { inPortions } from '#domain/catalogue/imports/portions.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import type { PriceRow } from './price-file.ts'

export const insertRows = (tx: Transaction, version: number, rows: readonly PriceRow[]): Promise<void> =>
  inPortions(rows, (portion) =>
    sql`
      insert into version_prices (version, device_id, country, segment, cents)
      select ${version}, "deviceId", country, segment, cents
      from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb)
        as incoming("deviceId" int, country text, segment text, cents int)`.execute(tx),
  )

export async function rowsOf(db: Database, version: number): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select device_id as "deviceId", country, segment, cents
    from version_prices where version = ${version}
    order by device_id, country, segment`.execute(db)
  return rows
}

export async function rowsOfDevices(db: Database, version: number, ids: readonly number[]): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select device_id as "deviceId", country, segment, cents
    from version_prices where version = ${version} and device_id = any(${ids})`.execute(db)
  return rows
}

/** A new list of what the shop pays from a moment on. */
export async function publishRows(
  tx: Transaction,
  rows: readonly PriceRow[],
  { liveFrom, note }: { liveFrom: Date; note: string },
): Promise<number> {
  const { version } = await tx
    .insertInto('price_lists')
    .values({ valid_from: priceDay(liveFrom), live_from: liveFrom, note })
    .returning('version')
    .executeTakeFirstOrThrow()
  await inPortions(rows, (portion) =>
    sql`
      insert into prices (device_id, country, segment, price_list, cents)
      select "deviceId", country, segment, ${version}, cents
      from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb)
        as incoming("deviceId" int, country text, segment text, cents int)`.execute(tx),
  )
  return version
}

/** What counted before a list, in those of its places in which it still counts. Where nothing did, there is no way back. */
export async function pricesBefore(tx: Transaction, list: number, at: Date): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    with lists as (
      select p.*, l.live_from, (l.live_from, l.version) as place from prices p join price_lists l on l.version = p.price_list
      where l.live_from <= ${at} and p.device_id in (select device_id from prices where price_list = ${list}))
    select n.device_id as "deviceId", n.country, n.segment, before.cents
    from lists n cross join lateral (
      select b.cents from lists b
      where (b.device_id, b.country, b.segment) = (n.device_id, n.country, n.segment) and b.place < n.place
      order by b.place desc limit 1) before
    where n.price_list = ${list} and before.cents <> n.cents and not exists (
      select from lists later
      where (later.device_id, later.country, later.segment) = (n.device_id, n.country, n.segment) and later.place > n.place)
    order by 1, 2, 3`.execute(tx)
  return rows
}
