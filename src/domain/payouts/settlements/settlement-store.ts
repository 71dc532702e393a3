import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { SettlementKind } from './settlement.ts'

export type StoredSettlement = {
  id: string
  name: string
  kind: SettlementKind
  file: string
  uploadedAt: Date
  uploader: string
  appliedAt: Date | null
}

const settlements = sql`
  select s.id, s.name, s.kind, s.file, s.uploaded_at as "uploadedAt", one.username as uploader,
    s.applied_at as "appliedAt"
  from settlements s join staff one on one.id = s.uploaded_by`

export async function settlementById(db: Database, id: string): Promise<StoredSettlement | undefined> {
  const { rows } = await sql<StoredSettlement>`${settlements} where s.id = ${id}`.execute(db)
  return rows[0]
}

export async function settlementByHash(db: Database, hash: string): Promise<StoredSettlement | undefined> {
  const { rows } = await sql<StoredSettlement>`${settlements} where s.file_hash = ${hash}`.execute(db)
  return rows[0]
}

export async function newestSettlements(db: Database, most: number): Promise<StoredSettlement[]> {
  const { rows } = await sql<StoredSettlement>`
    ${settlements} order by s.uploaded_at desc limit ${most}`.execute(db)
  return rows
}

type NewSettlement = {
  id: string
  hash: string
  name: string
  kind: SettlementKind
  file: string
  uploadedAt: Date
  uploadedBy: string
}

/** Writes nothing and says so if somebody else has brought the same file. */
export async function writeSettlement(tx: Transaction, settlement: NewSettlement): Promise<boolean> {
  const { hash, uploadedAt, uploadedBy, ...rest } = settlement
  const written = await tx
    .insertInto('settlements')
    .values({ ...rest, file_hash: hash, uploaded_at: uploadedAt, uploaded_by: uploadedBy })
    .onConflict((conflict) => conflict.column('file_hash').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

export async function markApplied(tx: Transaction, id: string, by: string, now: Date): Promise<void> {
  await tx.updateTable('settlements').set({ applied_at: now, applied_by: by }).where('id', '=', id).execute()
}
