import { sql, type RawBuilder } from 'kysely'
import { allOf, prefixOf } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database } from '#engines/database/database.ts'

export type LetterLine = {
  id: string
  createdAt: Date
  kind: string
  locale: string
  from: string
  to: string
  subject: string
  status: string
  attempts: number
  lastError: string | null
}

export type LetterQuery = {
  status?: string | undefined
  kind?: string | undefined
  locale?: string | undefined
  /** How the address begins. */
  to?: string | undefined
  descending: boolean
} & PageRequest

function conditionOf({ status, kind, locale, to }: LetterQuery): RawBuilder<unknown> {
  return allOf([
    status !== undefined && sql`status = ${status}`,
    kind !== undefined && sql`kind = ${kind}`,
    locale !== undefined && sql`locale = ${locale}`,
    to !== undefined && sql`lower(to_address) like ${prefixOf(to)}`,
  ])
}

export const letterLines = (db: Database, query: LetterQuery): Promise<ListPage<LetterLine>> => {
  const list = {
    columns: sql`id, created_at as "createdAt", kind, locale, from_address as "from", to_address as "to", subject, status,
      attempts, last_error as "lastError"`,
    from: sql`letters`,
    where: conditionOf(query),
    key: { by: sql`created_at`, kind: 'time' },
    tie: { by: sql`id`, kind: 'uuid' },
    descending: query.descending,
  } as const
  return readPage(db, list, query)
}

/** From one kind to the next by the index, past however many letters there are of each. */
export async function letterKinds(db: Database): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    with recursive kinds as (
      (select kind from letters order by kind limit 1)
      union all
      select (select l.kind from letters l where l.kind > k.kind order by l.kind limit 1)
      from kinds k where k.kind is not null
    )
    select kind from kinds where kind is not null`.execute(db)
  return rows.map(({ kind }) => kind)
}
