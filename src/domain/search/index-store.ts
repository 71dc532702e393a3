import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Locale } from '#shop/messages/locale.ts'

/** Does the work if no other process is at the same for this locale. Tells whether it was done. */
export async function withExclusiveLock(db: Database, locale: Locale, work: () => Promise<unknown>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ alone: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${`search-index ${locale}`})) as alone`.execute(tx)
    if (!rows[0]?.alone) return false

    // The lock is this transaction, which does nothing else: a large index takes longer than a transaction may be idle.
    await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(tx)
    await work()
    return true
  })
}
