import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { passwordChangedLetter } from '#domain/accounts/registration/account-letters.ts'
import { accountById, setPasswordHash } from '#domain/accounts/account-store.ts'
import { passwordProblem } from './check-password.ts'
import type { Caller } from '#domain/accounts/login/find-caller.ts'
import { guessWithin } from '#domain/passwords/guess-rate-limit.ts'
import { hashPassword, isRightPassword } from '#domain/passwords/hash-password.ts'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'
import { endOtherSessions } from '#domain/accounts/login/sessions.ts'

export type ChangePasswordResult =
  | { ok: true }
  | { ok: false; reason: 'wrong-password' }
  | { ok: false; reason: 'bad-password'; problem: FieldProblem }
  | { ok: false; reason: 'too-many-guesses'; retryAfterSeconds: number }

/** Whoever found a browser logged in must not find out the password in it. */
const guesses = { name: 'password-change', points: 10, seconds: 600 }

/** A new password for somebody who knows the old one. Everywhere else he is logged out. */
export async function changePassword(
  { db, cache, mail }: Pick<Engines, 'db' | 'cache' | 'mail'>,
  shop: Shop,
  { id, email, sessionId }: Caller,
  { password, currentPassword }: { password: string; currentPassword: string },
): Promise<ChangePasswordResult> {
  const account = await accountById(db, id)
  const checked = await guessWithin(cache, [{ bucket: guesses, key: id }], () =>
    isRightPassword(account?.passwordHash, currentPassword),
  )
  if (!checked.ok) return checked.reason === 'wrong-login' ? { ok: false, reason: 'wrong-password' } : checked
  const problem = await passwordProblem(password, [email])
  if (problem) return { ok: false, reason: 'bad-password', problem }

  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async (tx) => {
    await setPasswordHash(tx, id, passwordHash)
    await endOtherSessions(tx, id, sessionId)
    await mail.post(passwordChangedLetter(shop, { email }), tx)
  })
  return { ok: true }
}
