import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { RuleSet } from './rule-set.ts'

/** Which version of the rules counts at this moment. */
export async function rulesVersionAt(db: Database, moment: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from versions
    where kind = 'rules' and status = 'approved' and live_from <= ${moment}
    order by live_from desc, number desc limit 1`.execute(db)
  return rows[0]!.id
}

export async function rulesByVersion(db: Database, versions: readonly number[]): Promise<RuleSet[]> {
  const { rows } = await sql<{ rules: RuleSet }>`
    select body || jsonb_build_object('version', id) as rules from versions
    where kind = 'rules' and id = any(${versions})`.execute(db)
  return rows.map(({ rules }) => rules)
}

/** The ids of series, in the order of their names; nothing for one that there is not. */
export async function seriesNamed(
  db: Database,
  names: readonly { manufacturer: string; series: string }[],
): Promise<(number | null)[]> {
  const { rows } = await sql<{ id: number | null }>`
    select s.id
    from rows from (jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as (manufacturer text, series text))
        with ordinality as named(manufacturer, series, at)
      left join manufacturers m on m.name = named.manufacturer
      left join series s on s.manufacturer_id = m.id and s.name = named.series
    order by named.at`.execute(db)
  return rows.map(({ id }) => id)
}

/** What every series is called, with its maker. */
export async function seriesNames(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, concat_ws(' ', m.name, s.name) as name
    from series s join manufacturers m on m.id = s.manufacturer_id order by 2`.execute(db)
  return rows
}
