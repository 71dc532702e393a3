import { sql, type RawBuilder } from 'kysely'
import { allOf, hasWords } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database } from '#engines/database/database.ts'
import type { Cents } from '#shop/money/money.ts'
import type { QuoteStatus } from './business-quote.ts'

export type ListedQuote = {
  number: number
  createdAt: Date
  changedAt: Date
  status: QuoteStatus
  company: string
  name: string
  email: string
  pieces: number
  cents: Cents
  validUntil: Date | null
  decidedBy: string | null
}

export type QuoteFilter = {
  status?: string | undefined
  /** A number, or how words of a company, a name or an address begin. */
  text?: string | undefined
}

const words = sql`to_tsvector('simple',
  q.number || ' ' || q.company || ' ' || q.email || ' ' || q.first_name || ' ' || q.last_name)`

function condition({ status, text = '' }: QuoteFilter): RawBuilder<unknown> {
  return allOf([status !== undefined && sql`q.status = ${status}`, text !== '' && hasWords(words, text)])
}

const keys = {
  number: { by: sql`q.number`, kind: 'number' },
  created: { by: sql`q.created_at`, kind: 'time' },
  since: { by: sql`q.changed_at`, kind: 'time' },
  company: { by: sql`lower(q.company)`, kind: 'text' },
  pieces: { by: sql`q.pieces`, kind: 'number' },
  amount: { by: sql`q.cents`, kind: 'number' },
} as const

export const quoteSorts = Object.keys(keys) as (keyof typeof keys)[]

export type QuoteOrder = { sort: keyof typeof keys; descending: boolean } & PageRequest

export const listQuotes = (db: Database, filter: QuoteFilter, order: QuoteOrder): Promise<ListPage<ListedQuote>> => {
  const list = {
    columns: sql`q.number, q.created_at as "createdAt", q.changed_at as "changedAt", q.status, q.company,
      q.first_name || ' ' || q.last_name as name, q.email, q.pieces, q.cents, q.valid_until as "validUntil",
      q.decided_by as "decidedBy"`,
    from: sql`business_quotes q`,
    where: condition(filter),
    key: keys[order.sort],
    tie: keys.number,
    descending: order.descending,
  }
  return readPage(db, list, order)
}

export async function countRequested(db: Database): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(created_at) as oldest from business_quotes where status = 'requested'`.execute(db)
  return { count: Number(rows[0]!.count), oldest: rows[0]!.oldest }
}
