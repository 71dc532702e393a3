import type { Database, Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Identity } from '#engines/identity/identity.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { accountEmail } from '#domain/accounts/registration/account-email.ts'
import {
  accountById,
  activeAccount,
  deleteUnconfirmedAccounts,
  writeAccount,
  type Account,
} from '#domain/accounts/account-store.ts'
import { accountIdOf, identitiesOf, writeIdentity } from './identity-store.ts'
import { sealRegistration } from '#domain/accounts/registration/registration.ts'
import { readSellerFields } from '#domain/accounts/profile/seller.ts'

/** By whom somebody may come besides his password. */
export const findIdentities = (db: Database, accountId: string): ReturnType<typeof identitiesOf> =>
  identitiesOf(db, accountId)

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

/**
 * The account of somebody whom a provider knows: the one he had last time; else the one of his mailbox, if the provider
 * has verified that it is his; else a new one. Nothing if nobody knows whose the mailbox is.
 */
export async function accountOfIdentity(engines: Needs, shop: Shop, identity: Identity): Promise<Account | undefined> {
  const attempt = () => engines.db.transaction().execute((tx) => findOrCreate(tx, engines, shop, identity))
  try {
    return await attempt()
  } catch (error) {
    // Two tabs, or a link from a letter pressed at the same moment: whoever comes second finds what the first has made.
    if (wasOvertaken(error)) return attempt()
    throw error
  }
}

async function findOrCreate(
  tx: Transaction,
  engines: Needs,
  shop: Shop,
  identity: Identity,
): Promise<Account | undefined> {
  const known = { ...identity, country: shop.country.code }
  const knownId = await accountIdOf(tx, known)
  if (knownId !== undefined) return accountById(tx, knownId)

  const email = accountEmail(identity.email)
  if (!identity.emailVerified || !isEmailAddress(email)) return undefined

  const account =
    (await activeAccount(tx, known.country, email)) ?? (await createAccount(tx, engines, shop, { ...identity, email }))
  await writeIdentity(tx, known, account.id, engines.now())
  await deleteUnconfirmedAccounts(tx, account)
  return account
}

/** Without a password: he proves who he is where he came from, until he asks for one by letter. */
async function createAccount(
  tx: Transaction,
  { vault, now: clock }: Needs,
  { country }: Shop,
  identity: Identity,
): Promise<Account> {
  const now = clock()
  const names = readSellerFields(['firstName', 'lastName'], country, identity, now)
  const nothingElse = { birthdate: null, phone: null, address: null, payee: null }
  const account: Account = {
    id: newId(now),
    country: country.code,
    email: identity.email,
    locale: country.locale,
    passwordHash: null,
    activatedAt: now,
    customerId: null,
    registration: names.ok ? sealRegistration(vault, { ...names.values, ...nothingElse }) : null,
  }
  await writeAccount(tx, account, now)
  return account
}

/** What was not there when we looked is there now, or the other way round. */
const wasOvertaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23505' || error.code === '23503')
