import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { MatchedRow } from './device-list.ts'
import type { StoredRow, RowChoice } from './stored-list.ts'

const rows = (db: Database | Transaction, listId: string) =>
  db
    .selectFrom('device_list_rows')
    .select(['position', 'line', 'cells', 'result'])
    .where('list_id', '=', listId)
    .orderBy('position')
    .$castTo<StoredRow>()

/** The next rows after a position, in the order of the file. */
export const rowsAfter = (
  db: Database | Transaction,
  listId: string,
  { position, most }: { position: number; most: number },
): Promise<StoredRow[]> => rows(db, listId).where('position', '>', position).limit(most).execute()

/** A page of those that somebody wants to see. */
export function chosenRows(
  db: Database,
  listId: string,
  { choice, limit, offset }: { choice: RowChoice; limit: number; offset: number },
): Promise<StoredRow[]> {
  const all = rows(db, listId).limit(limit).offset(offset)
  if (choice === 'all') return all.execute()
  return all.where('problem', choice === 'problems' ? 'is not' : 'is', null).execute()
}

export type RowResult = { position: number; result: MatchedRow }

export async function writeResults(tx: Transaction, listId: string, results: readonly RowResult[]): Promise<void> {
  const told = results.map(({ position, result }) => ({ position, result, problem: result.ok ? null : result.reason }))
  await sql`
    update device_list_rows r set result = j.result, problem = j.problem
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as j(position integer, result jsonb, problem text)
    where r.list_id = ${listId} and r.position = j.position`.execute(tx)
}
