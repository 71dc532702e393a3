import { sql, type RawBuilder } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

/** How many rows there are, or about how many. */
export type Total = { count: number; isExact: boolean }

/** Up to here rows are counted; beyond, nobody needs to know it exactly, and counting would take ever longer. */
const MAX_COUNTED = 10_000

type Plan = { Plan: { 'Plan Rows': number } }

/** What the database expects to find, without looking. */
async function estimateRows(db: Database | Transaction, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': Plan[] }>`explain (format json) ${query}`.execute(db)
  return rows[0]!['QUERY PLAN'][0]!.Plan['Plan Rows']
}

export async function countRows(
  db: Database | Transaction,
  from: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<Total> {
  const query = sql`select from ${from} where ${where}`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${query} limit ${MAX_COUNTED + 1}) counted`.execute(db)
  const { count } = rows[0]!
  if (count <= MAX_COUNTED) return { count, isExact: true }
  return { count: Math.max(count, await estimateRows(db, query)), isExact: false }
}
