import type { Database, Transaction } from '#engines/database/database.ts'
import type { Identity } from '#engines/identity/identity.ts'

type Known = Pick<Identity, 'issuer' | 'subject'> & { country: string }

/** The account of somebody who has come this way before. */
export async function accountIdOf(tx: Transaction, { issuer, subject, country }: Known): Promise<string | undefined> {
  const row = await tx
    .selectFrom('identities')
    .select('account_id as accountId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('country', '=', country)
    .executeTakeFirst()
  return row?.accountId
}

export async function writeIdentity(
  tx: Transaction,
  { issuer, subject, country }: Known,
  accountId: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('identities')
    .values({ issuer, subject, country, account_id: accountId, created_at: now })
    .execute()
}

/** The providers by which somebody comes, and what they call him. */
export const identitiesOf = (
  db: Database,
  accountId: string,
): Promise<{ issuer: string; subject: string; createdAt: Date }[]> =>
  db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()

export async function deleteIdentities(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('identities').where('account_id', '=', accountId).execute()
}
