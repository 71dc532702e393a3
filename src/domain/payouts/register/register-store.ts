import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

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

export const allEntries = (db: Database): Promise<StoredEntry[]> =>
  db
    .selectFrom('register_entries')
    .select(['number', 'at', 'item_id as itemId', 'entry', 'previous_hash as previousHash', 'hash'])
    .orderBy('number')
    .execute()
