import { addAddress, addPayee, savePerson, savePhone } from '#domain/accounts/profile/customer-data.ts'
import { canBeStored } from '#domain/accounts/profile/customer.ts'
import { packedIban } from '#domain/accounts/payees/iban-groups.ts'
import type { Payee } from '#domain/accounts/payees/payee.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Chance } from '#demo/chance.ts'
import { drawPerson, type DemoPerson } from './demo-people.ts'

/** A customer whose password is printed at the start: whoever logs in finds something. */
export type OwnCustomer = { customerId: string; country: CountryCode; people: readonly [DemoPerson, DemoPerson] }

/** The demo's own customers, one in every country that has one, the largest first. Each sells from two addresses, and is paid in two ways. */
export async function findOwnCustomers(tx: Transaction, chance: Chance): Promise<OwnCustomer[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select(['customer_id as customerId', 'country', 'email'])
    .where('customer_id', 'is not', null)
    .orderBy('id')
    .execute()
  const customers = rows.map(({ customerId, country: code, email }): OwnCustomer => {
    const country = code as CountryCode
    const { ibanExample } = countries[country]
    const person = drawPerson(chance, country, 0, false)
    const seller = { ...person.seller, lastName: 'Umlauf', email }
    const bank: Payee = { kind: 'sepa', holder: 'Demo Umlauf', iban: packedIban(ibanExample), bic: '' }
    const atWork = { ...seller, houseNumber: '1', addressExtra: 'c/o Umlauf' }
    const people = [
      { ...person, seller, payee: bank },
      { ...person, seller: atWork, payee: { kind: 'paypal', paypalEmail: email } },
    ] as const
    return { customerId: customerId!, country, people }
  })
  return customers.toSorted((a, b) => tradesIn(b) - tradesIn(a))
}

const tradesIn = ({ country }: OwnCustomer): number => countries[country].demo.trades

/** What they have told us about themselves: from where they send, and the two ways in which they are paid. */
export async function furnishOwnCustomers(
  tx: Transaction,
  { vault, now }: { vault: Vault; now: Date },
  customers: readonly OwnCustomer[],
): Promise<void> {
  for (const { customerId, people } of customers) {
    const { firstName, lastName, birthdate, phone } = people[0].seller
    await savePerson(tx, customerId, { firstName, lastName, birthdate }, now)
    await savePhone(tx, customerId, phone, now)
    for (const { seller, payee } of people) {
      const { street, houseNumber, addressExtra, postalCode, city } = seller
      await addAddress(tx, customerId, { street, houseNumber, addressExtra, postalCode, city }, now)
      if (canBeStored(payee)) await addPayee(tx, vault, customerId, payee, { isPrimary: payee.kind === 'sepa' }, now)
    }
  }
}
