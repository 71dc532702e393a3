import { sql } from 'kysely'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import { inPortions } from '#domain/catalogue/imports/portions.ts'

export type PriceRecord = { deviceId: number; cents: number }

export type StoredPrice = { deviceId: number; country: string; cents: number; validFrom: string; version: number }

/** What counts from its day on begins at midnight, unless somebody says otherwise. */
export async function writePriceList(
  tx: Transaction,
  list: { validFrom: string; liveFrom?: Date; note: string; segment: string; prices: readonly PriceRecord[] },
): Promise<number> {
  const { version } = await tx
    .insertInto('price_lists')
    .values({ valid_from: list.validFrom, live_from: list.liveFrom ?? null, note: list.note })
    .returning('version')
    .executeTakeFirstOrThrow()
  await inPortions(list.prices, (portion) =>
    sql`
      insert into prices (device_id, country, segment, price_list, cents)
      select "deviceId", ${LEADING_COUNTRY}, ${list.segment}, ${version}, cents
      from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb) as incoming("deviceId" int, cents int)`.execute(tx),
  )
  return version
}

/**
 * The newest price of each device that counts at this moment: the segment's own before the one for everybody, then the
 * country's own before the leading country's. What the shop does not buy or hides has none.
 */
export async function pricesAt(
  db: Database,
  { country, segment, moment }: { country: CountryCode; segment: string; moment: Date },
  deviceIds: readonly number[],
): Promise<StoredPrice[]> {
  if (deviceIds.length === 0) return []
  const { rows } = await sql<StoredPrice>`
    select d.id as "deviceId", newest.*
    from devices d cross join lateral (
        select country, cents, valid_from as "validFrom", version
        from prices join price_lists on version = price_list
        where device_id = d.id and segment in (${segment}, 'consumer')
          and country in (${country}, ${LEADING_COUNTRY}) and live_from <= ${moment}
        order by segment = ${segment} desc, country = ${country} desc, live_from desc, version desc
        limit 1
      ) newest
    where d.id = any(${deviceIds}) and d.bought and d.is_listed`.execute(db)
  return rows
}

/** Every price of one device from the day on: the segment's own, once there is one, and before that the one for everybody. */
export async function pricesSince(
  db: Database,
  { country, segment, from, to }: { country: CountryCode; segment: string; from: string; to: Date },
  deviceId: number,
): Promise<StoredPrice[]> {
  const { rows } = await sql<StoredPrice>`
    select distinct on (valid_from) device_id as "deviceId", country, cents, valid_from as "validFrom", version
    from prices join price_lists on version = price_list
    where device_id = ${deviceId} and segment in (${segment}, 'consumer') and country in (${country}, ${LEADING_COUNTRY})
      and valid_from >= ${from} and live_from <= ${to}
      and (segment = ${segment} or not exists (
        select from prices own join price_lists own_list on own_list.version = own.price_list
        where own.device_id = ${deviceId} and own.segment = ${segment} and own_list.live_from <= price_lists.live_from))
    order by valid_from, country = ${country} desc, live_from desc, version desc`.execute(db)
  return rows
}

/** The prices of these devices in the leading country. */
export async function leadingPrices(
  tx: Transaction,
  { segment, moment }: { segment: string; moment: Date },
  deviceIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ deviceId: number; cents: number }>`
    select distinct on (device_id) device_id as "deviceId", cents
    from prices join price_lists on version = price_list
    where device_id = any(${deviceIds}) and segment = ${segment} and country = ${LEADING_COUNTRY}
      and live_from <= ${moment}
    order by device_id, live_from desc, version desc`.execute(tx)
  return new Map(rows.map(({ deviceId, cents }) => [deviceId, cents]))
}
