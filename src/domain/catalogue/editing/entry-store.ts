import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Entry } from './entry-form.ts'

export type EntryKind = 'manufacturer' | 'series'

const tableOf = { manufacturer: 'manufacturers', series: 'series' } as const

export type StoredEntry = Entry & {
  id: number
  importKey: string | null
  imagePath: string
  /** Of a series; a maker is his own. */
  manufacturerId: number
  manufacturer: string
}

/** Whoever else wants to change the catalogue waits: two changes that are right alone may want the same address. */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalogue editing'))`.execute(tx)
}

export async function entryById(db: Database, kind: EntryKind, id: number): Promise<StoredEntry | undefined> {
  const [texts, key] = [sql.table(`${kind}_texts`), sql.ref(`${kind}_id`)]
  const from =
    kind === 'series'
      ? sql`series e join manufacturers m on m.id = e.manufacturer_id join categories k on k.id = e.category_id`
      : sql`manufacturers e join manufacturers m on m.id = e.id`
  const { rows } = await sql<StoredEntry>`
    select e.id, e.name, ${kind === 'series' ? sql`k.code` : sql`''`} as category, e.position, e.hidden,
      e.import_key as "importKey", e.image_path as "imagePath", m.id as "manufacturerId", m.name as manufacturer,
      coalesce((
        select jsonb_object_agg(locale, jsonb_build_object('name', name, 'url', url, 'aliases', aliases, 'content', content,
          'metaDescription', meta_description, 'metaKeywords', meta_keywords))
        from ${texts} where ${key} = e.id), '{}') as texts
    from ${from} where e.id = ${id}`.execute(db)
  return rows[0]
}

export async function insertManufacturer(tx: Transaction, { name, position, hidden }: Entry, imagePath: string) {
  const { id } = await tx
    .insertInto('manufacturers')
    .values({ name, position, hidden, image_path: imagePath })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertSeries(
  tx: Transaction,
  { name, category, position, hidden }: Entry,
  { manufacturerId, imagePath }: { manufacturerId: number; imagePath: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into series (manufacturer_id, category_id, name, position, hidden, image_path)
    select ${manufacturerId}, id, ${name}, ${position}, ${hidden}, ${imagePath} from categories where code = ${category}
    returning id`.execute(tx)
  return rows[0]!.id
}

/** `edited` is what an import shall leave alone from now on. */
export async function updateEntry(
  tx: Transaction,
  kind: EntryKind,
  { id, name, category, position, hidden, importKey }: Entry & { id: number; importKey: string | null },
  edited: readonly string[],
): Promise<void> {
  const categoryId = sql`category_id = (select id from categories where code = ${category}),`
  await sql`
    update ${sql.table(tableOf[kind])} set name = ${name}, position = ${position}, hidden = ${hidden},
      import_key = ${importKey}, ${kind === 'series' ? categoryId : sql``}
      edited = (select coalesce(array_agg(distinct field order by field), '{}') from unnest(edited || ${edited}::text[]) field)
    where id = ${id}`.execute(tx)
}

export async function writeEntryTexts(tx: Transaction, kind: EntryKind, id: number, texts: Entry['texts']) {
  const [table, key] = [sql.table(`${kind}_texts`), sql.ref(`${kind}_id`)]
  const rows = Object.entries(texts).map(([locale, text]) => ({ locale, ...text }))
  await sql`
    insert into ${table} (${key}, locale, name, url, aliases, content, meta_description, meta_keywords)
    select ${id}, locale, name, url, aliases, content, "metaDescription", "metaKeywords"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as incoming(locale text, name text, url text, aliases text[],
      content text, "metaDescription" text, "metaKeywords" text)
    on conflict (${key}, locale) do update set name = excluded.name, url = excluded.url, aliases = excluded.aliases,
      content = excluded.content, meta_description = excluded.meta_description, meta_keywords = excluded.meta_keywords`.execute(
    tx,
  )
}

/** Whether another one is called so, here or in files. */
export async function isNameTaken(
  tx: Transaction,
  kind: EntryKind,
  { id, name, manufacturerId }: { id: number; name: string; manufacturerId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(tableOf[kind])}
    where id <> ${id} and (lower(name) = lower(${name}) or lower(import_key) = lower(${name}))
      ${kind === 'series' ? sql`and manufacturer_id = ${manufacturerId}` : sql``} limit 1`.execute(tx)
  return rows.length > 0
}

/** In which languages another maker, series or category stands at this address. */
export async function overviewsAt(
  tx: Transaction,
  urls: Partial<Record<Locale, string>>,
  { kind, id }: { kind: EntryKind; id: number },
): Promise<Locale[]> {
  const { rows } = await sql<{ locale: Locale }>`
    select distinct asked.key as locale
    from jsonb_each_text(${JSON.stringify(urls)}::jsonb) asked
      join (
        select locale, url from manufacturer_texts where ${kind}::text <> 'manufacturer' or manufacturer_id <> ${id}
        union all select locale, url from series_texts where ${kind}::text <> 'series' or series_id <> ${id}
        union all select locale, url from category_texts
      ) taken on taken.locale = asked.key and taken.url = asked.value`.execute(tx)
  return rows.map(({ locale }) => locale)
}

export type EntryRow = {
  id: number
  name: string
  manufacturer: string
  category: string
  position: number
  hidden: boolean
  series: number
  models: number
}

export async function manufacturerRows(db: Database): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select m.id, m.name, m.name as manufacturer, '' as category, m.position, m.hidden,
      count(distinct s.id) as series, count(distinct (s.id, d.model)) filter (where d.id is not null) as models
    from manufacturers m left join series s on s.manufacturer_id = m.id left join devices d on d.series_id = s.id
    group by m.id`.execute(db)
  return rows
}

export async function seriesRows(db: Database): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select s.id, s.name, m.name as manufacturer, k.code as category, s.position, s.hidden or m.hidden as hidden,
      1 as series, count(distinct d.model) as models
    from series s join manufacturers m on m.id = s.manufacturer_id join categories k on k.id = s.category_id
      left join devices d on d.series_id = s.id
    group by s.id, m.id, k.id`.execute(db)
  return rows
}
