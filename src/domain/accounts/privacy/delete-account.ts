import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { accountDeletedLetter } from '#domain/accounts/registration/account-letters.ts'
import { deleteAccountRow, lockAccount } from '#domain/accounts/account-store.ts'
import { customerNumberOf } from '#domain/accounts/profile/create-customer.ts'

/**
 * Deletes the right to log in. Only after the customer was erased: whoever could no longer log in could no longer ask
 * for the rest. Says whether nothing is left; asking again changes nothing.
 */
export async function deleteAccount(
  { db, mail }: Pick<Engines, 'db' | 'mail'>,
  shop: Shop,
  accountId: string,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, accountId)
    if (!account) return true
    if (account.customerId !== null && (await customerNumberOf(tx, account.customerId)) !== undefined) return false

    await deleteAccountRow(tx, account.id)
    await mail.post(accountDeletedLetter(shop, account), tx)
    return true
  })
}
