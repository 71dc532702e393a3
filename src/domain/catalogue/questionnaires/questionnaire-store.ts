import { sql } from 'kysely'
import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { DevicePlace, OverridePlace, Questionnaire } from './questionnaire.ts'

export type LiveQuestionnaire = { questionnaire: string; version: number }

/** Which version of each questionnaire counts at this moment; of one, if only that is asked for. */
export async function liveQuestionnaires(
  db: Database,
  moment: Date,
  questionnaire?: string,
): Promise<LiveQuestionnaire[]> {
  const { rows } = await sql<LiveQuestionnaire>`
    select distinct on (questionnaire) questionnaire, id as version from versions
    where kind = 'questionnaire' and status = 'approved' and live_from <= ${moment}
      ${questionnaire === undefined ? sql`` : sql`and questionnaire = ${questionnaire}`}
    order by questionnaire, live_from desc, number desc`.execute(db)
  return rows
}

export async function questionnaireBodies(
  db: Database,
  versions: readonly number[],
): Promise<{ version: number; body: Questionnaire }[]> {
  const { rows } = await sql<{ version: number; body: Questionnaire }>`
    select id as version, body from versions where kind = 'questionnaire' and id = any(${versions}::int[])`.execute(db)
  return rows
}

/** The questionnaires that some category uses. */
export async function usedQuestionnaires(db: Database): Promise<string[]> {
  const { rows } = await sql<{ questionnaire: string }>`
    select distinct questionnaire from categories order by questionnaire`.execute(db)
  return rows.map(({ questionnaire }) => questionnaire)
}

type PlacedDevice = DevicePlace & { id: number; questionnaire: string }

/** Which questionnaire is asked about each of these devices, and where they belong to. */
export async function devicePlaces(db: Database, ids: readonly number[]): Promise<PlacedDevice[]> {
  const { rows } = await sql<PlacedDevice>`
    select d.id, k.questionnaire, s.manufacturer_id as "manufacturerId", s.id as "seriesId",
      array(select o.id from devices o where o.series_id = d.series_id and o.model = d.model) as siblings
    from devices d join series s on s.id = d.series_id join categories k on k.id = s.category_id
    where d.id = any(${ids}::int[])`.execute(db)
  return rows
}

/** All devices of a model. */
export async function siblingsOf(db: Database, seriesId: number, model: string): Promise<number[]> {
  const rows = await db
    .selectFrom('devices')
    .select('id')
    .where('series_id', '=', seriesId)
    .where('model', '=', model)
    .execute()
  return rows.map(({ id }) => id)
}

export type NamedPlace = DevicePlace & {
  place: OverridePlace
  maker: string
  series: string | null
  model: string | null
}

/** What stands in these places of overrides, as far as there still is something. */
export async function namedPlaces(db: Database, places: readonly OverridePlace[]): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select p.place, m.id as "manufacturerId", m.name as maker, s.id as "seriesId", s.name as series, d.model,
      case when d.id is null then '{}' else
        array(select o.id from devices o where o.series_id = d.series_id and o.model = d.model) end as siblings
    from jsonb_array_elements(${JSON.stringify(places)}::jsonb) as p(place)
      left join devices d on d.id = (p.place ->> 'device')::int
      left join series s on s.id = coalesce((p.place ->> 'series')::int, d.series_id)
      join manufacturers m on m.id = coalesce((p.place ->> 'manufacturer')::int, s.manufacturer_id)
    order by m.name, s.name nulls first, d.model nulls first`.execute(db)
  return rows
}

export type PlaceNames = { manufacturer: string; series: string | null; model: string | null }

/**
 * What is called so, by the names of the office or by those of the merchant's files. Makers, series and models that this
 * catalogue does not have are left out.
 */
export async function placesNamed(db: Database, names: readonly PlaceNames[]): Promise<OverridePlace[]> {
  const { rows } = await sql<{ place: OverridePlace }>`
    select distinct on (named.at) case
      when named.series is null then jsonb_build_object('manufacturer', m.id)
      when named.model is null then jsonb_build_object('series', s.id)
      else jsonb_build_object('device', d.id) end as place
    from rows from (jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as (manufacturer text, series text, model text))
        with ordinality as named(manufacturer, series, model, at)
      join manufacturers m on lower(coalesce(m.import_key, m.name)) = lower(named.manufacturer)
        or lower(m.name) = lower(named.manufacturer)
      left join series s on s.manufacturer_id = m.id
        and (lower(coalesce(s.import_key, s.name)) = lower(named.series) or lower(s.name) = lower(named.series))
      left join devices d on d.series_id = s.id and lower(d.model) = lower(named.model)
    where (named.series is null or s.id is not null) and (named.model is null or d.id is not null)
    order by named.at, m.id, s.id, d.id`.execute(db)
  return rows.map(({ place }) => place)
}

/** Those of these devices whose model the office has renamed or moved: files do not know what it is called now. */
export async function renamedAmong(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from devices where id = any(${ids}::int[]) and edited && '{model,series}'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** So many new numbers for questions and answers. */
export async function takeQuestionIds(tx: Transaction, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval('question_ids')::int as id from generate_series(1, ${count}::int)`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What the cheapest and the dearest device that this is asked about bring today, in the leading country. */
export async function priceRange(
  db: Database,
  questionnaire: string,
  moment: Date,
): Promise<{ least: number; most: number } | undefined> {
  const { rows } = await sql<{ least: number | null; most: number | null }>`
    select min(cents) as least, max(cents) as most from (
      select distinct on (p.device_id) p.cents
      from prices p join price_lists l on l.version = p.price_list
        join devices d on d.id = p.device_id join series s on s.id = d.series_id
        join categories k on k.id = s.category_id and k.questionnaire = ${questionnaire}
      where l.live_from <= ${moment} and p.country = ${LEADING_COUNTRY} and p.segment = 'consumer' and d.is_listed
      order by p.device_id, l.live_from desc, l.version desc) newest
    where cents > 0`.execute(db)
  const { least, most } = rows[0]!
  return least === null || most === null ? undefined : { least, most }
}
