import { sql } from 'kysely'
import type { SellerGrade } from '#domain/offers/questions/grades.ts'
import { deletePortion } from '#domain/retention/portion.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { ListRows } from './device-list.ts'
import type { StoredList, ListSums } from './stored-list.ts'

const columns = [
  'id',
  'country',
  'name',
  'created_at as createdAt',
  'header',
  'columns',
  'total',
  'matched',
  'matched_at as matchedAt',
  'sums',
  'assumed_grade as assumedGrade',
] as const

const lists = (db: Database | Transaction) => db.selectFrom('device_lists').select(columns).$castTo<StoredList>()

export const listById = (db: Database, id: string): Promise<StoredList | undefined> =>
  lists(db).where('id', '=', id).executeTakeFirst()

/** Until the transaction ends nobody else goes on with it; nothing if it is done, gone, or somebody else's just now. */
export const lockUnmatched = (tx: Transaction, id: string): Promise<StoredList | undefined> =>
  lists(tx).where('id', '=', id).where('matched_at', 'is', null).forUpdate().skipLocked().executeTakeFirst()

/** Lists that somebody began to look at, or should have. */
export async function unmatchedLists(db: Database, { from, to }: { from: Date; to: Date }): Promise<string[]> {
  const found = db.selectFrom('device_lists').select('id').where('matched_at', 'is', null)
  const waiting = await found
    .where('created_at', '>', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .execute()
  return waiting.map(({ id }) => id)
}

type NewList = Pick<StoredList, 'id' | 'country' | 'name' | 'createdAt'> & ListRows

/** So many rows are written at once: others have their turn in between. */
const PORTION = 200

export async function insertList(tx: Transaction, list: NewList): Promise<void> {
  const { id, country, name, createdAt, header, columns: meanings, rows, lines } = list
  const total = rows.length
  const row = { id, country, name, created_at: createdAt, header, columns: JSON.stringify(meanings), total }
  await tx.insertInto('device_lists').values(row).execute()
  for (let from = 0; from < total; from += PORTION) {
    const [portion, their] = [rows.slice(from, from + PORTION), lines.slice(from, from + PORTION)]
    await sql`
      insert into device_list_rows (list_id, position, line, cells)
      select ${id}, ${from}::integer + n, line, cells
      from jsonb_array_elements(${JSON.stringify(portion)}::jsonb) with ordinality as r(cells, n)
      join unnest(${their}::integer[]) with ordinality as l(line, n) using (n)`.execute(tx)
  }
}

export async function advanceList(tx: Transaction, id: string, matched: number): Promise<void> {
  await tx.updateTable('device_lists').set({ matched }).where('id', '=', id).execute()
}

export async function finishList(tx: Transaction, id: string, sums: ListSums, now: Date): Promise<void> {
  const change = { sums: JSON.stringify(sums), matched_at: now }
  await tx.updateTable('device_lists').set(change).where('id', '=', id).execute()
}

/** Until the transaction ends nobody else changes a row of it. */
export async function lockList(tx: Transaction, id: string): Promise<void> {
  await tx.selectFrom('device_lists').select('id').where('id', '=', id).forUpdate().execute()
}

export async function changeSums(tx: Transaction, id: string, sums: ListSums): Promise<void> {
  await tx
    .updateTable('device_lists')
    .set({ sums: JSON.stringify(sums) })
    .where('id', '=', id)
    .execute()
}

export async function assumeGradeIn(db: Database, id: string, grade: SellerGrade): Promise<void> {
  await db.updateTable('device_lists').set({ assumed_grade: grade }).where('id', '=', id).execute()
}

export async function removeList(db: Database, id: string): Promise<void> {
  await db.deleteFrom('device_lists').where('id', '=', id).execute()
}

/** Says how many there were. */
/** Rows first: a list may have thousands, and they would all go at once with it. */
export async function removeListsBefore(db: Database, before: Date, most: number): Promise<number> {
  const old = sql`select id from device_lists where created_at <= ${before}`
  const rows = await deletePortion(db, 'device_list_rows', sql`t.list_id in (${old})`, most)
  return rows > 0 ? rows : deletePortion(db, 'device_lists', sql`t.created_at <= ${before}`, most)
}
