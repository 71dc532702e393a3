import { sql } from 'kysely'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { ChainEnd } from './register.ts'

export type StoredEntry = {
  number: number
  at: Date
  itemId: string
  /** Sealed. */
  entry: string
  previousHash: string
  hash: string
}

/** The name of the lock: one after the other, because each has to know the one before. */
const REGISTER = 8_651_014

export async function lastEntry(tx: Transaction): Promise<Pick<StoredEntry, 'number' | 'hash'> | undefined> {
  await sql`select pg_advisory_xact_lock(${REGISTER})`.execute(tx)
  return tx
    .selectFrom('register_entries')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function addEntry(tx: Transaction, entry: StoredEntry): Promise<void> {
  const { itemId, previousHash, ...rest } = entry
  await tx
    .insertInto('register_entries')
    .values({ ...rest, item_id: itemId, previous_hash: previousHash })
    .execute()
}

const columns = sql`number, at, item_id as "itemId", entry, previous_hash as "previousHash", hash`

/** The oldest first: so many of those after a number. */
export async function entriesAfter(db: Database, number: number, most: number): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from register_entries where number > ${number} order by number limit ${most}`.execute(db)
  return rows
}

export const entriesLike = (
  db: Database,
  query: { descending: boolean } & PageRequest,
): Promise<ListPage<StoredEntry>> => {
  const number = { by: sql`number`, kind: 'number' } as const
  const from = sql`register_entries`
  return readPage(
    db,
    { columns, from, where: sql`true`, key: number, tie: number, descending: query.descending },
    query,
  )
}

/** The hash of an entry, or of the last one. */
export async function hashAt(db: Database, number?: number): Promise<ChainEnd | undefined> {
  const entries = db.selectFrom('register_entries').select(['number', 'hash'])
  const wanted = number === undefined ? entries.orderBy('number', 'desc') : entries.where('number', '=', number)
  return wanted.limit(1).executeTakeFirst()
}

export type RegisterCheck = ChainEnd & { brokenAt: number | null }

export const lastCheck = (db: Database): Promise<RegisterCheck | undefined> =>
  db.selectFrom('register_checks').select(['number', 'hash', 'broken_at as brokenAt']).executeTakeFirst()

export async function writeCheck(db: Database, { number, hash, brokenAt }: RegisterCheck, at: Date): Promise<void> {
  const row = { number, hash, broken_at: brokenAt, checked_at: at }
  await db
    .insertInto('register_checks')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
}
