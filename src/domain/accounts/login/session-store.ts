import type { Database, Transaction } from '#engines/database/database.ts'

export type Session = {
  id: string
  accountId: string
  createdAt: Date
  authenticatedAt: Date
  remembered: boolean
  /** Which of its refresh tokens is the newest. */
  generation: number
  rotatedAt: Date
  expiresAt: Date
  device: string
}

const columns = [
  'id',
  'account_id as accountId',
  'created_at as createdAt',
  'authenticated_at as authenticatedAt',
  'remembered',
  'generation',
  'rotated_at as rotatedAt',
  'expires_at as expiresAt',
  'device',
] as const

export async function writeSession(db: Database, session: Session): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      account_id: session.accountId,
      created_at: session.createdAt,
      authenticated_at: session.authenticatedAt,
      remembered: session.remembered,
      generation: session.generation,
      rotated_at: session.rotatedAt,
      expires_at: session.expiresAt,
      device: session.device,
    })
    .execute()
}

export const sessionById = (db: Database, id: string): Promise<Session | undefined> =>
  db.selectFrom('sessions').select(columns).where('id', '=', id).executeTakeFirst()

/** Until the transaction ends nobody else renews it. */
export const lockSession = (tx: Transaction, id: string): Promise<Session | undefined> =>
  tx.selectFrom('sessions').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export async function rotateSession(
  tx: Transaction,
  { id, generation, rotatedAt, expiresAt }: Pick<Session, 'id' | 'generation' | 'rotatedAt' | 'expiresAt'>,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ generation, rotated_at: rotatedAt, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

export const sessionsOf = (db: Database, accountId: string, now: Date): Promise<Session[]> =>
  db
    .selectFrom('sessions')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .execute()

/** Says whether there was one. */
export async function deleteSession(db: Database, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** All of them, or all but the one that asks. */
export async function deleteSessions(db: Database, accountId: string, except?: string): Promise<void> {
  const all = db.deleteFrom('sessions').where('account_id', '=', accountId)
  await (except === undefined ? all : all.where('id', '!=', except)).execute()
}
