import { sql } from 'kysely'
import type { Engines } from '#engines/engines.ts'

/** How many in this database wait for somebody else right now. */
export async function countWaiting({ db }: Pick<Engines, 'db'>): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(distinct l.pid)::int as waiting
    from pg_locks l join pg_stat_activity a on a.pid = l.pid
    where not l.granted and a.datname = current_database()`.execute(db)
  return rows[0]!.waiting
}
