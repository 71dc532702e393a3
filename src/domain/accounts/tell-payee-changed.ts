import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { payeeChangedLetter } from './account-letters.ts'
import type { Caller } from './find-caller.ts'
import { findPaymentAccounts } from './payment-accounts.ts'

/** Tells the owner which account is used from now on. */
export async function tellPayeeChanged(
  { db, mail }: Pick<Engines, 'db' | 'mail'>,
  shop: Shop,
  caller: Caller,
  customerId: string,
): Promise<void> {
  const used = (await findPaymentAccounts(db, customerId)).find(({ isPrimary }) => isPrimary)
  const hint = used?.bankAccount?.ibanHint ?? used?.paypalAccount?.emailHint
  if (hint !== undefined) await mail.post(payeeChangedLetter(shop, caller, hint))
}
