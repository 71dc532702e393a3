import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { allOf } from '#domain/lists/conditions.ts'
import { mapRows, readPage, type ListPage, type SortKey } from '#domain/lists/list-page.ts'
import type { Database } from '#engines/database/database.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import type { TradeSort, TradeListQuery } from './list-trades.ts'
import { inQueue } from './office-queue-store.ts'
import { OTHERWISE, precedence, type ItemState, type TradeStatus } from '#domain/trades/lifecycle/trade-status.ts'

export type TradeRow = {
  number: number
  createdAt: Date
  country: CountryCode
  landingPage: string
  name: string
  email: string
  /** The first of them. */
  device: string
  states: ItemState[]
  /** Since when the device that waits longest is in its state. */
  since: Date
  payout: Cents
}

type Condition = RawBuilder<SqlBool>

const some = (states: readonly string[]): Condition => sql`bool_or(i.status = any(${states}))`

const every = (states: readonly string[]): Condition => sql`bool_and(i.status = any(${states}))`

/** The same precedence as everywhere: a claim holds, and none before it does. */
function hasStatus(status: TradeStatus): Condition {
  const claims = precedence.map(([, { of, states }]) => (of === 'some' ? some(states) : every(states)))
  const place = precedence.findIndex(([name]) => name === status)
  const own = sql<SqlBool>`${sql.join([claims[place]!, ...claims.slice(0, place).map(not)], sql` and `)}`
  return status === OTHERWISE ? sql`(${own} or (${sql.join(claims.map(not), sql` and `)}))` : own
}

const not = (claim: Condition): Condition => sql`not ${claim}`

const someItem = (condition: Condition): Condition =>
  sql`exists (select from trade_items i where i.trade_id = t.id and ${condition})`

const dayStart = (day: string) => sql`(${day}::date)::timestamp at time zone 'Europe/Berlin'`

function conditionsOf({ status, country, state, queue, landingPage, from, to }: TradeListQuery): Condition {
  return allOf([
    country !== undefined && sql<SqlBool>`t.country = ${country}`,
    landingPage !== undefined && sql<SqlBool>`t.landing_page = ${landingPage}`,
    status !== undefined && sql<SqlBool>`(select ${hasStatus(status)} from trade_items i where i.trade_id = t.id)`,
    state !== undefined && someItem(sql`i.status = ${state}`),
    queue !== undefined && someItem(inQueue(queue)),
    from !== undefined && sql<SqlBool>`t.created_at >= ${dayStart(from)}`,
    to !== undefined && sql<SqlBool>`t.created_at < ${dayStart(to)} + interval '1 day'`,
  ])
}

const name = sql`coalesce(t.seller ->> 'company', concat_ws(' ', t.seller ->> 'firstName', t.seller ->> 'lastName'))`

const since = sql`(select min(i.status_since) from trade_items i where i.trade_id = t.id)`

const keys: Record<TradeSort, SortKey> = {
  created: { by: sql`t.created_at`, kind: 'time' },
  number: { by: sql`t.number`, kind: 'number' },
  name: { by: sql`lower(${name})`, kind: 'text' },
  amount: { by: sql`t.payout_cents`, kind: 'number' },
  since: { by: since, kind: 'time' },
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
      ${name} as name, ${since} as since, t.payout_cents as payout`,
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
