import type { Database, Transaction } from '#engines/database/database.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { newId } from '#shop/ids.ts'
import { giveCustomer, lockAccount, type Account } from '#domain/accounts/account-store.ts'
import { addPayee, addAddress, savePerson, savePhone } from './customer-data.ts'
import { customerHead, takeFromSession, writeCustomer } from './customer-store.ts'
import { openRegistration } from '#domain/accounts/registration/registration.ts'

export type Mailbox = Pick<Account, 'country' | 'email'>

type Became = { id: string; isNew: boolean; mailbox: Mailbox }

/** The number by which people and letters name a customer. Nothing once the person was erased. */
export async function customerNumberOf(db: Database, customerId: string): Promise<number | undefined> {
  const customer = await customerHead(db, customerId)
  return customer?.erasedAt === null ? customer.number : undefined
}

/** Whether somebody who names a number names this customer. */
export const isNumberOf = async (db: Database, customerId: string, number: string): Promise<boolean> =>
  String((await customerHead(db, customerId))?.number) === number

/**
 * Makes the owner of a confirmed account a customer: the guest he was, if the caller finds him, or a new one. What he
 * said at registration becomes his data. Nothing happens if he is one already.
 */
export async function createCustomer(
  tx: Transaction,
  vault: Vault,
  accountId: string,
  { guestOf, now }: { guestOf(mailbox: Mailbox): Promise<string | undefined>; now: Date },
): Promise<Became | undefined> {
  const account = await lockAccount(tx, accountId)
  if (!account?.activatedAt) return undefined
  const mailbox = { country: account.country, email: account.email }
  if (account.customerId !== null) return { id: account.customerId, isNew: false, mailbox }

  const guest = await guestOf(mailbox)
  const id = guest ?? newId(now)
  if (guest === undefined) await writeCustomer(tx, { id, country: account.country, now })
  // Whoever sells as a guest in the same browser later is a guest again.
  else await takeFromSession(tx, guest)
  if (account.registration !== null) await keepRegistration(tx, vault, id, account.registration, now)
  await giveCustomer(tx, account.id, id)
  return { id, isNew: true, mailbox }
}

async function keepRegistration(
  tx: Transaction,
  vault: Vault,
  customerId: string,
  sealed: string,
  now: Date,
): Promise<void> {
  const { address, phone, payee, ...person } = openRegistration(vault, sealed)
  await savePerson(tx, customerId, person, now)
  if (address) await addAddress(tx, customerId, address, now)
  if (phone !== null) await savePhone(tx, customerId, phone, now)
  if (payee) await addPayee(tx, vault, customerId, payee, { isPrimary: true }, now)
}
