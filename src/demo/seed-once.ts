import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

/** One shop at a time: the second one waits, and finds everything done. Tells whether it was done now. */
export function seedOnce(db: Database, key: string, seed: (tx: Transaction) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(tx)
    const seeded = await tx.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()
    if (seeded) return false

    await seed(tx)
    const value = JSON.stringify({ version: 1 })
    await tx.insertInto('settings').values({ key, value }).execute()
    return true
  })
}
