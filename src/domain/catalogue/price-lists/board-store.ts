import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { KnownDevice } from './known-devices.ts'
import type { Release } from './successors.ts'
import type { SetPrice } from './current-prices.ts'

type Slice = { after: number; most: number }

/** All devices, some, or so many behind another one, with what staff know about selling them again. */
export async function knownDevices(
  db: Database,
  { ids, slice }: { ids?: readonly number[]; slice?: Slice } = {},
): Promise<KnownDevice[]> {
  const { rows } = await sql<KnownDevice>`
    select d.id, t.url, m.name as manufacturer, d.model, d.variant, t.name, k.code as category,
      d.resale_cents as "resaleCents", d.series_id as "seriesId"
    from devices d
      join device_texts t on t.device_id = d.id and t.locale = 'de_DE'
      join series s on s.id = d.series_id
      join manufacturers m on m.id = s.manufacturer_id
      join categories k on k.id = s.category_id
    where true ${ids === undefined ? sql`` : sql`and d.id = any(${ids})`}
      ${slice === undefined ? sql`` : sql`and d.id > ${slice.after} and t.device_id > ${slice.after}`}
    order by d.id ${slice === undefined ? sql`` : sql`limit ${slice.most}`}`.execute(db)
  return rows
}

/** Every price that somebody has set and that counts at this moment, for all devices or some, as if one list were not there. */
export async function setPrices(
  db: Database,
  moment: Date,
  { ids, without = null }: { ids?: readonly number[]; without?: number | null } = {},
): Promise<SetPrice[]> {
  const { rows } = await sql<SetPrice>`
    select distinct on (device_id, country, segment)
      device_id as "deviceId", country, segment, cents, live_from as "liveFrom"
    from prices join price_lists on version = price_list
    where live_from <= ${moment} and (${without}::int is null or version < ${without}::int)
      ${ids === undefined ? sql`` : sql`and device_id = any(${ids})`}
    order by device_id, country, segment, live_from desc, version desc`.execute(db)
  return rows
}

/** When devices that are bought came onto the market. */
export async function releasesOf(db: Database): Promise<Release[]> {
  const { rows } = await sql<Release>`
    select d.id, k.code as category, s.manufacturer_id as "manufacturerId", s.name as series,
      d.release_year * 12 + coalesce(d.release_month, 6) as month
    from devices d join series s on s.id = d.series_id join categories k on k.id = s.category_id
    where d.bought`.execute(db)
  return rows
}

export async function latestList(db: Database, moment: Date): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from price_lists where live_from <= ${moment} order by live_from desc, version desc limit 1`.execute(
    db,
  )
  return rows[0]?.version ?? 0
}
