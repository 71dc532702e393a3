import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

const PAUSE_MILLISECONDS = 100

/** One shop at a time: the second one waits, and finds everything done. */
export async function seedOnce(db: Database, key: string, seed: (turn: Transaction) => Promise<void>): Promise<void> {
  // Asked again and again: who waits inside a statement would be sent away by the limit that statements have.
  while (!(await seedIfAlone(db, key, seed))) await sleep(PAUSE_MILLISECONDS)
}

const seedIfAlone = (db: Database, key: string, seed: (turn: Transaction) => Promise<void>): Promise<boolean> =>
  db.transaction().execute(async (turn) => {
    const lock = await sql<{ alone: boolean }>`
      select pg_try_advisory_xact_lock(hashtext(${key})) as alone`.execute(turn)
    if (!lock.rows[0]?.alone) return false
    const seeded = await turn.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst()
    if (seeded) return true

    await seed(turn)
    const value = JSON.stringify({ version: 1 })
    await turn.insertInto('settings').values({ key, value }).execute()
    return true
  })
