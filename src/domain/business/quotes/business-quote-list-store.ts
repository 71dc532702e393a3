import { sql, type RawBuilder } from 'kysely'
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
  /** A number, or a piece of a company, a name or an address. */
  text?: string | undefined
}

function condition({ status, text = '' }: QuoteFilter): RawBuilder<unknown> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const claims = [
    sql`true`,
    ...(status === undefined ? [] : [sql`q.status = ${status}`]),
    ...(text === ''
      ? []
      : [
          sql`(q.number::text = ${text} or q.company ilike ${pattern} or q.email ilike ${pattern}
            or q.first_name || ' ' || q.last_name ilike ${pattern})`,
        ]),
  ]
  return sql.join(claims, sql` and `)
}

const orders = {
  number: sql`q.number`,
  created: sql`q.created_at`,
  since: sql`q.changed_at`,
  company: sql`lower(q.company)`,
  pieces: sql`q.pieces`,
  amount: sql`q.cents`,
}

export const quoteSorts = Object.keys(orders) as (keyof typeof orders)[]

export type QuoteOrder = { sort: keyof typeof orders; descending: boolean; offset: number; limit: number }

export async function listQuotes(
  db: Database,
  filter: QuoteFilter,
  { sort, descending, offset, limit }: QuoteOrder,
): Promise<{ quotes: ListedQuote[]; total: number }> {
  const direction = descending ? sql`desc` : sql`asc`
  const { rows } = await sql<ListedQuote & { total: number }>`
    select q.number, q.created_at as "createdAt", q.changed_at as "changedAt", q.status, q.company,
      q.first_name || ' ' || q.last_name as name, q.email, q.pieces, q.cents, q.valid_until as "validUntil",
      q.decided_by as "decidedBy", count(*) over () as total
    from business_quotes q where ${condition(filter)}
    order by ${orders[sort]} ${direction}, q.number ${direction} offset ${offset} limit ${limit}`.execute(db)
  return { quotes: rows.map(({ total: _, ...quote }) => quote), total: Number(rows[0]?.total ?? 0) }
}

export async function countRequested(db: Database): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(created_at) as oldest from business_quotes where status = 'requested'`.execute(db)
  return { count: Number(rows[0]!.count), oldest: rows[0]!.oldest }
}
