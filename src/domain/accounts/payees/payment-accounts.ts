import type { Database, Transaction } from '#engines/database/database.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { setPrimary } from '#domain/accounts/profile/set-primary.ts'
import { newId } from '#shop/ids.ts'
import type { BankAccount, StoredPayee, PaymentAccount, PaypalAccount } from '#domain/accounts/profile/customer.ts'
import { payeeHint } from './payee.ts'
import {
  bankAccountsOf,
  paymentAccountsOf,
  paypalAccountsOf,
  writeBankAccount,
  writePaymentAccount,
  writePaypalAccount,
  type StoredBankAccount,
  type StoredPaymentAccount,
  type StoredPaypalAccount,
} from './payment-store.ts'

const shownBank = ({ iban: _, ...shown }: StoredBankAccount): BankAccount => shown

const shownPaypal = ({ email: _, ...shown }: StoredPaypalAccount): PaypalAccount => shown

export const findBankAccounts = async (db: Database, customerId: string): Promise<BankAccount[]> =>
  (await bankAccountsOf(db, customerId)).map(shownBank)

export const findPaypalAccounts = async (db: Database, customerId: string): Promise<PaypalAccount[]> =>
  (await paypalAccountsOf(db, customerId)).map(shownPaypal)

/** The ways to be paid, the oldest first. */
export async function findPaymentAccounts(db: Database, customerId: string): Promise<PaymentAccount[]> {
  const [accounts, banks, paypals] = await Promise.all([
    paymentAccountsOf(db, customerId),
    findBankAccounts(db, customerId),
    findPaypalAccounts(db, customerId),
  ])
  return accounts.map(({ id, isPrimary, bankAccountId, paypalAccountId }) => ({
    id,
    isPrimary,
    bankAccount: banks.find((bank) => bank.id === bankAccountId) ?? null,
    paypalAccount: paypals.find((paypal) => paypal.id === paypalAccountId) ?? null,
  }))
}

/** Keeps a bank or PayPal account, new or under an id that the customer already has. */
export async function savePayee(
  tx: Transaction,
  vault: Vault,
  customerId: string,
  { id, payee, now }: { id: string; payee: StoredPayee; now: Date },
): Promise<void> {
  const hint = payeeHint(payee)
  if (payee.kind === 'paypal') {
    const email = vault.seal(payee.paypalEmail, 'paypal')
    await writePaypalAccount(tx, customerId, { id, email, emailHint: hint, changedAt: now })
    return
  }
  const { holder, bic } = payee
  const iban = vault.seal(payee.iban, 'iban')
  await writeBankAccount(tx, customerId, { id, holder, iban, ibanHint: hint, bic, changedAt: now })
}

/** Makes a way to be paid of an account. The first is always the one that is used. The customer must be held. */
export async function linkPayee(
  tx: Transaction,
  customerId: string,
  { isPrimary, ...account }: Omit<StoredPaymentAccount, 'id'>,
  now: Date,
): Promise<string> {
  const id = newId(now)
  const others = await paymentAccountsOf(tx, customerId)
  await writePaymentAccount(tx, customerId, { id, isPrimary: others.length === 0, ...account }, now)
  if (isPrimary) await setPrimary(tx, 'customer_payment_accounts', customerId, id)
  return id
}
