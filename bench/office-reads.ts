import { sql } from 'kysely'
import { findBusinessQuotes, countRequestedQuotes } from '#domain/business/quotes/find-business-quotes.ts'
import { countCases, findCases, type CaseQuery } from '#domain/cases/find-cases.ts'
import { findMessages, findQueues as findSubjects } from '#domain/contact/messages/find-messages.ts'
import { findErrorReports } from '#domain/error-reports/find-error-reports.ts'
import { findInspectionQueue } from '#domain/inspection/queue/inspection-queue.ts'
import type { QueueFilter, QueueSort } from '#domain/inspection/queue/queue-filter.ts'
import { listLetterKinds, listLetters } from '#domain/letters/list-letters.ts'
import { writeCursor } from '#domain/lists/cursor.ts'
import { findVouchers } from '#domain/offers/vouchers/find-vouchers.ts'
import { findBatches, findFailedPayouts, findTradesToPay } from '#domain/payouts/batches/find-batches.ts'
import { findReceipts } from '#domain/payouts/receipts/find-receipts.ts'
import { findRegisterState, readRegister } from '#domain/payouts/register/read-register.ts'
import { findSettlements } from '#domain/payouts/settlements/find-settlement.ts'
import { findReports } from '#domain/reports/find-reports.ts'
import { readReportQuery } from '#domain/reports/report-query.ts'
import { countWaitingReviews, findReviews } from '#domain/reviews/find-reviews.ts'
import { findAudit } from '#domain/staff/audit/find-audit.ts'
import { findCustomers } from '#domain/trades/customer-records/find-customers.ts'
import { lockDueTrade } from '#domain/trades/lifecycle/lifecycle-store.ts'
import { findQueues } from '#domain/trades/lists/find-queues.ts'
import { listTrades, tradeSorts } from '#domain/trades/lists/list-trades.ts'
import { officeQueueNames } from '#domain/trades/lists/office-queue.ts'
import { searchTrades } from '#domain/trades/lists/search-trades.ts'
import { findCommission } from '#domain/trades/money/find-commission.ts'
import { findParcels } from '#domain/trades/parcels/find-parcels.ts'
import { findReturns } from '#domain/trades/returns/find-returns.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { findPlace, findPlaces, findStocktakes, findUnplaced } from '#domain/warehouse/places/find-places.ts'
import type { Engines } from '#engines/engines.ts'
import { dayAt, OFFICE_TIME_ZONE } from '#shop/formats/dates.ts'

/** Something that a colleague asks, or a clock. */
export type OfficeRead = { name: string; read: () => Promise<unknown> }

type Middle = {
  at: string
  number: number
  day: string
  email: string
  lastName: string
  customer: number
  imei: string
  tracking: string
}

/** A trade in the middle of all or before, which has been paid. */
async function middleOf({ db }: Engines): Promise<Middle> {
  const { rows } = await sql<Middle>`
    select to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, t.number,
      to_char(t.created_at, 'YYYY-MM-DD') as day, t.email, t.seller ->> 'lastName' as "lastName", c.number as customer,
      i.imei, p.tracking_number as tracking
    from trades t join customers c on c.id = t.customer_id
      join trade_items i on i.trade_id = t.id and i.status = 'PAID'
      join parcels p on p.trade_id = t.id and p.direction = 'in'
    where t.created_at <= (select min(created_at) + (max(created_at) - min(created_at)) / 2 from trades)
    order by t.created_at desc limit 1`.execute(db)
  return rows[0]!
}

const limit = 50
const newest = { descending: true, limit }
const nil = '00000000-0000-0000-0000-000000000000'

function tradeReads(engines: Engines, { at, number, day, lastName }: Middle): OfficeRead[] {
  const trades = (name: string, query: object) => ({
    name: `/trades ${name}`,
    read: () => listTrades(engines, { sort: 'created', ...newest, ...query }),
  })
  return [
    trades('first page', {}),
    trades('deep page', { after: writeCursor([at, String(number)]) }),
    trades('deep page back', { before: writeCursor([at, String(number)]) }),
    ...tradeSorts.map((sort) => trades(`by ${sort}`, { sort })),
    ...(['COMPLETED', 'ACTION_NEEDED', 'CANCELLED'] as const).map((status) => trades(`status ${status}`, { status })),
    trades('status and since', { status: 'ON_HOLD', sort: 'since', descending: false }),
    trades('state LOCKED', { state: 'LOCKED' }),
    trades('state PAID', { state: 'PAID' }),
    ...officeQueueNames.map((queue) => trades(`queue ${queue}`, { queue, sort: 'since', descending: false })),
    trades('country', { country: 'at' }),
    trades('country, status and amount', { country: 'it', status: 'COMPLETED', sort: 'amount' }),
    trades('channel', { landingPage: 'umlauf-at' }),
    trades('one day', { from: day, to: day }),
    trades('one day by name', { from: day, to: day, sort: 'name' }),
    trades('text: number', { text: formatTradeNumber(number) }),
    trades('text: name', { text: lastName }),
    trades('portion of an export', { limit: 1_000, portion: true, after: writeCursor([at, String(number)]) }),
  ]
}

function otherLists(engines: Engines, { at, number, day, email, customer, tracking }: Middle): OfficeRead[] {
  const deep = { ...newest, after: writeCursor([at, nil]) }
  const list = (name: string, read: () => Promise<unknown>): OfficeRead => ({ name, read })
  const customers = (query: object) =>
    findCustomers(engines, { text: '', sort: 'created', ...newest, ...query } as Parameters<typeof findCustomers>[1])
  const quotes = (filter: object, order: object) =>
    findBusinessQuotes(engines, filter, { sort: 'created', ...newest, ...order })
  return [
    list('/customers first page', () => customers({})),
    list('/customers deep page', () => customers({ after: writeCursor([at, '1']) })),
    list('/customers by trades', () => customers({ sort: 'trades' })),
    list('/customers text: mailbox', () => customers({ text: email })),
    list('/customers text: number', () => customers({ text: String(customer) })),
    list('/carrier first page', () => findParcels(engines, { text: '', ...newest })),
    list('/carrier deep page', () => findParcels(engines, { text: '', ...deep })),
    list('/carrier text', () => findParcels(engines, { text: tracking, ...newest })),
    list('/letters first page', () => listLetters(engines, newest)),
    list('/letters deep page', () => listLetters(engines, deep)),
    list('/letters failed', () => listLetters(engines, { status: 'failed', ...newest })),
    list('/letters kind and locale', () => listLetters(engines, { kind: 'paid', locale: 'it_IT', ...newest })),
    list('/letters to', () => listLetters(engines, { to: email, ...newest })),
    list('/letters kinds', () => listLetterKinds(engines)),
    list('/audit first page', () => findAudit(engines, newest)),
    list('/audit deep page', () => findAudit(engines, deep)),
    list('/audit who', () => findAudit(engines, { username: 'alma', ...newest })),
    list('/audit subject', () => findAudit(engines, { subject: String(number), ...newest })),
    list('/audit day', () => findAudit(engines, { day, ...newest })),
    list('/receipts first page', () => findReceipts(engines, { descending: true }, { limit })),
    list('/receipts deep page', () =>
      findReceipts(engines, { descending: true }, { limit, after: writeCursor([at, '']) }),
    ),
    list('/receipts country', () => findReceipts(engines, { country: 'at', descending: true }, { limit })),
    list('/receipts trade', () =>
      findReceipts(engines, { text: formatTradeNumber(number), descending: true }, { limit }),
    ),
    list('/receipts portion of the books', () =>
      findReceipts(engines, { descending: true }, { limit: 1_000, portion: true, after: writeCursor([at, '']) }),
    ),
    list('/register', () => readRegister(engines, newest)),
    list('/register state', () => findRegisterState(engines)),
    list('/payouts to pay', () => findTradesToPay(engines)),
    list('/payouts failed', () => findFailedPayouts(engines)),
    list('/payouts released', () => findBatches(engines, 'released', { limit })),
    list('/payouts/settlements', () => findSettlements(engines)),
    list('/partners/commission', () =>
      findCommission(engines, { month: dayAt(engines.now(), OFFICE_TIME_ZONE).slice(0, 7) }),
    ),
    list('/business-quotes', () => quotes({}, {})),
    list('/business-quotes text', () => quotes({ text: 'nordenst' }, { sort: 'amount' })),
    list('/contact', () => findMessages(engines, {}, { sort: 'created', ...newest })),
    list('/contact waiting', () => findMessages(engines, { waiting: true }, { sort: 'created', ...newest })),
    list('/contact text', () => findMessages(engines, { text: email }, { sort: 'created', ...newest })),
    list('/reviews', () => findReviews(engines, {}, { sort: 'written', ...newest })),
    list('/reviews stars', () => findReviews(engines, { stars: '1' }, { sort: 'written', ...newest })),
    list('/reviews text', () => findReviews(engines, { text: 'nobody' }, { sort: 'written', ...newest })),
    list('/vouchers', () => findVouchers(engines)),
    list('/errors', () => findErrorReports(engines, { sort: 'at', ...newest })),
  ]
}

/** What waits on the floor: devices, cases, what goes back, and what stands where. */
function floorReads(engines: Engines, { lastName }: Middle): OfficeRead[] {
  const devices = (name: string, filter: Partial<QueueFilter>, sort: QueueSort = 'waits') => ({
    name: `/inspection ${name}`,
    read: () =>
      findInspectionQueue(engines, { id: nil }, { share: 'all', ...filter }, { sort, descending: false, limit }),
  })
  const cases = (name: string, query: CaseQuery) => ({
    name: `/cases ${name}`,
    read: () => findCases(engines, query, { sort: 'due', descending: false, limit }),
  })
  return [
    devices('all', {}),
    devices('free', { share: 'free' }),
    devices('by value', {}, 'value'),
    devices('kind, maker and country', { kind: 'iphone', maker: 'Apple', country: 'de' }),
    devices('overdue', { priority: 'overdue' }),
    devices('text', { text: 'iphone 14' }),
    cases('open', {}),
    cases('overdue', { overdue: true }),
    cases('any', { state: 'any' }),
    cases('kind, any', { state: 'any', kind: 'damaged-in-transit' }),
    cases('text', { text: lastName }),
    cases('text, any', { text: lastName, state: 'any' }),
    { name: '/returns', read: () => findReturns(engines, {}, { descending: false, limit }) },
    { name: '/put-away', read: () => findUnplaced(engines) },
    { name: '/places', read: () => findPlaces(engines) },
    { name: '/places/:code', read: () => findPlace(engines, 'P-F-07') },
    { name: '/stocktake', read: () => findStocktakes(engines) },
  ]
}

/** Every list of the office, searches, what its dashboard counts, and what the clocks look for. */
export async function officeReads(engines: Engines): Promise<OfficeRead[]> {
  const middle = await middleOf(engines)
  const search = (name: string, text: string) => ({ name: `search ${name}`, read: () => searchTrades(engines, text) })
  // Ten thousand trades are ten days: of a month, the smallest size would have a third only.
  const reports = (country: string) => () =>
    findReports(engines, readReportQuery({ days: '7', from: '', to: '', country, landingPage: '' }, engines.now()))
  return [
    ...tradeReads(engines, middle),
    ...otherLists(engines, middle),
    ...floorReads(engines, middle),
    search('number', formatTradeNumber(middle.number)),
    search('running number', formatTradeNumber(middle.number).slice(5)),
    search('IMEI', middle.imei),
    search('tracking number', middle.tracking),
    search('mailbox', middle.email),
    search('name', middle.lastName),
    { name: 'dashboard queues', read: () => findQueues(engines) },
    { name: 'dashboard messages', read: () => findSubjects(engines) },
    { name: 'dashboard cases', read: () => countCases(engines) },
    { name: 'dashboard quotes', read: () => countRequestedQuotes(engines) },
    { name: 'dashboard reviews', read: () => countWaitingReviews(engines) },
    { name: 'reports of a week', read: reports('') },
    { name: 'reports of a week, one country', read: reports('at') },
    {
      name: 'timers: what is due',
      read: () => engines.db.transaction().execute((tx) => lockDueTrade(tx, new Date(0))),
    },
  ]
}
