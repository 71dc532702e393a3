import { createCustomer, customerNumberOf } from '#domain/accounts/profile/create-customer.ts'
import type { Engines } from '#engines/engines.ts'
import { guestOfMailbox, moveTrades } from '#domain/trades/sale/guest-store.ts'

/**
 * Makes a customer of whoever has confirmed a mailbox, and gives him what he sold as a guest under the same address.
 * Doing it again changes nothing.
 */
export async function activateCustomer(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  accountId: string,
): Promise<{ id: string; number: number } | undefined> {
  return db.transaction().execute(async (tx) => {
    const guestOf = guestOfMailbox.bind(undefined, tx)
    const customer = await createCustomer(tx, vault, accountId, { guestOf, now: now() })
    if (!customer) return undefined

    if (customer.isNew) await moveTrades(tx, customer.mailbox, customer.id)
    const number = await customerNumberOf(tx, customer.id)
    return number === undefined ? undefined : { id: customer.id, number }
  })
}
