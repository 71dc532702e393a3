import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Locale } from '#shop/messages/locale.ts'

/** What the same thing is called in the addresses of each country. */
export type Urls = Partial<Record<Locale, string>>

type Row = { urls: Urls }

export async function categoryUrls(db: Database): Promise<Urls[]> {
  const { rows } = await sql<Row>`
    select jsonb_object_agg(t.locale, t.url) as urls
    from categories c join category_texts t on t.category_id = c.id
    group by c.id order by c.position`.execute(db)
  return rows.map(({ urls }) => urls)
}

/** Makers first, then series; only those with devices. */
export async function makerUrls(db: Database): Promise<Urls[]> {
  const { rows } = await sql<Row>`
    select jsonb_object_agg(locale, url) as urls
    from (
      select 1 as level, manufacturer_id as id, locale, url from manufacturer_texts
      where manufacturer_id in (select manufacturer_id from series s join devices d on d.series_id = s.id and is_listed)
      union all
      select 2, series_id, locale, url from series_texts
      where series_id in (select series_id from devices where is_listed)
    ) listed
    group by level, id order by level, id`.execute(db)
  return rows.map(({ urls }) => urls)
}

/** Devices whose number is in this range, without those that are hidden. */
export async function deviceUrls(db: Database, { from, to }: { from: number; to: number }): Promise<Urls[]> {
  const { rows } = await sql<Row>`
    select jsonb_object_agg(locale, url) as urls
    from device_texts join devices on devices.id = device_id and is_listed
    where device_id between ${from} and ${to} and devices.id between ${from} and ${to}
    group by device_id order by device_id`.execute(db)
  return rows.map(({ urls }) => urls)
}

/** Which blocks of so many numbers have a device of this country in them, counted from zero. */
export async function deviceBlocks(db: Database, locale: Locale, size: number): Promise<number[]> {
  const { rows } = await sql<{ block: number }>`
    select distinct device_id / ${size}::int as block
    from device_texts join devices on devices.id = device_id and is_listed
    where locale = ${locale} order by block`.execute(db)
  return rows.map(({ block }) => block)
}

export async function urlsOfDevice(db: Database, locale: Locale, url: string): Promise<Urls | undefined> {
  const { rows } = await sql<Row>`
    select jsonb_object_agg(locale, url) as urls
    from device_texts
    where device_id = (select device_id from device_texts where locale = ${locale} and url = ${url})
    group by device_id`.execute(db)
  return rows[0]?.urls
}

/** A maker's, or else a series'. */
export async function urlsOfOverview(db: Database, locale: Locale, url: string): Promise<Urls | undefined> {
  const { rows } = await sql<Row>`
    select jsonb_object_agg(locale, url) as urls
    from (
      select 1 as level, manufacturer_id as id, locale, url from manufacturer_texts
      where manufacturer_id = (select manufacturer_id from manufacturer_texts where locale = ${locale} and url = ${url})
      union all
      select 2, series_id, locale, url from series_texts
      where series_id = (select series_id from series_texts where locale = ${locale} and url = ${url})
    ) found
    group by level, id order by level limit 1`.execute(db)
  return rows[0]?.urls
}

export async function showsImage(db: Database, path: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    select exists (select from device_images where path = ${path})
      or exists (select from categories where image_path = ${path}) as shown`.execute(db)
  return rows[0]!.shown
}
