import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import {
  changeCustomer,
  invalid,
  notYours,
  type ChangeRefusal,
  type Changes,
  type Saved,
} from '#domain/accounts/profile/change-customer.ts'
import {
  MAX_PAYMENT_ACCOUNTS,
  type BankAccount,
  type StoredPayee,
  type PaypalAccount,
} from '#domain/accounts/profile/customer.ts'
import { payeeHint, readPayee } from './payee.ts'
import { savePayee } from './payment-accounts.ts'
import { payeeFields, paymentMethods, type PayeeField } from './payment-type.ts'
import { bankAccountsOf, paypalAccountsOf } from './payment-store.ts'
import { openBank, openPaypal } from './stored-payee.ts'
import type { NotifyOwner } from './notify-payee-changed.ts'

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

type BankField = PayeeField<'sepa'>

/** Without an id a new account, otherwise a change of one of his own. Nobody is paid to it before he says so. */
export const changeBankAccount = (
  engines: Needs,
  customerId: string,
  { id, changes }: { id: string; changes: Changes<BankField> },
  tell: NotifyOwner,
): Promise<Saved<BankAccount> | ChangeRefusal<BankField>> =>
  changeCustomer(engines.db, customerId, async (tx) => {
    const before = (await bankAccountsOf(tx, customerId)).find((bank) => bank.id === id)
    if (id !== '' && !before) return notYours
    const known = before && openBank(engines.vault, before)
    const read = readPayee(paymentMethods.sepa.code, { ...known, ...changes })
    if (!read.ok) return invalid<BankField>(read.problems)
    const payee = read.payee as Extract<StoredPayee, { kind: 'sepa' }>

    const kept = await keep(tx, engines, customerId, { id, known, payee })
    if (!kept.ok) return kept
    if (before && kept.changedAt) await tell(tx, customerId, kept.id)
    const { holder, bic } = payee
    const changedAt = kept.changedAt ?? before!.changedAt
    return { ok: true, saved: { id: kept.id, holder, ibanHint: payeeHint(payee), bic, changedAt }, isNew: !before }
  })

/** The same for PayPal, where the address is the account. */
export const changePaypalAccount = (
  engines: Needs,
  customerId: string,
  { id, changes }: { id: string; changes: Changes<'email'> },
  tell: NotifyOwner,
): Promise<Saved<PaypalAccount> | ChangeRefusal<'email'>> =>
  changeCustomer(engines.db, customerId, async (tx) => {
    const before = (await paypalAccountsOf(tx, customerId)).find((paypal) => paypal.id === id)
    if (id !== '' && !before) return notYours
    const known = before && openPaypal(engines.vault, before)
    const form = { ...known, ...('email' in changes && { paypalEmail: changes.email }) }
    const read = readPayee(paymentMethods.paypal.code, form)
    if (!read.ok) return invalid({ email: read.problems.paypalEmail! })
    const payee = read.payee as Extract<StoredPayee, { kind: 'paypal' }>

    const kept = await keep(tx, engines, customerId, { id, known, payee })
    if (!kept.ok) return kept
    if (before && kept.changedAt) await tell(tx, customerId, kept.id)
    const changedAt = kept.changedAt ?? before!.changedAt
    return { ok: true, saved: { id: kept.id, emailHint: payeeHint(payee), changedAt }, isNew: !before }
  })

type Kept = { ok: true; id: string; changedAt?: Date } | { ok: false; reason: 'too-many-accounts' }

const isSame = (one: Readonly<Partial<Record<string, string>>>, other: Readonly<Partial<Record<string, string>>>) =>
  payeeFields.every((field) => one[field] === other[field])

/** When an account was changed counts for payouts: who saves it as it was has not changed it. */
async function keep(
  tx: Transaction,
  { vault, now: clock }: Needs,
  customerId: string,
  { id, known, payee }: { id: string; known: StoredPayee | undefined; payee: StoredPayee },
): Promise<Kept> {
  if (known && isSame(known, payee)) return { ok: true, id }
  const now = clock()
  if (known) {
    await savePayee(tx, vault, customerId, { id, payee, now })
    return { ok: true, id, changedAt: now }
  }
  const [banks, paypals] = [await bankAccountsOf(tx, customerId), await paypalAccountsOf(tx, customerId)]
  if (banks.length + paypals.length >= MAX_PAYMENT_ACCOUNTS) return { ok: false, reason: 'too-many-accounts' }

  const fresh = newId(now)
  await savePayee(tx, vault, customerId, { id: fresh, payee, now })
  return { ok: true, id: fresh, changedAt: now }
}
