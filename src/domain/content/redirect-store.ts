import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { MerchantRedirect, NewRedirect } from './redirect.ts'

export type StoredRedirect = MerchantRedirect & {
  createdBy: string | null
  createdAt: Date
  hits: number
  lastHitAt: Date | null
}

/** More would be a catalogue of its own. */
export const MAX_REDIRECTS = 20_000

export async function allRedirects(db: Database): Promise<StoredRedirect[]> {
  const { rows } = await sql<StoredRedirect>`
    select r.id, country, from_path as "from", to_path as "to", status, username as "createdBy",
      r.created_at as "createdAt", hits, last_hit_at as "lastHitAt"
    from redirects r left join staff on staff.id = created_by
    order by from_path, country nulls first limit ${MAX_REDIRECTS}`.execute(db)
  return rows
}

/** Whoever else wants to change redirects waits: two that are right alone may make a ring together. */
export async function lockRedirects(tx: Transaction): Promise<void> {
  await sql`lock table redirects in share row exclusive mode`.execute(tx)
}

export async function insertRedirect(
  tx: Transaction,
  { country, from, to, status }: NewRedirect,
  { by, at }: { by: string; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('redirects')
    .values({ country, from_path: from, to_path: to, status, created_by: by, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteRedirect(tx: Transaction, id: number): Promise<NewRedirect | undefined> {
  const { rows } = await sql<NewRedirect>`
    delete from redirects where id = ${id}
    returning country, from_path as "from", to_path as "to", status`.execute(tx)
  return rows[0]
}

export async function addHits(db: Database, hits: ReadonlyMap<number, number>, at: Date): Promise<void> {
  const counted = JSON.stringify([...hits].map(([id, count]) => ({ id, count })))
  await sql`
    update redirects r set hits = hits + count, last_hit_at = ${at}
    from jsonb_to_recordset(${counted}::jsonb) as counted(id int, count int)
    where r.id = counted.id`.execute(db)
}
