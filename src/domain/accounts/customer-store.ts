import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'

export type Guest = { id: string; number: number }

/** The guest of a session; the first call brings him into being, every other finds him. */
export async function guestOf(
  db: Database,
  { id, visitor, country, now }: { id: string; visitor: string; country: string; now: Date },
): Promise<Guest> {
  const { rows } = await sql<Guest>`
    insert into customers (id, number, created_at, country, visitor)
    values (${id}, nextval('customer_numbers'), ${now}, ${country}, ${visitor})
    on conflict (visitor) do update set visitor = excluded.visitor
    returning id, number`.execute(db)
  return rows[0]!
}
