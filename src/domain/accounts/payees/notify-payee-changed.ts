import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { payeeChangedLetter, payeeStoredLetter } from '#domain/accounts/registration/account-letters.ts'
import type { PaymentAccount } from '#domain/accounts/profile/customer.ts'
import type { Caller } from '#domain/accounts/login/find-caller.ts'
import { findPaymentAccounts } from './payment-accounts.ts'

/** Writes to the owner about one of his accounts, with the change of it or not at all. */
export type NotifyOwner = (tx: Transaction, customerId: string, accountId: string) => Promise<void>

const idOf = ({ bankAccount, paypalAccount }: PaymentAccount) => bankAccount?.id ?? paypalAccount?.id

const hintOf = ({ bankAccount, paypalAccount }: PaymentAccount) =>
  bankAccount?.ibanHint ?? paypalAccount?.emailHint ?? ''

/** Where his money goes from now on; of an account that is not used, that it was stored and which one still is. */
export const notifyOwner =
  ({ mail }: Pick<Engines, 'mail'>, shop: Shop, caller: Pick<Caller, 'email'>): NotifyOwner =>
  async (tx, customerId, accountId) => {
    const accounts = await findPaymentAccounts(tx, customerId)
    const used = accounts.find(({ isPrimary }) => isPrimary)
    const touched = accounts.find((account) => idOf(account) === accountId)
    // Nobody is paid to an account that he has not chosen.
    if (!used || !touched) return
    const letter =
      touched === used
        ? payeeChangedLetter(shop, caller, hintOf(used))
        : payeeStoredLetter(shop, caller, { payee: hintOf(touched), used: hintOf(used) })
    await mail.post(letter, tx)
  }
