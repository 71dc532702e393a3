import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Locale } from '#shop/messages/locale.ts'
import type { Shop } from '#shop/shop.ts'
import { SEND_ACTIVATION, type ActivationJob } from './account-jobs.ts'
import { writeWaiting } from '#domain/accounts/account-store.ts'
import { hashPassword } from '#domain/passwords/hash-password.ts'
import { deleteLinks } from './link-store.ts'
import { mayWriteTo } from './mailbox-rate-limit.ts'
import { readRegistration, type RegistrationForm, type RegistrationProblems } from './read-registration.ts'
import { sealRegistration } from './registration.ts'

export type RegisterResult = { ok: true } | { ok: false; problems: RegistrationProblems }

/**
 * Writes down that somebody wants an account. Nobody learns here whether the address has one: everybody is told to look
 * into his mailbox, and there the owner finds out.
 */
export async function register(
  { db, jobs, vault, cache, now: clock }: Engines,
  { country }: Shop,
  form: RegistrationForm,
  locale: Locale,
): Promise<RegisterResult> {
  const now = clock()
  const reading = await readRegistration(country, form, now)
  if (!reading.ok) return reading

  const { email, registration } = reading
  const passwordHash = await hashPassword(form.password)
  if (!(await mayWriteTo(cache, 'activation', email))) return { ok: true }

  await db.transaction().execute(async (tx) => {
    const sealed = sealRegistration(vault, registration)
    const account = { id: newId(now), country: country.code, email, locale, passwordHash, registration: sealed }
    const accountId = await writeWaiting(tx, account, now)
    // A letter confirms what was typed when it was written, never what somebody else has typed since.
    await deleteLinks(tx, accountId)
    await jobs.enqueue(SEND_ACTIVATION, { accountId } satisfies ActivationJob, { within: tx })
  })
  return { ok: true }
}
