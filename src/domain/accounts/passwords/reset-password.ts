import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { passwordChangedLetter } from '#domain/accounts/registration/account-letters.ts'
import { findLink } from '#domain/accounts/registration/account-links.ts'
import { accountById, setPasswordHash } from '#domain/accounts/account-store.ts'
import { passwordProblem } from './check-password.ts'
import { hashPassword } from '#domain/passwords/hash-password.ts'
import { deleteIdentities } from '#domain/accounts/login/identity-store.ts'
import { spendLink } from '#domain/accounts/registration/link-store.ts'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import { endAllSessions } from '#domain/accounts/login/sessions.ts'

export type ResetPasswordResult =
  | { ok: true }
  | { ok: false; reason: 'link-expired' }
  | { ok: false; reason: 'bad-password'; problem: FieldProblem }

/** A new password by a link from the mailbox. The link works once, and whoever was logged in is no longer. */
export async function resetPassword(
  { db, mail, now }: Pick<Engines, 'db' | 'mail' | 'now'>,
  shop: Shop,
  token: string,
  password: string,
): Promise<ResetPasswordResult> {
  const owner = await db.transaction().execute(async (tx) => {
    const link = await findLink(tx, token, now())
    const account = link?.purpose === 'password' && !link.usedAt && (await accountById(tx, link.accountId))
    return account && account.country === shop.country.code ? account : undefined
  })
  if (!owner) return { ok: false, reason: 'link-expired' }
  const problem = await passwordProblem(password, [owner.email])
  if (problem) return { ok: false, reason: 'bad-password', problem }

  const passwordHash = await hashPassword(password)
  return db.transaction().execute(async (tx): Promise<ResetPasswordResult> => {
    // While the password was hashed somebody else may have used the link.
    const link = await findLink(tx, token, now())
    if (!link || link.usedAt) return { ok: false, reason: 'link-expired' }

    await spendLink(tx, link, now())
    await setPasswordHash(tx, owner.id, passwordHash)
    await endAllSessions(tx, owner.id)
    // Whoever owns the mailbox owns the account. His own provider finds it again by the mailbox; nobody else's does.
    await deleteIdentities(tx, owner.id)
    await mail.post(passwordChangedLetter(shop, owner), tx)
    return { ok: true }
  })
}
