import { sql } from 'kysely'
import type { Engines } from '#engines/engines.ts'

/** What was written down for later, in order. Each is told once. */
export async function takeJobs<Data>({ db }: Pick<Engines, 'db'>, name: string): Promise<Data[]> {
  const { rows } = await sql<{ data: Data }>`
    with taken as (delete from pgboss.job where name = ${name} returning data, created_on)
    select data from taken order by created_on`.execute(db)
  return rows.map(({ data }) => data)
}
