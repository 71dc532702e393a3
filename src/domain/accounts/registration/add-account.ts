import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import { newId } from '#shop/ids.ts'
import { accountEmail } from './account-email.ts'
import { accountsWithEmail, setPasswordHash, writeAccount } from '#domain/accounts/account-store.ts'
import { hashPassword } from '#domain/passwords/hash-password.ts'
import { sealRegistration } from './registration.ts'
import { endAllSessions } from '#domain/accounts/login/sessions.ts'

/** An account whose mailbox needs no confirmation, for demonstrations. Its id is the answer. */
export async function addAccount(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { code, locale }: Country,
  { firstName, lastName, email, password }: Record<'firstName' | 'lastName' | 'email' | 'password', string>,
): Promise<string> {
  const id = newId(now())
  const person = { firstName, lastName, birthdate: null, phone: null, address: null, payee: null }
  await writeAccount(
    db,
    {
      id,
      locale,
      country: code,
      email: accountEmail(email),
      passwordHash: await hashPassword(password),
      activatedAt: now(),
      registration: sealRegistration(vault, person),
    },
    now(),
  )
  return id
}

/** A new password for the accounts of a mailbox in every country, for demonstrations. They are logged out everywhere. */
export async function replacePassword({ db }: Pick<Engines, 'db'>, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  for (const { id } of await accountsWithEmail(db, accountEmail(email))) {
    await setPasswordHash(db, id, passwordHash)
    await endAllSessions(db, id)
  }
}
