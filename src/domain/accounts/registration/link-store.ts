import type { Transaction } from '#engines/database/database.ts'

export type LinkPurpose = 'activation' | 'password' | 'email'

export type AccountLink = {
  tokenHash: string
  accountId: string
  purpose: LinkPurpose
  expiresAt: Date
  usedAt: Date | null
  email: string | null
}

export async function writeLink(tx: Transaction, link: Omit<AccountLink, 'usedAt'>, now: Date): Promise<void> {
  await tx
    .insertInto('account_links')
    .values({
      token_hash: link.tokenHash,
      account_id: link.accountId,
      purpose: link.purpose,
      created_at: now,
      expires_at: link.expiresAt,
      email: link.email,
    })
    .execute()
}

export async function deleteLinks(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_links').where('account_id', '=', accountId).execute()
}

/** Until the transaction ends nobody else can use it. */
export async function lockLink(tx: Transaction, tokenHash: string): Promise<AccountLink | undefined> {
  const row = await tx
    .selectFrom('account_links')
    .select([
      'token_hash as tokenHash',
      'account_id as accountId',
      'purpose',
      'expires_at as expiresAt',
      'used_at as usedAt',
      'email',
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, purpose: row.purpose as LinkPurpose }
}

export async function spendLink(tx: Transaction, { accountId, purpose }: AccountLink, now: Date): Promise<void> {
  // Whoever has used one of them needs no other of the same kind.
  await tx
    .updateTable('account_links')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
