import type { Database, Transaction } from '#engines/database/database.ts'
import type { StoredRow } from '#domain/business/lists/stored-list.ts'
import { rowsAfter } from '#domain/business/lists/row-store.ts'

/** So many rows are in memory at once. Between two portions the server does something else. */
const PORTION = 500

/** Every row of a list in the order of its file, portion by portion. */
export async function* portionsOf(db: Database | Transaction, listId: string): AsyncGenerator<StoredRow[]> {
  let position = 0
  for (;;) {
    const portion = await rowsAfter(db, listId, { position, most: PORTION })
    if (portion.length === 0) return
    yield portion
    position = portion.at(-1)!.position
  }
}
