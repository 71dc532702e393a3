import { sql } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'

import type { Mailbox } from '#domain/accounts/profile/create-customer.ts'

/** The first guest who sold under this address and no other; his number stays the customer's. */
export async function guestOfMailbox(tx: Transaction, { country, email }: Mailbox): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from customers c
    where c.country = ${country} and c.erased_at is null
      and not exists (select from accounts a where a.customer_id = c.id)
      and exists (select from trades t where t.customer_id = c.id and lower(t.email) = ${email})
      and not exists (select from trades t where t.customer_id = c.id and lower(t.email) <> ${email})
    order by c.created_at, c.id limit 1
    for update of c`.execute(tx)
  return rows[0]?.id
}

/** Everything that guests sold under this address is the customer's from now on. */
export async function moveTrades(tx: Transaction, { country, email }: Mailbox, customerId: string): Promise<void> {
  await sql`
    update trades set customer_id = ${customerId}
    where country = ${country} and lower(email) = ${email} and customer_id <> ${customerId}
      and not exists (select from accounts a where a.customer_id = trades.customer_id)`.execute(tx)
}
