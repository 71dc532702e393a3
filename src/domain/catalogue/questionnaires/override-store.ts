import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { OverrideFile } from './override-file.ts'
import type { QuestionOverride } from './question-override.ts'

/** All overrides, or those of one questionnaire. */
export async function readOverrides(db: Database, questionnaire?: string): Promise<QuestionOverride[]> {
  const { rows } = await sql<QuestionOverride>`
    select o.id, o.questionnaire, o.code, o.changes,
      jsonb_agg(jsonb_build_object('manufacturerId', manufacturer_id, 'seriesId', series_id, 'model', model)) as places
    from question_overrides o join question_override_places p on p.override_id = o.id
    ${questionnaire === undefined ? sql`` : sql`where o.questionnaire = ${questionnaire}`}
    group by o.id order by o.id`.execute(db)
  return rows
}

/**
 * Makers and series that this catalogue does not have are left out. Those that the office has renamed are known by what files
 * call them; where it has renamed or moved a model, the place stays that went along.
 */
export async function writeOverride(tx: Transaction, { code, questionnaire, for: places, ...changes }: OverrideFile) {
  const { id } = await tx
    .insertInto('question_overrides')
    .values({ code, questionnaire, changes: JSON.stringify(changes) })
    .onConflict((conflict) =>
      conflict.columns(['questionnaire', 'code']).doUpdateSet((row) => ({ changes: row.ref('excluded.changes') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const named = places.flatMap(({ models = [null], ...place }) => models.map((model) => ({ ...place, model })))
  await sql`
    delete from question_override_places p
    where override_id = ${id} and not exists (
      select from devices d where d.series_id = p.series_id and d.model = p.model and d.edited && '{model,series}')`.execute(
    tx,
  )
  await sql`
    insert into question_override_places (override_id, manufacturer_id, series_id, model)
    select ${id}, m.id, s.id, named.model
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named(manufacturer text, series text, model text)
      join manufacturers m on coalesce(m.import_key, m.name) = named.manufacturer
      left join series s on s.manufacturer_id = m.id and coalesce(s.import_key, s.name) = named.series
    where named.series is null or s.id is not null
    on conflict do nothing`.execute(tx)
}

/** Which questionnaire is asked about each of these devices, and whose they are. */
export async function devicePlaces(db: Database, ids: readonly number[]) {
  const { rows } = await sql<{
    id: number
    questionnaire: string
    manufacturerId: number
    seriesId: number
    model: string
  }>`
    select d.id, k.questionnaire, s.manufacturer_id as "manufacturerId", s.id as "seriesId", d.model
    from devices d join series s on s.id = d.series_id join categories k on k.id = s.category_id
    where d.id = any(${ids}::int[])`.execute(db)
  return rows
}
