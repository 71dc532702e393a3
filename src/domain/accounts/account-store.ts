import type { Database, Transaction } from '#engines/database/database.ts'

export type Account = {
  id: string
  country: string
  email: string
  locale: string
  passwordHash: string | null
  activatedAt: Date | null
  /** Nobody until the mailbox is confirmed. */
  customerId: string | null
  /** Sealed. */
  registration: string | null
}

const columns = [
  'id',
  'country',
  'email',
  'locale',
  'password_hash as passwordHash',
  'activated_at as activatedAt',
  'customer_id as customerId',
  'registration',
] as const

/** The one that may log in under this address. */
export const activeAccount = (db: Database, country: string, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .select(columns)
    .where('country', '=', country)
    .where('email', '=', email)
    .where('activated_at', 'is not', null)
    .executeTakeFirst()

/** One per country, and those that wait for their mailbox to be confirmed. */
export const accountsWithEmail = (db: Database, email: string): Promise<Account[]> =>
  db.selectFrom('accounts').select(columns).where('email', '=', email).execute()

export const accountById = (db: Database, id: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').select(columns).where('id', '=', id).executeTakeFirst()

/** Until the transaction ends nobody else changes it. */
export const lockAccount = (tx: Transaction, id: string): Promise<Account | undefined> =>
  tx.selectFrom('accounts').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export async function writeAccount(
  db: Database,
  { id, country, email, locale, passwordHash, activatedAt, registration }: Omit<Account, 'customerId'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      id,
      country,
      email,
      locale,
      registration,
      password_hash: passwordHash,
      activated_at: activatedAt,
      created_at: now,
    })
    .execute()
}

/** Whoever asks again for an address that nobody confirmed yet renews what waits. Tells its id. */
export async function writeWaiting(
  tx: Transaction,
  account: Pick<Account, 'id' | 'country' | 'email' | 'locale' | 'passwordHash' | 'registration'>,
  now: Date,
): Promise<string> {
  const { id, country, email, locale, passwordHash, registration } = account
  const said = { locale, registration, password_hash: passwordHash, created_at: now }
  const waiting = await tx
    .insertInto('accounts')
    .values({ id, country, email, ...said })
    .onConflict((conflict) =>
      conflict.columns(['country', 'email']).where('activated_at', 'is', null).doUpdateSet(said),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return waiting.id
}

export async function activateAccount(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('accounts').set({ activated_at: now }).where('id', '=', id).execute()
}

/** Others who asked for the same address never confirmed it. */
export async function deleteUnconfirmedAccounts(tx: Transaction, { id, country, email }: Account): Promise<void> {
  await tx
    .deleteFrom('accounts')
    .where('country', '=', country)
    .where('email', '=', email)
    .where('activated_at', 'is', null)
    .where('id', '!=', id)
    .execute()
}

export async function setPasswordHash(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

export async function setEmail(tx: Transaction, id: string, email: string): Promise<void> {
  await tx.updateTable('accounts').set({ email }).where('id', '=', id).execute()
}

/** What was said at registration has become the customer's data. */
export async function giveCustomer(tx: Transaction, id: string, customerId: string): Promise<void> {
  await tx.updateTable('accounts').set({ customer_id: customerId, registration: null }).where('id', '=', id).execute()
}

/** With its sessions, links and identities. */
export async function deleteAccountRow(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('accounts').where('id', '=', id).execute()
}
