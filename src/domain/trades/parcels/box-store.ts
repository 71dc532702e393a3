import { sql } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { Cents } from '#shop/money/money.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

/** One parcel of a company that sells many devices at once. */
export type Box = {
  tradeId: string
  number: number
  pieces: number
  /** What it pays as things stand. */
  cents: Cents
  validUntil: Date
  states: ItemState[]
  trackingNumber: string | null
  labelFile: string | null
}

/** In the order in which they were packed. */
export async function boxesOfQuote(db: Database, businessQuoteId: string): Promise<Box[]> {
  const { rows } = await sql<Box>`
    select t.id as "tradeId", t.number, t.payout_cents as cents, t.price_valid_until as "validUntil", p.tracking_number as "trackingNumber", p.label_file as "labelFile",
      count(*)::int as pieces, array_agg(i.status order by i.position) as states
    from trades t join trade_items i on i.trade_id = t.id
      join parcels p on p.trade_id = t.id and p.direction = 'in'
    where t.business_quote_id = ${businessQuoteId}
    group by t.id, p.id order by t.number`.execute(db)
  return rows
}

export async function hasBoxesAskedForBy(db: Database, businessQuoteId: string, requestHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('trades')
    .select('id')
    .where('business_quote_id', '=', businessQuoteId)
    .where('request_hash', '=', requestHash)
    .executeTakeFirst()
  return found !== undefined
}
