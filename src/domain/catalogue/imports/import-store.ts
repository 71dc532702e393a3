import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'
import { sharePictures } from '#domain/catalogue/pictures/picture-store.ts'
import { inPortions } from './portions.ts'

type Texts = {
  locale: string
  name: string
  url: string
  content: string
  metaDescription: string
  metaKeywords: string
}

export type CategoryRecord = {
  code: string
  position: number
  questionnaire: string
  imagePath: string
  texts: (Texts & { searchTerms: string })[]
}

export type ManufacturerRecord = { name: string; position: number; imagePath: string; texts: Texts[] }

export type SeriesRecord = {
  manufacturer: string
  category: string
  name: string
  imagePath: string
  texts: Texts[]
}

export type DeviceRecord = {
  manufacturer: string
  series: string
  model: string
  variant: string
  variantPosition: number
  releaseYear: number
  releaseMonth: number | null
  modelNumbers: string[]
  screen: string | null
  imagePath: string
  /** The identity of a device over all imports. */
  url: string
  texts: { locale: string; name: string; aliases: string[] }[]
}

type Identified = Record<string, number>

/**
 * Thousands of rows in one statement: the database unpacks them from one JSON value. Texts that are there
 * already stay: somebody may have rewritten them.
 */
const rowsFrom = (records: readonly object[], columns: string): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as incoming(${sql.raw(columns)})`

export async function writeCategories(tx: Transaction, records: readonly CategoryRecord[]): Promise<Identified> {
  const { rows } = await sql<{ key: string; id: number }>`
    insert into categories (code, position, questionnaire, image_path)
    select code, position, questionnaire, "imagePath"
    from ${rowsFrom(records, 'code text, position int, questionnaire text, "imagePath" text')}
    on conflict (code) do update set
      position = excluded.position, questionnaire = excluded.questionnaire, image_path = excluded.image_path
    returning code as key, id`.execute(tx)
  const ids = identified(rows)

  const texts = records.flatMap(({ code, texts: each }) => each.map((text) => ({ id: ids[code], ...text })))
  const columns =
    'id int, locale text, name text, url text, content text, "metaDescription" text, "metaKeywords" text, "searchTerms" text'
  await sql`
    insert into category_texts
      (category_id, locale, name, url, content, meta_description, meta_keywords, search_terms)
    select id, locale, name, url, content, "metaDescription", "metaKeywords", "searchTerms"
    from ${rowsFrom(texts, columns)}
    on conflict (category_id, locale) do nothing`.execute(tx)
  return ids
}

export async function writeManufacturers(tx: Transaction, records: readonly ManufacturerRecord[]) {
  const { rows } = await sql<{ key: string; id: number }>`
    with incoming as (select * from ${rowsFrom(records, 'name text, position int, "imagePath" text')}),
      renamed as (select import_key as key, id from manufacturers where import_key in (select name from incoming)),
      written as (
        insert into manufacturers (name, position, image_path)
        select name, position, "imagePath" from incoming where name not in (select key from renamed)
        on conflict (name) do update set image_path = excluded.image_path
        returning name as key, id)
    select key, id from renamed union all select key, id from written`.execute(tx)
  const ids = identified(rows)

  await writeTexts(
    tx,
    'manufacturer',
    records.flatMap(({ name, texts }) => texts.map((text) => ({ id: ids[name], ...text }))),
  )
  return ids
}

export async function writeSeries(
  tx: Transaction,
  records: readonly SeriesRecord[],
  ids: { manufacturers: Identified; categories: Identified },
): Promise<Identified> {
  const resolved = records.map(({ manufacturer, category, texts: _, ...series }) => ({
    manufacturerId: ids.manufacturers[manufacturer],
    categoryId: ids.categories[category],
    ...series,
  }))
  const { rows } = await sql<{ key: string; id: number }>`
    with incoming as (
        select * from ${rowsFrom(resolved, '"manufacturerId" int, "categoryId" int, name text, "imagePath" text')}),
      renamed as (
        select manufacturer_id, import_key, id from series
        where (manufacturer_id, import_key) in (select "manufacturerId", name from incoming)),
      written as (
        insert into series (manufacturer_id, category_id, name, image_path)
        select "manufacturerId", "categoryId", name, "imagePath" from incoming
        where ("manufacturerId", name) not in (select manufacturer_id, import_key from renamed)
        on conflict (manufacturer_id, name) do update set
          category_id = ${unlessEdited('series', 'category', 'category_id')}, image_path = excluded.image_path
        returning manufacturer_id, name, id)
    select manufacturer_id || ' ' || import_key as key, id from renamed
    union all select manufacturer_id || ' ' || name, id from written`.execute(tx)
  const series = identified(rows)
  const keyOf = ({ manufacturer, name }: SeriesRecord) => `${ids.manufacturers[manufacturer]} ${name}`

  await writeTexts(
    tx,
    'series',
    records.flatMap((record) => record.texts.map((text) => ({ id: series[keyOf(record)], ...text }))),
  )
  return Object.fromEntries(records.map((record) => [`${record.manufacturer} ${record.name}`, series[keyOf(record)]!]))
}

/** What a colleague has set in the office stays as it is. */
const unlessEdited = (table: string, field: string, column: string) =>
  sql.raw(`case when ${table}.edited @> '{${field}}' then ${table}.${column} else excluded.${column} end`)

/** Returns the id of every address. A device that is known by its address is changed, a new one gets the next id. */
export async function writeDevices(tx: Transaction, records: readonly DeviceRecord[], series: Identified) {
  const ids = await deviceIds(tx, records)
  const devices = records.map(({ manufacturer, series: name, url, texts: _, imagePath: __, ...device }) => ({
    id: ids[url],
    seriesId: series[`${manufacturer} ${name}`],
    ...device,
  }))
  await inPortions(devices, (portion) => upsertDevices(tx, portion))
  await inPortions(
    records.flatMap(({ url, texts, modelNumbers }) =>
      texts.map((text) => ({ id: ids[url], url, modelNumbers, ...text })),
    ),
    (portion) => upsertDeviceTexts(tx, portion),
  )
  await refreshEditedTerms(tx, Object.values(ids))
  await inPortions(
    records.map(({ url, imagePath }) => ({ id: ids[url], path: imagePath })),
    (portion) =>
      sql`
        insert into device_images (device_id, position, kind, path)
        select id, 0, 'front', path from ${rowsFrom(portion, 'id int, path text')}
        on conflict (device_id, position) do nothing`.execute(tx),
  )
  await inPortions(Object.values(ids), (portion) => sharePictures(tx, portion))
  return ids
}

const deviceColumns =
  'id int, "seriesId" int, model text, variant text, "variantPosition" int, "releaseYear" int, "releaseMonth" int, "modelNumbers" text[], screen text'

/** What a file says about a device, by the name under which the office keeps what it has set itself. */
const deviceFields = [
  ['series', 'series_id'],
  ['model', 'model'],
  ['variant', 'variant'],
  ['position', 'variant_position'],
  ['released', 'release_year'],
  ['released', 'release_month'],
  ['numbers', 'model_numbers'],
  ['screen', 'screen'],
] as const

const upsertDevices = (tx: Transaction, devices: readonly object[]) =>
  sql`
    insert into devices
      (id, series_id, model, variant, variant_position, release_year, release_month, model_numbers, screen)
    select id, "seriesId", model, variant, "variantPosition", "releaseYear", "releaseMonth", "modelNumbers", screen
    from ${rowsFrom(devices, deviceColumns)}
    on conflict (id) do update set ${sql.join(
      deviceFields.map(([field, column]) => sql`${sql.raw(column)} = ${unlessEdited('devices', field, column)}`),
    )}`.execute(tx)

const upsertDeviceTexts = (tx: Transaction, texts: readonly object[]) =>
  sql`
    insert into device_texts (device_id, locale, name, url, aliases, search_terms)
    select id, locale, name, url, aliases, array_to_string(aliases || "modelNumbers", ' ')
    from ${rowsFrom(texts, 'id int, locale text, name text, url text, aliases text[], "modelNumbers" text[]')}
    on conflict (device_id, locale) do update set search_terms = excluded.search_terms, ${sql.join(
      ['name', 'url', 'aliases'].map((column) => sql`${sql.raw(column)} = ${unlessTextEdited(column)}`),
    )}`.execute(tx)

/** Where the office has set other names or numbers, what is searched is not what the file says. */
const refreshEditedTerms = (tx: Transaction, ids: readonly number[]) =>
  sql`
    update device_texts t set search_terms = array_to_string(t.aliases || d.model_numbers, ' ')
    from devices d
    where d.id = t.device_id and d.id = any(${ids}) and d.edited && '{numbers,aliases}'`.execute(tx)

const unlessTextEdited = (column: string) =>
  sql.raw(`case when (select edited from devices where id = device_texts.device_id) @> '{${column}}'
    then device_texts.${column} else excluded.${column} end`)

async function deviceIds(tx: Transaction, records: readonly DeviceRecord[]): Promise<Identified> {
  const urls = records.map(({ url }) => url)
  const known = await sql<{ key: string; id: number }>`
    select distinct url as key, device_id as id from device_texts
    where url = any(${urls}) and url not in (select import_key from devices where import_key = any(${urls}))
    union all select import_key, id from devices where import_key = any(${urls})`.execute(tx)
  const ids = identified(known.rows)

  const fresh = urls.filter((url) => ids[url] === undefined)
  const drawn = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('devices', 'id')) as id from generate_series(1, ${fresh.length})`.execute(tx)
  return { ...ids, ...Object.fromEntries(fresh.map((url, index) => [url, drawn.rows[index]!.id])) }
}

async function writeTexts(tx: Transaction, kind: 'manufacturer' | 'series', texts: readonly object[]): Promise<void> {
  const [table, id] = [sql.table(`${kind}_texts`), sql.ref(`${kind}_id`)]
  await sql`
    insert into ${table} (${id}, locale, name, url, content, meta_description, meta_keywords)
    select id, locale, name, url, content, "metaDescription", "metaKeywords"
    from ${rowsFrom(texts, 'id int, locale text, name text, url text, content text, "metaDescription" text, "metaKeywords" text')}
    on conflict (${id}, locale) do nothing`.execute(tx)
}

const identified = (rows: readonly { key: string; id: number }[]): Identified =>
  Object.fromEntries(rows.map(({ key, id }) => [key, id]))

export type KeptEntry = { name: string; fields: string[] }

/** What of these devices, their series and makers the office has set itself. */
export async function editedAmong(tx: Transaction, ids: readonly number[]): Promise<KeptEntry[]> {
  const { rows } = await sql<KeptEntry>`
    with named as (select d.*, s.manufacturer_id from devices d join series s on s.id = d.series_id where d.id = any(${ids}))
    select trim(m.name || ' ' || d.model || ' ' || d.variant) as name, d.edited as fields
    from named d join manufacturers m on m.id = d.manufacturer_id where d.edited <> '{}'
    union all
    select m.name || ' ' || s.name, s.edited from series s join manufacturers m on m.id = s.manufacturer_id
    where s.edited <> '{}' and s.id in (select series_id from named)
    union all
    select name, edited from manufacturers where edited <> '{}' and id in (select manufacturer_id from named)
    order by 1`.execute(tx)
  return rows
}

/** After so many new rows the database must look again before it plans its queries; else they take ten times longer. */
export async function refreshStatistics(tx: Transaction): Promise<void> {
  await sql`analyze categories, category_texts, manufacturers, manufacturer_texts, series, series_texts, devices,
    device_texts, device_images, prices, price_lists, versions, type_allocation_codes`.execute(tx)
}
