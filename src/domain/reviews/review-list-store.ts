import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Review } from './review.ts'

export type ListedReview = Pick<
  Review,
  'id' | 'number' | 'country' | 'category' | 'stars' | 'text' | 'name' | 'writtenAt' | 'status' | 'reason' | 'reply'
>

export type ReviewFilter = {
  status?: string | undefined
  stars?: string | undefined
  /** A piece of a text or a name. */
  text?: string | undefined
}

function condition({ status, stars, text }: ReviewFilter): RawBuilder<unknown> {
  const pattern = `%${(text ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const claims = [
    sql`true`,
    ...(status === undefined ? [] : [sql`r.status = ${status}`]),
    ...(stars === undefined ? [] : [sql`r.stars = ${Number(stars)}`]),
    ...(text === undefined ? [] : [sql`(r.text ilike ${pattern} or r.name ilike ${pattern})`]),
  ]
  return sql.join(claims, sql` and `)
}

const orders = { written: sql`r.written_at`, number: sql`r.number`, stars: sql`r.stars` }

export type ReviewOrder = { sort: keyof typeof orders; descending: boolean; offset: number; limit: number }

export async function listReviews(
  db: Database,
  filter: ReviewFilter,
  { sort, descending, offset, limit }: ReviewOrder,
): Promise<{ reviews: ListedReview[]; total: number }> {
  const direction = descending ? sql`desc` : sql`asc`
  const { rows } = await sql<ListedReview & { total: number }>`
    select r.id, r.number, r.country, r.category, r.stars, r.text, r.name, r.written_at as "writtenAt", r.status, r.reason,
      r.reply, count(*) over () as total
    from reviews r where ${condition(filter)}
    order by ${orders[sort]} ${direction}, r.id ${direction} offset ${offset} limit ${limit}`.execute(db)
  return { reviews: rows.map(({ total: _, ...review }) => review), total: Number(rows[0]?.total ?? 0) }
}

export async function countWaiting(db: Database): Promise<number> {
  const waiting = db.selectFrom('reviews').where('status', '=', 'waiting')
  const { count } = await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
