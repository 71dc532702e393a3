import { sql } from 'kysely'
import { deletePortion } from '#domain/retention/portion.ts'
import { closedStates } from '#domain/trades/lifecycle/trade-status.ts'
import type { Database, Transaction } from '#engines/database/database.ts'

export type StoredIdentity = {
  tradeId: string
  /** Sealed. */
  document: string
  writtenAt: Date
  writtenBy: string | null
  confirmedAt: Date | null
}

export const identityOf = (db: Database, tradeId: string): Promise<StoredIdentity | undefined> =>
  db
    .selectFrom('seller_identities')
    .select([
      'trade_id as tradeId',
      'document',
      'written_at as writtenAt',
      'written_by as writtenBy',
      'confirmed_at as confirmedAt',
    ])
    .where('trade_id', '=', tradeId)
    .executeTakeFirst()

/** Until the transaction ends nobody else writes or confirms it. */
export async function lockIdentity(tx: Transaction, tradeId: string): Promise<StoredIdentity | undefined> {
  await sql`select from seller_identities where trade_id = ${tradeId} for update`.execute(tx)
  return identityOf(tx, tradeId)
}

/** Whoever writes it anew has to be looked at anew. */
export async function writeIdentityRow(
  tx: Transaction,
  { tradeId, document, writtenAt, writtenBy }: Omit<StoredIdentity, 'confirmedAt'>,
): Promise<void> {
  const row = { document, written_at: writtenAt, written_by: writtenBy, confirmed_at: null, confirmed_by: null }
  await tx
    .insertInto('seller_identities')
    .values({ trade_id: tradeId, ...row })
    .onConflict((conflict) => conflict.column('trade_id').doUpdateSet(row))
    .execute()
}

export async function confirmIdentityRow(tx: Transaction, tradeId: string, by: string, now: Date): Promise<void> {
  await tx
    .updateTable('seller_identities')
    .set({ confirmed_at: now, confirmed_by: by })
    .where('trade_id', '=', tradeId)
    .execute()
}

/** Of trades that came to their end long ago. What the register needs it has. */
export const deleteOldIdentities = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(
    db,
    'seller_identities',
    sql`t.written_at < ${before} and not exists (
      select from trade_items i where i.trade_id = t.trade_id and i.status <> all(${[...closedStates]}))`,
    most,
  )
