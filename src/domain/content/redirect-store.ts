import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
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

/** Those that lead away from these addresses in this country, its own or those of all. */
export async function redirectsAway(tx: Transaction, country: CountryCode, paths: readonly string[]) {
  const { rows } = await sql<MerchantRedirect>`
    select id, country, from_path as "from", to_path as "to", status from redirects
    where from_path = any(${paths}) and (country = ${country} or country is null)`.execute(tx)
  return rows
}

/** What led to one address leads to another one: nobody takes two steps. */
export async function leadOn(
  tx: Transaction,
  { country, from, to }: { country: CountryCode; from: string; to: string },
) {
  await sql`
    update redirects set to_path = ${to}
    where country = ${country} and to_path = ${from} and from_path <> ${to}`.execute(tx)
}

/** There is one redirect from an address in a country: a new one takes the place of the one before. */
export async function putRedirect(
  tx: Transaction,
  { country, from, to, status }: NewRedirect,
  { by, at }: { by: string; at: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into redirects (country, from_path, to_path, status, created_by, created_at)
    values (${country}, ${from}, ${to}, ${status}, ${by}, ${at})
    on conflict (country, from_path) do update set
      to_path = excluded.to_path, status = excluded.status, created_by = excluded.created_by, created_at = excluded.created_at
    returning id`.execute(tx)
  return rows[0]!.id
}

export async function countRedirects(tx: Transaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from redirects`.execute(tx)
  return rows[0]!.count
}

export async function addHits(db: Database, hits: ReadonlyMap<number, number>, at: Date): Promise<void> {
  const counted = JSON.stringify([...hits].map(([id, count]) => ({ id, count })))
  await sql`
    update redirects r set hits = hits + count, last_hit_at = ${at}
    from jsonb_to_recordset(${counted}::jsonb) as counted(id int, count int)
    where r.id = counted.id`.execute(db)
}
