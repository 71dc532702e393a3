import type { Database, Transaction } from '#engines/database/database.ts'
import type { Address, Customer, Person, PersonData, PhoneContact } from './customer.ts'

/** Until the transaction ends nobody else changes the data of this customer. Says whether there is such a customer. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined
}

export const customerRow = (
  db: Database,
  customerId: string,
): Promise<Pick<Customer, 'id' | 'number' | 'country' | 'createdAt'> | undefined> =>
  db
    .selectFrom('customers')
    .select(['id', 'number', 'country', 'created_at as createdAt'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()

/** The mailbox of his account, if he has one. */
export const mailboxOf = (db: Database, customerId: string): Promise<{ country: string; email: string } | undefined> =>
  db.selectFrom('accounts').select(['country', 'email']).where('customer_id', '=', customerId).executeTakeFirst()

export const personOf = (db: Database, customerId: string): Promise<Person | undefined> =>
  db
    .selectFrom('people')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'birthdate'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst()

/** The usual one first, then as they came. */
export const addressesOf = (db: Database, customerId: string): Promise<Address[]> =>
  db
    .selectFrom('addresses')
    .select([
      'id',
      'is_primary as isPrimary',
      'street',
      'house_number as houseNumber',
      'address_extra as addressExtra',
      'postal_code as postalCode',
      'city',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute()

export const phoneOf = (db: Database, customerId: string): Promise<PhoneContact | undefined> =>
  db.selectFrom('phone_contacts').select(['id', 'phone']).where('customer_id', '=', customerId).executeTakeFirst()

/** A customer is one person and has one telephone: what comes second takes the place of the first and keeps its id. */
export async function writePerson(
  tx: Transaction,
  customerId: string,
  id: string,
  { firstName, lastName, birthdate }: PersonData,
): Promise<string> {
  const row = { first_name: firstName, last_name: lastName, birthdate }
  const written = await tx
    .insertInto('people')
    .values({ id, customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return written.id
}

export async function writeAddress(
  tx: Transaction,
  customerId: string,
  { id, isPrimary, street, houseNumber, addressExtra, postalCode, city }: Address,
): Promise<void> {
  const row = { street, house_number: houseNumber, address_extra: addressExtra, postal_code: postalCode, city }
  await tx
    .insertInto('addresses')
    .values({ id, customer_id: customerId, is_primary: isPrimary, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('addresses.customer_id', '=', customerId))
    .execute()
}

export async function deleteAddress(tx: Transaction, customerId: string, id: string): Promise<void> {
  await tx.deleteFrom('addresses').where('customer_id', '=', customerId).where('id', '=', id).execute()
}

export async function writePhone(tx: Transaction, customerId: string, id: string, phone: string): Promise<string> {
  const written = await tx
    .insertInto('phone_contacts')
    .values({ id, customer_id: customerId, phone })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ phone }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return written.id
}
