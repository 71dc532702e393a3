import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Schema } from '#engines/database/schema.ts'

/**
 * Some rows `t` of a table that a claim is true of, by their place, which every table has. They are held; what somebody
 * else is changing right now waits for the next portion. As an array they are looked for once, whatever the plan is.
 */
export const portionOf = (table: keyof Schema, claim: RawBuilder<unknown>, most: number) =>
  sql`array(select t.ctid from ${sql.table(table)} t where ${claim} limit ${most} for update of t skip locked)`

export async function deletePortion(
  db: Database,
  table: keyof Schema,
  claim: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(${portionOf(table, claim, most)})`.execute(db)
  return Number(numAffectedRows)
}

export async function updatePortion(
  db: Database,
  table: keyof Schema,
  { change, claim }: { change: RawBuilder<unknown>; claim: RawBuilder<unknown> },
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(table)} t set ${change} where t.ctid = any(${portionOf(table, claim, most)})`.execute(db)
  return Number(numAffectedRows)
}
