import { isSubscribed } from '#domain/newsletter/switch-newsletter.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { newId } from '#shop/ids.ts'
import type { Address, AddressData, Customer, StoredPayee, PersonData } from './customer.ts'
import {
  addressesOf,
  customerRow,
  lockCustomer,
  mailboxOf,
  personOf,
  phoneOf,
  writeAddress,
  writePerson,
  writePhone,
} from './customer-data-store.ts'
import { findPaymentAccounts, savePayee, linkPayee } from '#domain/accounts/payees/payment-accounts.ts'

/** Keeps who the customer is; what was known before is replaced. The answer is its id. */
export const savePerson = (tx: Transaction, customerId: string, person: PersonData, now: Date): Promise<string> =>
  writePerson(tx, customerId, newId(now), person)

/** One more address from which parcels come. The first is always the usual one. The customer must be held. */
export async function addAddress(
  tx: Transaction,
  customerId: string,
  address: AddressData,
  now: Date,
): Promise<Address> {
  const others = await addressesOf(tx, customerId)
  const added = { id: newId(now), isPrimary: others.length === 0, ...address }
  await writeAddress(tx, customerId, added)
  return added
}

/** The number as the whole world can dial it; what was known before is replaced. The answer is its id. */
export const savePhone = (tx: Transaction, customerId: string, phone: string, now: Date): Promise<string> =>
  writePhone(tx, customerId, newId(now), phone)

/** A new account and the way to be paid to it, in one step. The answer is the id of the way. */
export async function addPayee(
  tx: Transaction,
  vault: Vault,
  customerId: string,
  payee: StoredPayee,
  { isPrimary }: { isPrimary: boolean },
  now: Date,
): Promise<string> {
  await lockCustomer(tx, customerId)
  const id = newId(now)
  await savePayee(tx, vault, customerId, { id, payee, now })
  const [bankAccountId, paypalAccountId] = payee.kind === 'sepa' ? [id, null] : [null, id]
  return linkPayee(tx, customerId, { isPrimary, bankAccountId, paypalAccountId }, now)
}

/** Until the transaction ends he can neither be erased nor change his data. Says whether he is a customer. */
export const lockCustomerData = (tx: Transaction, customerId: string): Promise<boolean> => lockCustomer(tx, customerId)

async function getsNewsletter(db: Database, customerId: string): Promise<boolean> {
  const mailbox = await mailboxOf(db, customerId)
  return mailbox !== undefined && isSubscribed(db, mailbox.country, mailbox.email)
}

/** All that a customer has told us about himself; nothing, if there is no such customer any more. */
export async function findCustomerData(db: Database, customerId: string): Promise<Customer | undefined> {
  const [customer, newsletter, person, addresses, phoneContact, paymentAccounts] = await Promise.all([
    customerRow(db, customerId),
    getsNewsletter(db, customerId),
    personOf(db, customerId),
    addressesOf(db, customerId),
    phoneOf(db, customerId),
    findPaymentAccounts(db, customerId),
  ])
  return (
    customer && {
      ...customer,
      newsletter,
      addresses,
      paymentAccounts,
      person: person ?? null,
      phoneContact: phoneContact ?? null,
    }
  )
}
