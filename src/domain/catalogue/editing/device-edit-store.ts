import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Category } from '#shop/devices/categories.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { EditedDevice } from './device-form.ts'

export type StoredDevice = EditedDevice & {
  id: number
  manufacturerId: number
  manufacturer: string
  category: Category
  importKey: string | null
}

async function storedDevices(db: Database, condition: RawBuilder<SqlBool>): Promise<StoredDevice[]> {
  const { rows } = await sql<StoredDevice>`
    select d.id, d.series_id as "seriesId", d.model, d.variant, d.variant_position as position,
      jsonb_build_object('year', release_year, 'month', release_month) as released, d.model_numbers as numbers, d.screen,
      d.hidden, d.import_key as "importKey", m.id as "manufacturerId", m.name as manufacturer, k.code as category,
      array(select tac from type_allocation_codes c
        where c.manufacturer_id = m.id and c.model = d.model order by tac) as tacs,
      coalesce((
        select jsonb_object_agg(locale, jsonb_build_object('name', name, 'url', url, 'aliases', aliases, 'content', content,
          'metaDescription', meta_description))
        from device_texts where device_id = d.id), '{}') as texts
    from devices d
      join series s on s.id = d.series_id
      join manufacturers m on m.id = s.manufacturer_id
      join categories k on k.id = s.category_id
    where ${condition}
    order by d.variant_position, d.id`.execute(db)
  return rows
}

export async function storedDevice(db: Database, id: number): Promise<StoredDevice | undefined> {
  return (await storedDevices(db, sql<SqlBool>`d.id = ${id}`))[0]
}

/** All variants of a model, the smallest first. */
export const storedModel = (
  db: Database,
  { seriesId, model }: { seriesId: number; model: string },
): Promise<StoredDevice[]> => storedDevices(db, sql<SqlBool>`d.series_id = ${seriesId} and d.model = ${model}`)

/** The variants that a series has of a model, as far as they are not these devices. */
export async function variantsBeside(
  tx: Transaction,
  { seriesId, model }: { seriesId: number; model: string },
  ids: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ variant: string }>`
    select variant from devices
    where series_id = ${seriesId} and lower(model) = lower(${model}) and id <> all(${ids}::int[])`.execute(tx)
  return rows.map(({ variant }) => variant)
}

export type ChangedDevice = EditedDevice & { id: number; importKey: string | null }

/** `edited` is what an import shall leave alone from now on. */
export async function updateDevice(tx: Transaction, device: ChangedDevice, edited: readonly string[]): Promise<void> {
  const { id, seriesId, model, variant, position, released, numbers, screen, hidden, importKey } = device
  await sql`
    update devices set series_id = ${seriesId}, model = ${model}, variant = ${variant}, variant_position = ${position},
      release_year = ${released.year}, release_month = ${released.month}, model_numbers = ${numbers}::text[],
      screen = ${screen}, hidden = ${hidden}, import_key = ${importKey},
      edited = (select coalesce(array_agg(distinct field order by field), '{}') from unnest(edited || ${edited}::text[]) field)
    where id = ${id}`.execute(tx)
}

export async function insertDevice(tx: Transaction, device: EditedDevice, imagePath: string): Promise<number> {
  const { seriesId, model, variant, position, released, numbers, screen, hidden } = device
  const { id } = await tx
    .insertInto('devices')
    .values({
      series_id: seriesId,
      model,
      variant,
      variant_position: position,
      release_year: released.year,
      release_month: released.month,
      model_numbers: numbers,
      screen,
      hidden,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('device_images').values({ device_id: id, position: 0, kind: 'front', path: imagePath }).execute()
  return id
}

/** The search knows a device by its other names and its model numbers. */
export async function writeDeviceTexts(tx: Transaction, id: number, { texts, numbers }: EditedDevice): Promise<void> {
  const rows = Object.entries(texts).map(([locale, text]) => ({ locale, ...text }))
  await sql`
    insert into device_texts (device_id, locale, name, url, aliases, search_terms, content, meta_description)
    select ${id}, locale, name, url, aliases, array_to_string(aliases || ${numbers}::text[], ' '), content, "metaDescription"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as incoming(locale text, name text, url text, aliases text[],
      content text, "metaDescription" text)
    on conflict (device_id, locale) do update set name = excluded.name, url = excluded.url, aliases = excluded.aliases,
      search_terms = excluded.search_terms, content = excluded.content, meta_description = excluded.meta_description`.execute(
    tx,
  )
}

/** In which languages another device stands at this address. */
export async function devicesAt(tx: Transaction, urls: Partial<Record<Locale, string>>, id: number): Promise<Locale[]> {
  const { rows } = await sql<{ locale: Locale }>`
    select t.locale
    from jsonb_each_text(${JSON.stringify(urls)}::jsonb) asked
      join device_texts t on t.locale = asked.key and t.url = asked.value and t.device_id <> ${id}`.execute(tx)
  return rows.map(({ locale }) => locale)
}

type Model = { manufacturerId: number; model: string }

/** Codes that tell another model of the catalogue, with its name. */
export async function otherModelsOf(tx: Transaction, tacs: readonly string[], { manufacturerId, model }: Model) {
  const { rows } = await sql<{ tac: string; name: string }>`
    select tac, m.name || ' ' || c.model as name
    from type_allocation_codes c join manufacturers m on m.id = c.manufacturer_id
    where tac = any(${tacs}) and (c.manufacturer_id <> ${manufacturerId} or c.model <> ${model}) and exists (
      select from devices d join series s on s.id = d.series_id
      where s.manufacturer_id = c.manufacturer_id and d.model = c.model)
    order by tac`.execute(tx)
  return rows
}

/** These codes tell the model from now on; those that told what it was called before do so no longer. */
export async function writeCodes(
  tx: Transaction,
  { before, after, tacs }: { before?: Model; after: Model; tacs: readonly string[] },
): Promise<void> {
  if (before) {
    await sql`
      delete from type_allocation_codes
      where manufacturer_id = ${before.manufacturerId} and model = ${before.model}`.execute(tx)
  }
  await sql`
    insert into type_allocation_codes (tac, manufacturer_id, model)
    select tac, ${after.manufacturerId}::int, ${after.model}::text from unnest(${tacs}::text[]) tac
    on conflict (tac) do update set manufacturer_id = excluded.manufacturer_id, model = excluded.model`.execute(tx)
}

/** A maker or a series that has no picture yet gets that of its first device. */
export async function lendPicture(tx: Transaction, seriesId: number, placeholder: string, path: string): Promise<void> {
  await sql`update series set image_path = ${path} where id = ${seriesId} and image_path = ${placeholder}`.execute(tx)
  await sql`
    update manufacturers set image_path = ${path}
    where id = (select manufacturer_id from series where id = ${seriesId}) and image_path = ${placeholder}`.execute(tx)
}
