import type { Engines } from '#engines/engines.ts'
import {
  changeCustomer,
  invalid,
  notYours,
  type ChangeRefusal,
  type Saved,
} from '#domain/accounts/profile/change-customer.ts'
import { setPrimary } from '#domain/accounts/profile/set-primary.ts'
import type { PaymentAccount } from '#domain/accounts/profile/customer.ts'
import { findBankAccounts, findPaymentAccounts, findPaypalAccounts, linkPayee } from './payment-accounts.ts'
import { deletePaymentAccount, paymentAccountsOf } from './payment-store.ts'
import type { NotifyOwner } from './notify-payee-changed.ts'

type Needs = Pick<Engines, 'db' | 'now'>

/** Exactly one of the two is named. */
export type Choice = { bankAccountId: string | null; paypalAccountId: string | null; isPrimary: boolean }

type ChoiceField = 'bankAccount' | 'paypalAccount'

/** Makes one of the customer's own accounts a way to be paid, or the one that is used if it is one already. */
export async function choosePaymentAccount(
  { db, now }: Needs,
  customerId: string,
  choice: Choice,
  tell: NotifyOwner,
): Promise<Saved<PaymentAccount> | ChangeRefusal<ChoiceField>> {
  const { bankAccountId, paypalAccountId, isPrimary } = choice
  if (bankAccountId === null && paypalAccountId === null) return invalid({ bankAccount: 'missing' })
  if (bankAccountId !== null && paypalAccountId !== null) return invalid({ paypalAccount: 'invalid' })

  return changeCustomer(db, customerId, async (tx) => {
    const find = bankAccountId === null ? findPaypalAccounts : findBankAccounts
    const named = (bankAccountId ?? paypalAccountId)!
    const own = await find(tx, customerId)
    if (!own.some(({ id }) => id === named)) return notYours
    const before = await paymentAccountsOf(tx, customerId)
    const linked = before.find(
      (account) => account.bankAccountId === bankAccountId && account.paypalAccountId === paypalAccountId,
    )
    if (linked && isPrimary) await setPrimary(tx, 'customer_payment_accounts', customerId, linked.id)
    const id = linked?.id ?? (await linkPayee(tx, customerId, choice, now()))
    const saved = (await findPaymentAccounts(tx, customerId)).find((account) => account.id === id)!
    if (!linked || saved.isPrimary !== linked.isPrimary) await tell(tx, customerId, named)
    return { ok: true, saved, isNew: !linked }
  })
}

/** Forgets a way to be paid together with its account. If it was the one that is used, the oldest of the others is. */
export const removePaymentAccount = (
  { db }: Pick<Engines, 'db'>,
  customerId: string,
  id: string,
  tell: NotifyOwner,
): Promise<{ ok: true } | ChangeRefusal> =>
  changeCustomer(db, customerId, async (tx) => {
    const accounts = await paymentAccountsOf(tx, customerId)
    const gone = accounts.find((account) => account.id === id)
    if (!gone) return notYours
    await deletePaymentAccount(tx, customerId, gone)
    const next = accounts.find((account) => account.id !== id)
    if (gone.isPrimary && next) {
      await setPrimary(tx, 'customer_payment_accounts', customerId, next.id)
      await tell(tx, customerId, (next.bankAccountId ?? next.paypalAccountId)!)
    }
    return { ok: true }
  })
