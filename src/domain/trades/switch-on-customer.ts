import { becomeCustomer, customerNumberOf } from '#domain/accounts/become-customer.ts'
import type { Engines } from '#engines/engines.ts'
import { guestOfMailbox, moveTrades } from './guest-store.ts'

/**
 * Makes a customer of whoever has confirmed a mailbox, and gives him what he sold as a guest under the same address.
 * Doing it again changes nothing.
 */
export async function switchOnCustomer(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  accountId: string,
): Promise<{ id: string; number: number } | undefined> {
  return db.transaction().execute(async (turn) => {
    const guestOf = guestOfMailbox.bind(undefined, turn)
    const customer = await becomeCustomer(turn, vault, accountId, { guestOf, now: now() })
    if (!customer) return undefined

    if (customer.isNew) await moveTrades(turn, customer.mailbox, customer.id)
    const number = await customerNumberOf(turn, customer.id)
    return number === undefined ? undefined : { id: customer.id, number }
  })
}
