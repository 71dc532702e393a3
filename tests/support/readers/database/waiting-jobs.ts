import { sql } from 'kysely'
import type { Engines } from '#engines/engines.ts'
import { eventually } from '#tests/support/limits/eventually.ts'

/** What was written down for later, in order. Each is told once. */
export async function takeJobs<Data>({ db }: Pick<Engines, 'db'>, name: string): Promise<Data[]> {
  const { rows } = await sql<{ data: Data }>`
    with taken as (delete from pgboss.job where name = ${name} returning data, created_on)
    select data from taken order by created_on`.execute(db)
  return rows.map(({ data }) => data)
}

type Query = (sql: string) => Promise<{ rows: { waiting: number }[] }>

/** Letters and labels are made by the shop in its own time: until nothing is due any more. */
export async function jobsDone(query: Query): Promise<void> {
  const due = `select count(*)::int as waiting from pgboss.job
    where state in ('created', 'active', 'retry') and start_after <= now() and name not like '\\_\\_%'`
  await eventually(async () => (await query(due)).rows[0]!.waiting === 0)
}
