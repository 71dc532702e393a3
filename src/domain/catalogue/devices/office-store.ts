import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { allOf, anywhere } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest, type SortKey } from '#domain/lists/list-page.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Category } from '#shop/devices/categories.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Segment } from '#domain/catalogue/prices/base-price.ts'
import type { VersionOrigin, VersionStatus } from '#domain/catalogue/versions/version.ts'
import { LEADING_COUNTRY } from './leading-country.ts'

export type OfficeDevice = {
  id: number
  manufacturer: string
  name: string
  url: string
  category: Category
  releaseYear: number
  releaseMonth: number | null
  popularity: number
  modelNumbers: string[]
  bought: boolean
  /** Neither it nor its series nor its maker is hidden. */
  isListed: boolean
  seriesId: number
  resaleCents: number | null
  /** What private sellers get in the leading country today. */
  cents: number | null
}

export type DeviceFilter = {
  /** Words of its name, an id, or a model number. */
  text?: string | undefined
  category?: string | undefined
  manufacturer?: string | undefined
  lacks?: 'price' | 'resale' | 'buying' | 'listing' | undefined
}

export type DeviceOrder = {
  sort: 'name' | 'released' | 'popularity' | 'price'
  descending: boolean
} & PageRequest

const keys: Record<DeviceOrder['sort'], SortKey> = {
  name: { by: sql`lower(m.name || ' ' || t.name)`, kind: 'text' },
  released: { by: sql`(d.release_year * 12 + coalesce(d.release_month, 0))`, kind: 'number' },
  popularity: { by: sql`d.popularity`, kind: 'number' },
  price: { by: sql`p.cents`, kind: 'number', nullable: true },
}

const columns = sql`d.id, m.name as manufacturer, t.name, t.url, k.code as category, d.release_year as "releaseYear",
  d.release_month as "releaseMonth", d.popularity, d.model_numbers as "modelNumbers", d.bought, d.is_listed as "isListed",
  d.series_id as "seriesId", d.resale_cents as "resaleCents", p.cents`

const tables = (moment: Date) => sql`
  devices d
    join device_texts t on t.device_id = d.id and t.locale = 'de_DE'
    join series s on s.id = d.series_id
    join manufacturers m on m.id = s.manufacturer_id
    join categories k on k.id = s.category_id
    left join (
      select distinct on (device_id) device_id, cents
      from prices join price_lists on version = price_list
      where country = ${LEADING_COUNTRY} and segment = 'consumer' and live_from <= ${moment}
      order by device_id, live_from desc, version desc
    ) p on p.device_id = d.id`

/** What a person types is no pattern. */
const lacking: Record<NonNullable<DeviceFilter['lacks']>, RawBuilder<SqlBool>> = {
  price: sql<SqlBool>`p.cents is null`,
  resale: sql<SqlBool>`d.resale_cents is null`,
  buying: sql<SqlBool>`not d.bought`,
  listing: sql<SqlBool>`not d.is_listed`,
}

function condition({ text = '', category, manufacturer, lacks }: DeviceFilter): RawBuilder<unknown> {
  const words = text.split(/\s+/).filter(Boolean)
  const parts: RawBuilder<unknown>[] = words.map(
    (word) => sql`(m.name || ' ' || t.name ilike ${anywhere(word)}
      or d.id::text = ${word} or d.model_numbers @> array[${word.toUpperCase()}]::text[])`,
  )
  if (category !== undefined) parts.push(sql`k.code = ${category}`)
  if (manufacturer !== undefined) parts.push(sql`m.name = ${manufacturer}`)
  if (lacks !== undefined) parts.push(lacking[lacks])
  return allOf(parts)
}

export const officeDevices = (
  db: Database,
  moment: Date,
  filter: DeviceFilter,
  order: DeviceOrder,
): Promise<ListPage<OfficeDevice>> => {
  const list = {
    columns,
    from: tables(moment),
    where: condition(filter),
    key: keys[order.sort],
    tie: { by: sql`d.id`, kind: 'number' as const },
    descending: order.descending,
  }
  return readPage(db, list, order)
}

export async function officeDevice(db: Database, moment: Date, id: number): Promise<OfficeDevice | undefined> {
  const { rows } = await sql<OfficeDevice>`
    select ${columns} from ${tables(moment)} where d.id = ${id}`.execute(db)
  return rows[0]
}

export async function textsOf(db: Database, id: number) {
  const { rows } = await sql<{ locale: Locale; name: string; url: string }>`
    select locale, name, url from device_texts where device_id = ${id} order by locale`.execute(db)
  return rows
}

/** All variants of its model, also those that are hidden, and itself. */
export async function variantsBeside(db: Database, id: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    select d.id, t.name
    from devices own join devices d on d.series_id = own.series_id and d.model = own.model
      join device_texts t on t.device_id = d.id and t.locale = 'de_DE'
    where own.id = ${id} order by d.variant_position, d.id`.execute(db)
  return rows
}

export async function manufacturerNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('manufacturers').select('name').orderBy('position').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** One price of a device in one version, and who is answerable for it. */
export type PriceVersion = {
  version: number
  validFrom: string
  country: CountryCode
  segment: Segment
  cents: number
  note: string
  proposal: number | null
  origin: VersionOrigin | null
  author: string | null
  approvedBy: string | null
  approvedAt: Date | null
}

/** The newest first. */
export async function versionsOf(db: Database, id: number, limit: number): Promise<PriceVersion[]> {
  const { rows } = await sql<PriceVersion>`
    select l.version, l.valid_from as "validFrom", country, segment, cents, l.note, v.id as proposal, v.origin,
      a.username as author, b.username as "approvedBy", v.decided_at as "approvedAt"
    from prices join price_lists l on l.version = price_list
      left join versions v on v.price_list = l.version
      left join staff a on a.id = v.author
      left join staff b on b.id = v.decided_by
    where device_id = ${id} and l.live_from < 'infinity'
    order by l.live_from desc, l.version desc, country, segment limit ${limit}`.execute(db)
  return rows
}

export type OpenPrice = {
  version: number
  status: VersionStatus
  country: CountryCode
  segment: Segment
  cents: number
  note: string
  origin: VersionOrigin
  author: string | null
}

/** What drafts and proposals say about a device, the newest first. */
export async function openPricesOf(db: Database, id: number, limit: number): Promise<OpenPrice[]> {
  const { rows } = await sql<OpenPrice>`
    select v.id as version, v.status, p.country, p.segment, p.cents, v.note, v.origin, a.username as author
    from version_prices p join versions v on v.id = p.version left join staff a on a.id = v.author
    where p.device_id = ${id} and v.status in ('draft', 'proposed')
    order by v.created_at desc, v.id desc, p.country, p.segment limit ${limit}`.execute(db)
  return rows
}

export async function lockDevice(tx: Transaction, id: number) {
  const { rows } = await sql<{ bought: boolean; resaleCents: number | null }>`
    select bought, resale_cents as "resaleCents" from devices where id = ${id} for update`.execute(tx)
  return rows[0]
}

export async function writeDeviceFacts(
  tx: Transaction,
  id: number,
  { bought, resaleCents }: { bought: boolean; resaleCents: number | null },
): Promise<void> {
  await tx.updateTable('devices').set({ bought, resale_cents: resaleCents }).where('id', '=', id).execute()
}
