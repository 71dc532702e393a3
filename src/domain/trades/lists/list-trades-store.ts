import { sql, type RawBuilder, type SqlBool } from 'kysely'
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
  total: number
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

function conditionsOf({ country, state, queue, landingPage, from, to }: TradeListQuery): Condition {
  const parts: (Condition | false)[] = [
    country !== undefined && sql<SqlBool>`t.country = ${country}`,
    landingPage !== undefined && sql<SqlBool>`t.landing_page = ${landingPage}`,
    state !== undefined && someItem(sql`i.status = ${state}`),
    queue !== undefined && someItem(inQueue(queue)),
    from !== undefined && sql<SqlBool>`t.created_at >= ${dayStart(from)}`,
    to !== undefined && sql<SqlBool>`t.created_at < ${dayStart(to)} + interval '1 day'`,
  ]
  const known = parts.filter((part) => part !== false)
  return known.length === 0 ? sql`true` : sql`${sql.join(known, sql` and `)}`
}

const orders: Record<TradeSort, RawBuilder<unknown>> = {
  created: sql`"createdAt"`,
  number: sql`number`,
  name: sql`lower(name)`,
  amount: sql`payout`,
  since: sql`since`,
}

export async function tradeRows(db: Database, query: TradeListQuery): Promise<TradeRow[]> {
  const { status, sort, descending, offset, limit } = query
  const { rows } = await sql<TradeRow>`
    with found as (
      select t.number, t.created_at as "createdAt", t.country, t.landing_page as "landingPage", t.email,
        coalesce(t.seller ->> 'company', concat_ws(' ', t.seller ->> 'firstName', t.seller ->> 'lastName')) as name,
        (array_agg(o.device_name order by i.position))[1] as device,
        array_agg(i.status order by i.position) as states, min(i.status_since) as since,
        t.payout_cents as payout
      from trades t join trade_items i on i.trade_id = t.id join offers o on o.id = i.offer_id
      where ${conditionsOf(query)}
      group by t.id
      ${status === undefined ? sql`` : sql`having ${hasStatus(status)}`}
    )
    select *, (count(*) over ())::int as total from found
    order by ${orders[sort]} ${descending ? sql`desc` : sql`asc`}, number desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}
