import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

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

export async function writeCustomer(
  tx: Transaction,
  { id, country, now }: { id: string; country: string; now: Date },
): Promise<void> {
  await sql`
    insert into customers (id, number, created_at, country)
    values (${id}, nextval('customer_numbers'), ${now}, ${country})`.execute(tx)
}

/** Also of somebody who was erased: the number is what is left of him. */
export const customerHead = (
  db: Database,
  id: string,
): Promise<{ number: number; erasedAt: Date | null } | undefined> =>
  db.selectFrom('customers').select(['number', 'erased_at as erasedAt']).where('id', '=', id).executeTakeFirst()

/** The customer stays; the session in which it came into being is no longer its own. */
export async function takeFromSession(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('customers').set({ visitor: null }).where('id', '=', id).execute()
}
