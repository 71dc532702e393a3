import { sql, type RawBuilder } from 'kysely'
import { devicesOf } from '#domain/trades/money/paid-devices.ts'
import type { Database } from '#engines/database/database.ts'
import type { ReportQuery } from './report-query.ts'

const startOf = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'Europe/Berlin'`

/** The first moment of a day, and the first one after it. */
const within = (column: RawBuilder<unknown>, { from, to }: ReportQuery) =>
  sql`${column} >= ${startOf(sql`${from}::date`)} and ${column} < ${startOf(sql`${to}::date + 1`)}`

/** Only what was asked for; `t` has a country and a landing page. */
const narrowed = ({ country, landingPage }: ReportQuery) =>
  sql`${country === undefined ? sql`true` : sql`t.country = ${country}`}
    and ${landingPage === undefined ? sql`true` : sql`t.landing_page = ${landingPage}`}`

/** The same for what belongs to a trade. Trades are many: they are looked up only if it matters which. */
const ofTrade = (id: RawBuilder<unknown>, question: ReportQuery) =>
  question.country === undefined && question.landingPage === undefined
    ? sql`true`
    : sql`exists (select from trades t where t.id = ${id} and ${narrowed(question)})`

export type DayCount = { day: string; offers: number; trades: number }

/** Every day of the period, also those on which nothing happened. Each is looked up in an index, so that no row is. */
export async function countByDay(db: Database, question: ReportQuery): Promise<DayCount[]> {
  const { from, to } = question
  const onDay = sql`t.created_at >= ${startOf(sql`d.day`)} and t.created_at < ${startOf(sql`d.day + 1`)}
    and ${narrowed(question)}`
  const { rows } = await sql<DayCount>`
    select d.day::text as day, (select count(*) from offers t where ${onDay}) as offers,
      (select count(*) from trades t where ${onDay}) as trades
    from (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as day) d
    order by 1`.execute(db)
  return rows
}

/** Whether an event that says paid still holds: the money did not come back since. */
const stillPaid = (event: string) =>
  sql`${sql.ref(`${event}.to_status`)} = 'PAID' and not exists (
    select from trade_events back
    where back.item_id = ${sql.ref(`${event}.item_id`)} and back.from_status = 'PAID' and back.at >= ${sql.ref(`${event}.at`)}
  )`

export type Reached = { received: number; accepted: number; paid: number }

/**
 * Of the trades that were made in the period: how many have come how far until now, by at least one device. Nothing happens
 * to a trade before it is made, so that older events need not be looked at.
 */
export async function countReached(db: Database, question: ReportQuery): Promise<Reached> {
  const { rows } = await sql<Reached>`
    with reached as (
      select e.trade_id,
        bool_or(e.to_status = 'RECEIVED') as received,
        bool_or(e.to_status = 'ACCEPTED') as accepted,
        bool_or(${stillPaid('e')}) as paid
      from trades t join trade_events e on e.trade_id = t.id
      where ${within(sql`t.created_at`, question)} and ${narrowed(question)}
        and e.to_status in ('RECEIVED', 'ACCEPTED', 'PAID') and e.at >= ${startOf(sql`${question.from}::date`)}
      group by e.trade_id
    )
    select count(*) filter (where received) as received, count(*) filter (where accepted) as accepted,
      count(*) filter (where paid) as paid
    from reached`.execute(db)
  return rows[0]!
}

export type Revaluation = { inspected: number; up: number; down: number; upCents: number; downCents: number }

/** First looks of the period: what devices are worth beside what was promised for them, vouchers aside. */
export async function countRevaluations(db: Database, question: ReportQuery): Promise<Revaluation> {
  const { rows } = await sql<Revaluation>`
    with looks as (
      select s.cents, (
        select i.cents from trade_items i where i.id = s.item_id and ${ofTrade(sql`i.trade_id`, question)}
      ) as promised
      from inspections s
      where ${within(sql`s.at`, question)} and s.round = 1 and s.outcome in ('matches', 'differs')
    )
    select count(promised) as inspected, count(*) filter (where cents > promised) as up,
      count(*) filter (where cents < promised) as down,
      coalesce(sum(cents - promised) filter (where cents > promised), 0)::float8 as "upCents",
      coalesce(sum(cents - promised) filter (where cents < promised), 0)::float8 as "downCents"
    from looks`.execute(db)
  return rows[0]!
}

export type DaysToPay = { paid: number; median: number | null; p90: number | null }

/** From the parcel on our table to the money on the account, for payouts of the period. */
export async function daysToPay(db: Database, question: ReportQuery): Promise<DaysToPay> {
  const { rows } = await sql<DaysToPay>`
    with waits as (
      select extract(epoch from p.at - (
        select min(r.at) from trade_events r where r.item_id = p.item_id and r.to_status = 'RECEIVED'
      )) / 86400 as days
      from trade_events p
      where ${stillPaid('p')} and ${within(sql`p.at`, question)} and ${ofTrade(sql`p.trade_id`, question)}
    )
    select count(days) as paid, (percentile_cont(0.5) within group (order by days))::float8 as median,
      (percentile_cont(0.9) within group (order by days))::float8 as p90
    from waits`.execute(db)
  return rows[0]!
}

export type AnswerCount = { answer: string; count: number }

/** What sellers said to the questions that were asked in the period. Silence and waiting are told apart. */
export async function countAnswers(db: Database, question: ReportQuery): Promise<AnswerCount[]> {
  const { rows } = await sql<AnswerCount>`
    select case when c.answered_at is null then 'open' else coalesce(c.answer, 'no-answer') end as answer, count(*)
    from clarifications c join trade_items i on i.id = c.item_id
    where ${within(sql`c.opened_at`, question)} and ${ofTrade(sql`i.trade_id`, question)}
    group by 1`.execute(db)
  return rows
}

export type PaidSum = { key: string; devices: number; cents: number }

const paidWithin = (question: ReportQuery) =>
  sql`p.status = 'paid' and ${within(sql`p.settled_at`, question)} and ${ofTrade(sql`p.trade_id`, question)}`

/** What has arrived at sellers, as the payouts say it: devices and vouchers. */
export async function paidByCountry(db: Database, question: ReportQuery): Promise<PaidSum[]> {
  const { rows } = await sql<PaidSum>`
    select b.country as key, sum((select count(*) from payout_items d where d.payout_id = p.id and d.live))::float8 as devices,
      sum(p.cents)::float8 as cents
    from payouts p join payout_batches b on b.id = p.batch_id
    where ${paidWithin(question)} group by 1 order by 3 desc`.execute(db)
  return rows
}

/** The same money by what it was paid for. A voucher is paid for no device, so that vouchers have a line of their own. */
export async function paidByCategory(db: Database, question: ReportQuery): Promise<PaidSum[]> {
  const { rows } = await sql<PaidSum>`
    with paid as materialized (
      select p.id, p.voucher_cents from payouts p where ${paidWithin(question)}
    ), bought as (
      select (select i.device_id from trade_items i where i.id = d.item_id) as device_id, d.cents
      from paid p, ${devicesOf(sql`p.id`)} d
    ), vouchers as (
      select sum(voucher_cents) as cents from paid
    )
    select c.code as key, count(*)::float8 as devices, sum(b.cents)::float8 as cents
    from bought b join devices d on d.id = b.device_id join series s on s.id = d.series_id
      join categories c on c.id = s.category_id
    group by 1
    union all select 'voucher', 0, v.cents::float8 from vouchers v where v.cents > 0
    order by 3 desc`.execute(db)
  return rows
}

export type Waiting = { status: string; count: number; oldest: Date; median: Date }

/** Devices for which somebody has to do something, and since when they wait; whatever the period. */
export async function waitingItems(db: Database, question: ReportQuery, states: readonly string[]): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select i.status, count(*), min(i.status_since) as oldest,
      percentile_disc(0.5) within group (order by i.status_since) as median
    from trade_items i
    where i.status = any(${states}) and ${ofTrade(sql`i.trade_id`, question)}
    group by i.status order by min(i.status_since)`.execute(db)
  return rows
}
