import { sql } from 'kysely'
import { closedStates } from '#domain/trades/lifecycle/trade-status.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Category } from '#shop/devices/categories.ts'
import type { CountryCode } from '#shop/countries/country.ts'

/**
 * A trade whose seller agreed to be asked, was not asked yet, and has been paid for long enough: held until the
 * transaction ends. Nothing of it may still be open, and trades that others hold are theirs.
 */
export async function lockTradeToAsk(
  tx: Transaction,
  { country, paidBefore }: { country: CountryCode; paidBefore: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select t.id from trades t
    where t.id in (select trade_id from review_consents where given)
      and t.country = ${country} and t.shop_mode = 'default' and t.email <> ''
      and not exists (select from review_requests r where r.trade_id = t.id)
      and (select c.given from review_consents c where c.trade_id = t.id order by c.serial desc limit 1)
      and not exists (
        select from trade_items i where i.trade_id = t.id and i.status <> all(${[...closedStates]})
      )
      and (
        select max(i.status_since) from trade_items i where i.trade_id = t.id and i.status = 'PAID'
      ) <= ${paidBefore}
    limit 1 for update of t skip locked`.execute(tx)
  return rows[0]?.id
}

type NewRequest = { tradeId: string; askedAt: Date; tokenHash: string; category: Category }

/** Whether it is the first: of two who ask at once the second finds that it was done. */
export async function insertRequest(tx: Transaction, request: NewRequest): Promise<boolean> {
  const { tradeId, askedAt, tokenHash, category } = request
  const inserted = await tx
    .insertInto('review_requests')
    .values({ trade_id: tradeId, asked_at: askedAt, token_hash: tokenHash, category })
    .onConflict((conflict) => conflict.column('trade_id').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function requestOfTrade(db: Database, tradeId: string): Promise<boolean> {
  const asked = db.selectFrom('review_requests').select('trade_id').where('trade_id', '=', tradeId)
  return (await asked.executeTakeFirst()) !== undefined
}

export type StoredRequest = { tradeId: string; country: CountryCode; askedAt: Date; category: Category }

/** What a link asks. Whoever wants to answer holds it until the end of his transaction. */
export async function requestByHash(
  db: Database | Transaction,
  tokenHash: string,
  { lock = false } = {},
): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest>`
    select r.trade_id as "tradeId", t.country, r.asked_at as "askedAt", r.category
    from review_requests r join trades t on t.id = r.trade_id
    where r.token_hash = ${tokenHash} ${lock ? sql`for update of r` : sql``}`.execute(db)
  return rows[0]
}
