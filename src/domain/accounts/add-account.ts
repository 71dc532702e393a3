import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/country.ts'
import { newId } from '#shop/ids.ts'
import { accountEmail } from './account-email.ts'
import { writeAccount } from './account-store.ts'
import { hashPassword } from '#domain/passwords/hash-password.ts'
import { sealRegistration } from './registration.ts'

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
