import type { Database, Transaction } from '#engines/database/database.ts'
import type { BankAccount, PaymentAccount, PaypalAccount } from '#domain/accounts/profile/customer.ts'

/** With the number, sealed. */
export type StoredBankAccount = BankAccount & { iban: string }
export type StoredPaypalAccount = PaypalAccount & { email: string }

export type StoredPaymentAccount = Pick<PaymentAccount, 'id' | 'isPrimary'> & {
  bankAccountId: string | null
  paypalAccountId: string | null
}

export const bankAccountsOf = (db: Database, customerId: string): Promise<StoredBankAccount[]> =>
  db
    .selectFrom('bank_accounts')
    .select(['id', 'holder', 'iban', 'iban_hint as ibanHint', 'bic', 'changed_at as changedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

export const paypalAccountsOf = (db: Database, customerId: string): Promise<StoredPaypalAccount[]> =>
  db
    .selectFrom('paypal_accounts')
    .select(['id', 'email', 'email_hint as emailHint', 'changed_at as changedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

/** The oldest first. */
export const paymentAccountsOf = (db: Database, customerId: string): Promise<StoredPaymentAccount[]> =>
  db
    .selectFrom('customer_payment_accounts')
    .select([
      'id',
      'is_primary as isPrimary',
      'bank_account_id as bankAccountId',
      'paypal_account_id as paypalAccountId',
    ])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** New, or changed. Nobody changes that of another customer, even if he knew its id. */
export async function writeBankAccount(
  tx: Transaction,
  customerId: string,
  { id, holder, iban, ibanHint, bic, changedAt }: StoredBankAccount,
): Promise<void> {
  const row = { holder, iban, iban_hint: ibanHint, bic, changed_at: changedAt }
  await tx
    .insertInto('bank_accounts')
    .values({ id, customer_id: customerId, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('bank_accounts.customer_id', '=', customerId),
    )
    .execute()
}

export async function writePaypalAccount(
  tx: Transaction,
  customerId: string,
  { id, email, emailHint, changedAt }: StoredPaypalAccount,
): Promise<void> {
  const row = { email, email_hint: emailHint, changed_at: changedAt }
  await tx
    .insertInto('paypal_accounts')
    .values({ id, customer_id: customerId, ...row })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('paypal_accounts.customer_id', '=', customerId),
    )
    .execute()
}

export async function writePaymentAccount(
  tx: Transaction,
  customerId: string,
  { id, isPrimary, bankAccountId, paypalAccountId }: StoredPaymentAccount,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('customer_payment_accounts')
    .values({
      id,
      customer_id: customerId,
      is_primary: isPrimary,
      bank_account_id: bankAccountId,
      paypal_account_id: paypalAccountId,
      created_at: now,
    })
    .execute()
}

/** With the bank or PayPal account that it stands for. */
export async function deletePaymentAccount(
  tx: Transaction,
  customerId: string,
  { id, bankAccountId, paypalAccountId }: StoredPaymentAccount,
): Promise<void> {
  await tx.deleteFrom('customer_payment_accounts').where('customer_id', '=', customerId).where('id', '=', id).execute()
  if (bankAccountId !== null) await tx.deleteFrom('bank_accounts').where('id', '=', bankAccountId).execute()
  if (paypalAccountId !== null) await tx.deleteFrom('paypal_accounts').where('id', '=', paypalAccountId).execute()
}
