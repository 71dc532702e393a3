import type { Database } from '#engines/database/database.ts'
import type { Vault } from '#engines/vault/vault.ts'
import type { StoredPayee } from '#domain/accounts/profile/customer.ts'
import {
  bankAccountsOf,
  paymentAccountsOf,
  paypalAccountsOf,
  type StoredBankAccount,
  type StoredPaypalAccount,
} from './payment-store.ts'

export const openBank = (vault: Vault, { holder, iban, bic }: StoredBankAccount): StoredPayee => ({
  kind: 'sepa',
  holder,
  iban: vault.open(iban, 'iban'),
  bic,
})

export const openPaypal = (vault: Vault, { email }: StoredPaypalAccount): StoredPayee => ({
  kind: 'paypal',
  paypalEmail: vault.open(email, 'paypal'),
})

/** One of the customer's accounts with its whole number, to be paid to. */
export async function storedPayee(
  db: Database,
  vault: Vault,
  customerId: string,
  paymentAccountId: string,
): Promise<StoredPayee | undefined> {
  const wanted = (await paymentAccountsOf(db, customerId)).find(({ id }) => id === paymentAccountId)
  if (!wanted) return undefined
  const bank = (await bankAccountsOf(db, customerId)).find(({ id }) => id === wanted.bankAccountId)
  if (bank) return openBank(vault, bank)
  const paypal = (await paypalAccountsOf(db, customerId)).find(({ id }) => id === wanted.paypalAccountId)
  return paypal && openPaypal(vault, paypal)
}

/** Every account of the customer with its whole number, for himself. */
export async function allPayees(db: Database, vault: Vault, customerId: string): Promise<StoredPayee[]> {
  const [banks, paypals] = await Promise.all([bankAccountsOf(db, customerId), paypalAccountsOf(db, customerId)])
  return [...banks.map((account) => openBank(vault, account)), ...paypals.map((account) => openPaypal(vault, account))]
}
