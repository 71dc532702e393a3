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

/** Lists of the release before know neither faults nor remarks, and suggest names only. */
const withDefaults = (row: StoredRow): StoredRow =>
  row.result ? { ...row, result: { ...unknownBefore, ...row.result } } : row

const unknownBefore = { grade: null, quantity: 1, imei: null, faults: {}, remarks: [], choices: [] }

/** The next rows after a position, in the order of the file. */
export const rowsAfter = async (
  db: Database | Transaction,
  listId: string,
  { position, most }: { position: number; most: number },
): Promise<StoredRow[]> =>
  (await rows(db, listId).where('position', '>', position).limit(most).execute()).map(withDefaults)

/** A page of those that somebody wants to see. */
export async function chosenRows(
  db: Database,
  listId: string,
  { choice, limit, offset }: { choice: RowChoice; limit: number; offset: number },
): Promise<StoredRow[]> {
  const all = rows(db, listId).limit(limit).offset(offset)
  const chosen = {
    all: () => all,
    found: () => all.where('problem', 'is', null),
    problems: () => all.where('problem', 'is not', null),
    look: () => all.where((row) => row.or([row('problem', 'is not', null), row('remarked', '=', true)])),
  }
  return (await chosen[choice]().execute()).map(withDefaults)
}

export async function rowAt(
  db: Database | Transaction,
  listId: string,
  position: number,
): Promise<StoredRow | undefined> {
  const row = await rows(db, listId).where('position', '=', position).executeTakeFirst()
  return row && withDefaults(row)
}

export async function removeRow(tx: Transaction, listId: string, position: number): Promise<void> {
  await tx.deleteFrom('device_list_rows').where('list_id', '=', listId).where('position', '=', position).execute()
}

export type RowResult = { position: number; result: MatchedRow }

export async function writeResults(tx: Transaction, listId: string, results: readonly RowResult[]): Promise<void> {
  const told = results.map(({ position, result }) => ({
    position,
    // The release before, which may still run beside this one, reads suggestions as names.
    result: result.ok ? result : { ...result, suggestions: result.choices.map(({ name }) => name) },
    problem: result.ok ? null : result.reason,
    remarked: result.remarks.length > 0,
  }))
  await sql`
    update device_list_rows r set result = j.result, problem = j.problem, remarked = j.remarked
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as j(position integer, result jsonb, problem text, remarked boolean)
    where r.list_id = ${listId} and r.position = j.position`.execute(tx)
}
