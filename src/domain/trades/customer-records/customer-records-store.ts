import { sql } from 'kysely'
import { prefixOf } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest, type SortKey } from '#domain/lists/list-page.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import { closedStates } from '#domain/trades/lifecycle/trade-status.ts'

export type CustomerLine = {
  id: string
  number: number
  country: string
  createdAt: Date
  erasedAt: Date | null
  /** As in his account, or else as in his last trade. */
  name: string | null
  email: string | null
  hasAccount: boolean
  trades: number
}

export type CustomerSort = 'number' | 'created' | 'trades'

export type CustomerQuery = { text: string; sort: CustomerSort; descending: boolean } & PageRequest

const lastTrade = sql`
  left join lateral (
    select t.email, t.seller from trades t where t.customer_id = c.id order by t.created_at desc limit 1
  ) last on true`

/** Whose number, mailbox or name begins like this. */
const found = (text: string) => {
  const begins = prefixOf(text)
  const number = /^\d{1,15}$/.test(text) ? Number(text) : -1
  return sql`c.id in (
    select id from customers where number = ${number}
    union select customer_id from trades where lower(email) like ${begins}
    union select customer_id from trades where lower(seller ->> 'lastName') like ${begins}
    union select customer_id from trades
      where lower((seller ->> 'firstName') || ' ' || (seller ->> 'lastName')) like ${begins}
        or lower(seller ->> 'company') like ${begins}
    union select customer_id from accounts where email like ${begins}
    union select customer_id from people
      where lower(last_name) like ${begins} or lower(first_name || ' ' || last_name) like ${begins}
  )`
}

const keys: Record<CustomerSort, SortKey> = {
  number: { by: sql`c.number`, kind: 'number' },
  created: { by: sql`c.created_at`, kind: 'time' },
  trades: { by: sql`c.trades`, kind: 'number' },
}

export const customerLines = (db: Database, query: CustomerQuery): Promise<ListPage<CustomerLine>> => {
  const list = {
    columns: sql`c.id, c.number, c.country, c.created_at as "createdAt", c.erased_at as "erasedAt",
      nullif(coalesce(p.first_name || ' ' || p.last_name, (last.seller ->> 'firstName') || ' ' || (last.seller ->> 'lastName')), ' ') as name,
      case when c.erased_at is null then nullif(coalesce(a.email, last.email), '') end as email, a.id is not null as "hasAccount",
      c.trades`,
    from: sql`customers c`,
    joined: {
      as: 'c',
      tables: sql`left join accounts a on a.customer_id = c.id left join people p on p.customer_id = c.id ${lastTrade}`,
    },
    where: query.text === '' ? sql`true` : found(query.text),
    key: keys[query.sort],
    tie: keys.number,
    descending: query.descending,
  }
  return readPage(db, list, query)
}

export type CustomerHead = {
  id: string
  number: number
  country: string
  createdAt: Date
  erasedAt: Date | null
  accountId: string | null
  /** Whoever was erased has none, even while his login is being deleted. */
  accountEmail: string | null
  locale: string | null
  /** Every address that he typed, in small letters. */
  mailboxes: string[]
}

export async function customerHead(db: Database, number: number): Promise<CustomerHead | undefined> {
  const { rows } = await sql<CustomerHead>`
    select c.id, c.number, c.country, c.created_at as "createdAt", c.erased_at as "erasedAt",
      a.id as "accountId", case when c.erased_at is null then a.email end as "accountEmail", a.locale,
      (select coalesce(array_agg(distinct lower(t.email)) filter (where t.email <> ''), '{}')
        from trades t where t.customer_id = c.id) as mailboxes
    from customers c left join accounts a on a.customer_id = c.id
    where c.number = ${number}`.execute(db)
  return rows[0]
}

export type CustomerLetter = { id: string; createdAt: Date; kind: string; subject: string; status: string }

export async function lettersTo(db: Database, mailboxes: readonly string[], most: number): Promise<CustomerLetter[]> {
  const { rows } = await sql<CustomerLetter>`
    select id, created_at as "createdAt", kind, subject, status from letters
    where lower(to_address) = any(${[...mailboxes]})
    order by created_at desc limit ${most}`.execute(db)
  return rows
}

type SellerChange = Record<string, string>

export type ChangedTrade = { number: number; email: string; seller: Record<string, string> }

/** Trades that have not come to their end. Tells what they were before. */
export async function correctOpenTrades(
  tx: Transaction,
  customerId: string,
  change: SellerChange,
): Promise<ChangedTrade[]> {
  const { rows } = await sql<ChangedTrade>`
    with open as (
      select t.id, t.number, t.email, t.seller from trades t
      where t.customer_id = ${customerId}
        and exists (select from trade_items i where i.trade_id = t.id and i.status <> all(${[...closedStates]}))
      for update
    )
    update trades t set seller = t.seller || ${JSON.stringify(change)}::jsonb, email = ${change['email'] ?? ''},
      sold_email = coalesce(t.sold_email, case when lower(t.email) <> lower(${change['email'] ?? ''}) then t.email end)
    from open where open.id = t.id
    returning open.number, open.email, open.seller`.execute(tx)
  return rows
}
