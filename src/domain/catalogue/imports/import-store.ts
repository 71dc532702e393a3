import { sql, type RawBuilder } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'
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
  texts: { locale: string; name: string; searchTerms: string }[]
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
    insert into manufacturers (name, position, image_path)
    select name, position, "imagePath" from ${rowsFrom(records, 'name text, position int, "imagePath" text')}
    on conflict (name) do update set image_path = excluded.image_path
    returning name as key, id`.execute(tx)
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
    insert into series (manufacturer_id, category_id, name, image_path)
    select "manufacturerId", "categoryId", name, "imagePath"
    from ${rowsFrom(resolved, '"manufacturerId" int, "categoryId" int, name text, "imagePath" text')}
    on conflict (manufacturer_id, name) do update set
      category_id = excluded.category_id, image_path = excluded.image_path
    returning manufacturer_id || ' ' || name as key, id`.execute(tx)
  const series = identified(rows)
  const keyOf = ({ manufacturer, name }: SeriesRecord) => `${ids.manufacturers[manufacturer]} ${name}`

  await writeTexts(
    tx,
    'series',
    records.flatMap((record) => record.texts.map((text) => ({ id: series[keyOf(record)], ...text }))),
  )
  return Object.fromEntries(records.map((record) => [`${record.manufacturer} ${record.name}`, series[keyOf(record)]!]))
}

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
    records.flatMap(({ url, texts }) => texts.map((text) => ({ id: ids[url], url, ...text }))),
    (portion) => upsertDeviceTexts(tx, portion),
  )
  await inPortions(
    records.map(({ url, imagePath }) => ({ id: ids[url], path: imagePath })),
    (portion) =>
      sql`
        insert into device_images (device_id, position, kind, path)
        select id, 0, 'front', path from ${rowsFrom(portion, 'id int, path text')}
        on conflict (device_id, position) do nothing`.execute(tx),
  )
  return ids
}

const deviceColumns =
  'id int, "seriesId" int, model text, variant text, "variantPosition" int, "releaseYear" int, "releaseMonth" int, "modelNumbers" text[], screen text'

const upsertDevices = (tx: Transaction, devices: readonly object[]) =>
  sql`
    insert into devices
      (id, series_id, model, variant, variant_position, release_year, release_month, model_numbers, screen)
    select id, "seriesId", model, variant, "variantPosition", "releaseYear", "releaseMonth", "modelNumbers", screen
    from ${rowsFrom(devices, deviceColumns)}
    on conflict (id) do update set
      series_id = excluded.series_id, model = excluded.model, variant = excluded.variant,
      variant_position = excluded.variant_position, release_year = excluded.release_year,
      release_month = excluded.release_month, model_numbers = excluded.model_numbers, screen = excluded.screen`.execute(
    tx,
  )

const upsertDeviceTexts = (tx: Transaction, texts: readonly object[]) =>
  sql`
    insert into device_texts (device_id, locale, name, url, search_terms)
    select id, locale, name, url, "searchTerms"
    from ${rowsFrom(texts, 'id int, locale text, name text, url text, "searchTerms" text')}
    on conflict (device_id, locale) do update set
      name = excluded.name, url = excluded.url, search_terms = excluded.search_terms`.execute(tx)

async function deviceIds(tx: Transaction, records: readonly DeviceRecord[]): Promise<Identified> {
  const urls = records.map(({ url }) => url)
  const known = await sql<{ key: string; id: number }>`
    select distinct url as key, device_id as id from device_texts where url = any(${urls})`.execute(tx)
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

/** After so many new rows the database must look again before it plans its queries; else they take ten times longer. */
export async function refreshStatistics(tx: Transaction): Promise<void> {
  await sql`analyze categories, category_texts, manufacturers, manufacturer_texts, series, series_texts, devices,
    device_texts, device_images, questions, question_texts, answers, answer_texts, prices, price_lists,
    type_allocation_codes`.execute(tx)
}
