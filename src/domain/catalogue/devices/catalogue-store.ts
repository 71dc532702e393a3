import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Category as CategoryCode } from '#shop/devices/categories.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Device } from './catalogue.ts'

export type EntryRow = {
  id: number
  name: string
  url: string
  imagePath: string
  content: string
  metaDescription: string
  metaKeywords: string
}

export type ListedRow = { id: number; name: string; url: string; imagePath: string; models: number }

export type CategoryRow = EntryRow & { code: CategoryCode; questionnaire: string }

export type SeriesRow = EntryRow & {
  manufacturerId: number
  manufacturer: string
  categoryId: number
  category: string
}

const entryColumns = sql`t.name, t.url, image_path as "imagePath", content,
  meta_description as "metaDescription", meta_keywords as "metaKeywords"`

/** In the order in which the shop shows them. */
export async function categoryRows(db: Database, locale: Locale): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.code, c.questionnaire, ${entryColumns}
    from categories c join category_texts t on t.category_id = c.id and t.locale = ${locale}
    order by c.position`.execute(db)
  return rows
}

export async function categoryByCode(db: Database, locale: Locale, code: string): Promise<CategoryRow | undefined> {
  return (await categoryRows(db, locale)).find((row) => row.code === code)
}

export async function manufacturerByUrl(db: Database, locale: Locale, url: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select m.id, ${entryColumns}
    from manufacturers m join manufacturer_texts t on t.manufacturer_id = m.id and t.locale = ${locale}
    where t.url = ${url} and not m.hidden`.execute(db)
  return rows[0]
}

export async function seriesByUrl(db: Database, locale: Locale, url: string): Promise<SeriesRow | undefined> {
  const { rows } = await sql<SeriesRow>`
    select s.id, t.name, t.url, s.image_path as "imagePath", t.content, t.meta_description as "metaDescription",
      t.meta_keywords as "metaKeywords", m.manufacturer_id as "manufacturerId", m.name as manufacturer,
      c.category_id as "categoryId", c.name as category
    from series s
      join series_texts t on t.series_id = s.id and t.locale = ${locale}
      join manufacturers k on k.id = s.manufacturer_id and not k.hidden
      join manufacturer_texts m on m.manufacturer_id = k.id and m.locale = ${locale}
      join category_texts c on c.category_id = s.category_id and c.locale = ${locale}
    where t.url = ${url} and not s.hidden`.execute(db)
  return rows[0]
}

/** The makers of which something is bought, those that are shown first first: the others are not asked about. */
export async function firstManufacturers(db: Database, locale: Locale, most: number) {
  const { rows } = await sql<{ name: string; url: string }>`
    select t.name, t.url
    from (
        select id, position
        from (select id, position, name from manufacturers order by position, name offset 0) ordered
        where exists (
          select from series s join devices d on d.series_id = s.id and bought and is_listed
          where s.manufacturer_id = ordered.id
          offset 0)
        limit ${most}
      ) m
      join manufacturer_texts t on t.manufacturer_id = m.id and t.locale = ${locale}
    order by m.position, t.name`.execute(db)
  return rows
}

/** The makers of a category, those that are shown first first. */
export async function manufacturersIn(db: Database, locale: Locale, categoryId: number): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select m.id, t.name, t.url, m.image_path as "imagePath", models
    from (
        select manufacturer_id, count(*) as models
        from (
            select distinct s.id, s.manufacturer_id, d.model
            from devices d join series s on s.id = d.series_id and s.category_id = ${categoryId} where d.is_listed
          ) listed
        group by manufacturer_id
      ) counted
      join manufacturers m on m.id = counted.manufacturer_id
      join manufacturer_texts t on t.manufacturer_id = m.id and t.locale = ${locale}
    order by m.position, models desc, t.name`.execute(db)
  return rows
}

/** The series of a maker, in one category or all, the one with the newest device first. */
export async function seriesOf(
  db: Database,
  locale: Locale,
  manufacturerId: number,
  categoryId?: number,
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select s.id, t.name, t.url, s.image_path as "imagePath", count(distinct d.model) as models
    from devices d
      join series s on s.id = d.series_id and s.manufacturer_id = ${manufacturerId}
      join series_texts t on t.series_id = s.id and t.locale = ${locale}
    where d.is_listed ${categoryId === undefined ? sql`` : sql`and s.category_id = ${categoryId}`}
    group by s.id, t.name, t.url
    order by s.position, max(d.release_year * 12 + coalesce(d.release_month, 0)) desc, t.name`.execute(db)
  return rows
}

/** A device whose pictures and questions are still to be looked up. */
export type DeviceRow = Omit<Device, 'image' | 'thumbnail' | 'questions' | 'questionnaireVersion'> & {
  image: string | null
  questionnaire: string
  isListed: boolean
}

/** First the devices, then their names: PostgreSQL thinks about all seven tables together longer than it reads them. */
async function deviceRows(
  db: Database,
  locale: Locale,
  condition: RawBuilder<SqlBool>,
  limit = 1,
): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select found.id, found.name, found.model, found.url, c.name as category, c.category_id as "categoryId",
      k.code as "categoryCode", k.questionnaire, m.name as manufacturer, m.manufacturer_id as "manufacturerId",
      m.url as "manufacturerUrl", st.name as series, st.series_id as "seriesId", st.url as "seriesUrl",
      (select path from device_images i where i.device_id = found.id and kind = 'front'
       order by position limit 1) as image,
      release_year as "releaseYear", release_month as "releaseMonth", model_numbers as "modelNumbers",
      own_content as content, own_description as "metaDescription", is_listed as "isListed", popularity,
      concat_ws(' ', nullif(found.search_terms, ''), nullif(array_to_string(m.aliases || st.aliases, ' '), ''),
        nullif(c.search_terms, '')) as "searchTerms"
    from (
        select d.id, t.name, d.model, t.url, d.release_year, d.release_month, d.model_numbers, d.is_listed, d.popularity,
          t.search_terms, t.content as own_content, t.meta_description as own_description,
          s.id as series_id, s.manufacturer_id, s.category_id
        from devices d
          join device_texts t on t.device_id = d.id and t.locale = ${locale}
          join series s on s.id = d.series_id
        where ${condition}
        order by d.id limit ${limit}
      ) found
      join series_texts st on st.series_id = found.series_id and st.locale = ${locale}
      join manufacturer_texts m on m.manufacturer_id = found.manufacturer_id and m.locale = ${locale}
      join categories k on k.id = found.category_id
      join category_texts c on c.category_id = k.id and c.locale = ${locale}
    order by found.id`.execute(db)
  return rows
}

/** The next devices by their ids, without those that are hidden. What is said of one table only, the other is read from its start for. */
export const devicesAfter = (db: Database, locale: Locale, id: number, limit: number): Promise<DeviceRow[]> =>
  deviceRows(db, locale, sql<SqlBool>`d.id > ${id} and t.device_id > ${id} and d.is_listed`, limit)

export async function deviceByUrl(db: Database, locale: Locale, url: string): Promise<DeviceRow | undefined> {
  const rows = await deviceRows(db, locale, sql<SqlBool>`t.url = ${url} and d.is_listed`)
  return rows[0]
}

/** Also one that is hidden: trades about it go on. */
export async function deviceById(db: Database, locale: Locale, id: number): Promise<DeviceRow | undefined> {
  const rows = await deviceRows(db, locale, sql<SqlBool>`d.id = ${id}`)
  return rows[0]
}

export type VariantRow = { id: number; variant: string; url: string }

/** Their names are those of the device without the model: the French say “128 Go”. */
export async function variantsOf(
  db: Database,
  locale: Locale,
  { id, seriesId, model }: { id: number; seriesId: number; model: string },
) {
  const { rows } = await sql<VariantRow>`
    select d.id, t.url,
      case when starts_with(t.name, d.model || ' ') then substr(t.name, length(d.model) + 2) else d.variant end as variant
    from devices d join device_texts t on t.device_id = d.id and t.locale = ${locale}
    where d.series_id = ${seriesId} and d.model = ${model} and (d.is_listed or d.id = ${id})
    order by d.variant_position, d.id`.execute(db)
  return rows
}

export async function frontImagesOf(db: Database, deviceIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('device_images')
    .select(['device_id as id', 'path'])
    .distinctOn('device_id')
    .where('device_id', 'in', deviceIds)
    .where('kind', '=', 'front')
    .orderBy('device_id')
    .orderBy('position')
    .execute()
  return new Map(rows.map(({ id, path }) => [id, path]))
}

export async function categoryCodesOf(db: Database, deviceIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('devices')
    .innerJoin('series', 'series.id', 'devices.series_id')
    .innerJoin('categories', 'categories.id', 'series.category_id')
    .select(['devices.id', 'categories.code'])
    .where('devices.id', 'in', deviceIds)
    .execute()
  return new Map(rows.map(({ id, code }) => [id, code]))
}
