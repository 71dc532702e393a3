import { sql, type RawBuilder } from 'kysely'
import { allOf, hasWords } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database } from '#engines/database/database.ts'
import type { Review } from './review.ts'

export type ListedReview = Pick<
  Review,
  | 'id'
  | 'number'
  | 'country'
  | 'category'
  | 'stars'
  | 'text'
  | 'name'
  | 'writtenAt'
  | 'changedAt'
  | 'status'
  | 'reason'
  | 'reply'
>

export type ReviewFilter = {
  status?: string | undefined
  stars?: string | undefined
  /** How words of a text or a name begin. */
  text?: string | undefined
}

function condition({ status, stars, text }: ReviewFilter): RawBuilder<unknown> {
  return allOf([
    status !== undefined && sql`r.status = ${status}`,
    stars !== undefined && sql`r.stars = ${Number(stars)}`,
    text !== undefined && hasWords(sql`to_tsvector('simple', r.text || ' ' || r.name)`, text),
  ])
}

const keys = {
  written: { by: sql`r.written_at`, kind: 'time' },
  number: { by: sql`r.number`, kind: 'number' },
  stars: { by: sql`r.stars`, kind: 'number' },
} as const

export type ReviewOrder = { sort: keyof typeof keys; descending: boolean } & PageRequest

export const listReviews = (
  db: Database,
  filter: ReviewFilter,
  order: ReviewOrder,
): Promise<ListPage<ListedReview>> => {
  const list = {
    columns: sql`r.id, r.number, r.country, r.category, r.stars, r.text, r.name, r.written_at as "writtenAt",
      r.changed_at as "changedAt", r.status, r.reason, r.reply`,
    from: sql`reviews r`,
    where: condition(filter),
    key: keys[order.sort],
    tie: keys.number,
    descending: order.descending,
  }
  return readPage(db, list, order)
}

export async function countWaiting(db: Database): Promise<number> {
  const waiting = db.selectFrom('reviews').where('status', '=', 'waiting')
  const { count } = await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}
