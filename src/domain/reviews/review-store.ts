import { sql } from 'kysely'
import { portionOf } from '#domain/retention/portion.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Review } from './review.ts'

const columns = sql`
  r.id, r.number, r.trade_id as "tradeId", r.country, r.category, r.stars, r.text, r.name, r.written_at as "writtenAt",
  r.changed_at as "changedAt", r.status, r.reason, r.reply`

export async function reviewOfTrade(db: Database, tradeId: string): Promise<Review | undefined> {
  const { rows } = await sql<Review>`select ${columns} from reviews r where r.trade_id = ${tradeId}`.execute(db)
  return rows[0]
}

/** A review as colleagues see it. */
type ModeratedReview = Review & { tradeNumber: number; decidedBy: string | null }

/** Whoever wants to change it holds it until the end of his transaction. */
export async function reviewByNumber(
  db: Database | Transaction,
  number: number,
  { lock = false } = {},
): Promise<ModeratedReview | undefined> {
  const { rows } = await sql<ModeratedReview>`
    select ${columns}, r.decided_by as "decidedBy", t.number as "tradeNumber" from reviews r join trades t on t.id = r.trade_id
    where r.number = ${number} ${lock ? sql`for update of r` : sql``}`.execute(db)
  return rows[0]
}

type Written = Pick<Review, 'id' | 'tradeId' | 'country' | 'category' | 'stars' | 'text' | 'name' | 'writtenAt'>

/** The first time, or anew: whatever was decided about it before was about other words, and so was the shop's reply. */
export async function saveReview(tx: Transaction, review: Written): Promise<void> {
  const { id, tradeId, country, category, stars, text, name, writtenAt } = review
  await sql`
    insert into reviews (id, trade_id, country, category, stars, text, name, written_at, changed_at, status)
    values (${id}, ${tradeId}, ${country}, ${category}, ${stars}, ${text}, ${name}, ${writtenAt}, ${writtenAt}, 'waiting')
    on conflict (trade_id) do update
    set stars = excluded.stars, text = excluded.text, name = excluded.name, changed_at = excluded.changed_at,
      status = 'waiting', reason = null, decided_at = null, decided_by = null, reply = ''`.execute(tx)
}

export async function deleteReviewOfTrade(tx: Transaction, tradeId: string): Promise<void> {
  await tx.deleteFrom('reviews').where('trade_id', '=', tradeId).execute()
}

type Decision = Pick<Review, 'status' | 'reason'> & { decidedAt: Date; decidedBy: string }

export async function decideReview(tx: Transaction, id: string, decision: Decision): Promise<void> {
  const { status, reason, decidedAt, decidedBy } = decision
  await tx
    .updateTable('reviews')
    .set({ status, reason, decided_at: decidedAt, decided_by: decidedBy })
    .where('id', '=', id)
    .execute()
}

export async function writeReply(tx: Transaction, id: string, reply: string): Promise<void> {
  await tx.updateTable('reviews').set({ reply }).where('id', '=', id).execute()
}

/** What the stars of the published reviews add up to, and how many there are. */
export async function sumOfStars(
  db: Database,
  { country, since }: { country: CountryCode; since: Date },
): Promise<{ stars: number; count: number }> {
  const { rows } = await sql<{ stars: number; count: number }>`
    select coalesce(sum(stars), 0) as stars, count(*) as count from reviews
    where country = ${country} and status = 'published' and written_at >= ${since}`.execute(db)
  return { stars: Number(rows[0]!.stars), count: Number(rows[0]!.count) }
}

/** Published reviews that say something, the newest first. */
export async function newestTexts(
  db: Database,
  { country, since, limit }: { country: CountryCode; since: Date; limit: number },
): Promise<Review[]> {
  const { rows } = await sql<Review>`
    select ${columns} from reviews r
    where r.country = ${country} and r.status = 'published' and r.written_at >= ${since} and r.text <> ''
    order by r.written_at desc, r.id desc limit ${limit}`.execute(db)
  return rows
}

/** Tells how many of them had been shown. */
export async function deleteReviewsBefore(
  tx: Transaction,
  before: Date,
  most: number,
): Promise<{ all: number; shown: number }> {
  const { rows } = await sql<{ status: string }>`
    delete from reviews where ctid = any(${portionOf('reviews', sql`t.written_at < ${before}`, most)})
    returning status`.execute(tx)
  return { all: rows.length, shown: rows.filter(({ status }) => status === 'published').length }
}
