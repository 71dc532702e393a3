import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { RuleSet } from './rule-set.ts'

/** The rules as their version holds them. A version that was approved never changes. */
export async function rulesAt(db: Database, moment: Date): Promise<RuleSet> {
  const { rows } = await sql<{ rules: RuleSet }>`
    select body || jsonb_build_object('version', id) as rules from versions
    where kind = 'rules' and status = 'approved' and live_from <= ${moment}
    order by live_from desc, number desc limit 1`.execute(db)
  return rows[0]!.rules
}

export async function rulesByVersion(db: Database, versions: readonly number[]): Promise<RuleSet[]> {
  const { rows } = await sql<{ rules: RuleSet }>`
    select body || jsonb_build_object('version', id) as rules from versions
    where kind = 'rules' and id = any(${versions})`.execute(db)
  return rows.map(({ rules }) => rules)
}
