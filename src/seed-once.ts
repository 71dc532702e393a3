import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

/** One shop at a time: the second one waits, and finds everything done. Tells whether it was done now. */
export function seedOnce(db: Database, key: string, seed: (turn: Transaction) => Promise<void>): Promise<boolean> {
  return db.transaction().execute(async (turn) => {
    await sql`select pg_advisory_xact_lock(hashtext(${key}))`.execute(turn)
    const seeded = await turn.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()
    if (seeded) return false

    await seed(turn)
    const value = JSON.stringify({ version: 1 })
    await turn.insertInto('settings').values({ key, value }).execute()
    return true
  })
}
