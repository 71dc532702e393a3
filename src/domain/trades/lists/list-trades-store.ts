import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { allOf, prefixOf } from '#domain/lists/conditions.ts'
import { mapRows, readPage, type ListPage, type SortKey } from '#domain/lists/list-page.ts'
import type { Database } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import type { TradeSort, TradeListQuery } from './list-trades.ts'
import { possibleTradeNumbers } from '#domain/trades/trade-number.ts'
import type { OfficeQueue } from './office-queue.ts'
import { inQueue } from './office-queue-store.ts'
import type { ItemState, TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'

export type TradeRow = {
  number: number
  createdAt: Date
  country: CountryCode
  landingPage: string
  name: string
  email: string
  /** The first of them. */
  device: string
  status: TradeStatus
  states: ItemState[]
  /** Since when the device that waits longest is in its state. */
  since: Date
  payout: Cents
}

type Condition = RawBuilder<SqlBool>

const someItem = (condition: Condition): Condition =>
  sql`exists (select from trade_items i where i.trade_id = t.id and ${condition})`

/** A queue is short whatever the number of trades: it is read first, and never looked for trade by trade. */
const waitsIn = (queue: OfficeQueue): Condition =>
  sql`t.id = any(array(select i.trade_id from trade_items i where ${inQueue(queue)}))`

const dayStart = (day: string) => sql`(${day}::date)::timestamp at time zone 'Europe/Berlin'`

/** A number of it, or how a mailbox or a name begins. */
function isAbout(text: string): Condition {
  const begins = prefixOf(text)
  return sql`(t.number = any(${possibleTradeNumbers(text)}::bigint[]) or lower(t.email) like ${begins}
    or lower(t.seller ->> 'lastName') like ${begins}
    or lower((t.seller ->> 'firstName') || ' ' || (t.seller ->> 'lastName')) like ${begins}
    or lower(t.seller ->> 'company') like ${begins})`
}

function conditionsOf({ text, status, country, state, queue, landingPage, from, to }: TradeListQuery): Condition {
  return allOf([
    text !== undefined && isAbout(text),
    country !== undefined && sql<SqlBool>`t.country = ${country}`,
    landingPage !== undefined && sql<SqlBool>`t.landing_page = ${landingPage}`,
    status !== undefined && sql<SqlBool>`t.status = ${status}`,
    state !== undefined && someItem(sql`i.status = ${state}`),
    queue !== undefined && waitsIn(queue),
    from !== undefined && sql<SqlBool>`t.created_at >= ${dayStart(from)}`,
    to !== undefined && sql<SqlBool>`t.created_at < ${dayStart(to)} + interval '1 day'`,
  ])
}

const keys: Record<TradeSort, SortKey> = {
  created: { by: sql`t.created_at`, kind: 'time' },
  number: { by: sql`t.number`, kind: 'number' },
  name: { by: sql`lower(seller_name(t.seller))`, kind: 'text' },
  amount: { by: sql`t.payout_cents`, kind: 'number' },
  since: { by: sql`t.waits_since`, kind: 'time' },
}

type PageRow = Omit<TradeRow, 'device' | 'states'> & { id: string }

type Items = Pick<TradeRow, 'device' | 'states'> & { tradeId: string }

async function itemsOf(db: Database, tradeIds: readonly string[]): Promise<Items[]> {
  const { rows } = await sql<Items>`
    select i.trade_id as "tradeId", (array_agg(o.device_name order by i.position))[1] as device,
      array_agg(i.status order by i.position) as states
    from trade_items i join offers o on o.id = i.offer_id
    where i.trade_id = any(${tradeIds}::uuid[]) group by i.trade_id`.execute(db)
  return rows
}

/** First the page, then the devices of its trades only. */
export async function tradeRows(db: Database, query: TradeListQuery): Promise<ListPage<TradeRow>> {
  const list = {
    columns: sql`t.id, t.number, t.created_at as "createdAt", t.country, t.landing_page as "landingPage", t.email,
      seller_name(t.seller) as name, t.status, t.waits_since as since, t.payout_cents as payout`,
    from: sql`trades t`,
    where: conditionsOf(query),
    key: keys[query.sort],
    tie: keys.number,
    descending: query.descending,
  }
  const page = await readPage<PageRow>(db, list, query)
  const items = new Map(
    (
      await itemsOf(
        db,
        page.rows.map(({ id }) => id),
      )
    ).map(({ tradeId, ...rest }) => [tradeId, rest]),
  )
  return mapRows(page, ({ id, ...trade }) => ({ ...trade, ...items.get(id)! }))
}
