import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findVouchers } from '#domain/offers/vouchers/find-vouchers.ts'
import { chooseSplitPayout } from '#domain/payouts/batches/decide-payout.ts'
import { addStaffTogether } from '#domain/staff/add-staff.ts'
import { demoColleagues } from '#demo/people/demo-colleagues.ts'
import { seedDemoTrades } from '#demo/seed-demo-trades.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { acceptedTrade, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { readReportQuery } from './report-query.ts'
import { findReports } from './find-reports.ts'

const now = new Date()
const engines = useEngines({ stocked: true, now: () => now })
beforeAll(async () => {
  await addStaffTogether(engines(), demoColleagues, 'a password for all of them')
  await engines()
    .db.transaction()
    .execute((tx) => seedDemoTrades(tx, engines(), storefronts, 120))
})

const asked = { days: '90', from: '', to: '', country: '', landingPage: '' }
const reportsOf = (change: Partial<typeof asked> = {}) =>
  findReports(engines(), readReportQuery({ ...asked, ...change }, now))
const one = async (query: string): Promise<number> => {
  const { rows } = await sql.raw<{ value: number }>(`select (${query})::float8 as value`).execute(engines().db)
  return rows[0]!.value
}

describe('X1.16 the board of reports', () => {
  test('counts the way from offers to payouts as the tables do', async () => {
    const { funnel, days } = await reportsOf()
    const reached = (state: string) =>
      one(`select count(distinct trade_id) from trade_events where to_status = '${state}'`)

    const since = (table: string) =>
      one(`select count(*) from ${table} where (created_at at time zone 'Europe/Berlin')::date >= '${days[0]!.day}'`)

    expect(Object.fromEntries(funnel.map(({ step, count }) => [step, count]))).toEqual({
      // The offer of the oldest trade may have been made the day before the first.
      offers: await since('offers'),
      trades: await since('trades'),
      received: await reached('RECEIVED'),
      accepted: await reached('ACCEPTED'),
      paid: await reached('PAID'),
    })
    expect(days).toHaveLength(90)
    expect(funnel[1]!.share).toBeCloseTo(120 / funnel[0]!.count)
  })

  test('tells how often devices were worth more or less than promised', async () => {
    const { revaluation } = await reportsOf()
    const first = `from inspections s join trade_items i on i.id = s.item_id where round = 1 and outcome in ('matches', 'differs')`

    expect(revaluation).toEqual({
      inspected: await one(`select count(*) ${first}`),
      up: await one(`select count(*) ${first} and s.cents > i.cents`),
      down: await one(`select count(*) ${first} and s.cents < i.cents`),
      upCents: await one(`select sum(s.cents - i.cents) ${first} and s.cents > i.cents`),
      downCents: await one(`select sum(s.cents - i.cents) ${first} and s.cents < i.cents`),
    })
    expect(revaluation.up).toBeGreaterThan(0)
    expect(revaluation.down).toBeGreaterThan(0)
  })

  test('tells how many days pass until the money comes', async () => {
    const { payment } = await reportsOf()
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from p.at - r.at)::float8 / 86400 as days
      from trade_events p join trade_events r on r.item_id = p.item_id and r.event = 'receive'
      where p.event = 'settled' order by 1`.execute(engines().db)
    const middle = (rows.length - 1) / 2
    const median = (rows[Math.floor(middle)]!.days + rows[Math.ceil(middle)]!.days) / 2

    expect(payment.paid).toBe(rows.length)
    expect(payment.median).toBeCloseTo(median, 4)
    expect(payment.p90).toBeGreaterThanOrEqual(median)
  })

  test('counts answers, turnover by category and country, and what waits', async () => {
    const { answers, byCategory, byCountry, waiting } = await reportsOf()
    const sum = (rows: readonly { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0)
    const paid = await one(`select sum(cents) from payouts where status = 'paid'`)

    expect(answers.reduce((total, { count }) => total + count, 0)).toBe(
      await one('select count(*) from clarifications'),
    )
    expect(answers.map(({ answer }) => answer)).toEqual(
      expect.arrayContaining(['accept', 'no-answer', 'open', 'return']),
    )
    expect(sum(byCategory)).toBe(paid)
    expect(sum(byCountry)).toBe(paid)
    expect(waiting.find(({ status }) => status === 'RECEIVED')?.count).toBe(
      await one(`select count(*) from trade_items where status = 'RECEIVED'`),
    )
    for (const { oldestDays, medianDays } of waiting) expect(oldestDays).toBeGreaterThanOrEqual(medianDays)
  })

  test('F-10 says what was paid as the bank did: with the voucher, as far as it was paid', async () => {
    const finance = await hireColleague(engines(), 'treasurer', 'admin')
    await sql`insert into vouchers (code, kind, basis_points, cents, least_trade_cents, valid_from, valid_until,
      segment, person_limit) values ('ZEHN', 'percent', 1000, 0, 0, '2020-01-01', '2100-01-01', 'consumer', 1)`.execute(
      engines().db,
    )
    const sums = async () => {
      const { byCategory, byCountry } = await reportsOf({ country: 'it' })
      const of = (rows: typeof byCountry, key: string) =>
        rows.find((row) => row.key === key) ?? { devices: 0, cents: 0 }
      const vouchers = await findVouchers(engines())
      return {
        italy: of(byCountry, 'it'),
        phones: of(byCategory, 'iphone'),
        vouchers: of(byCategory, 'voucher').cents,
        cost: vouchers.find(({ code }) => code === 'ZEHN')!.paidCents,
      }
    }
    const before = await sums()
    const change = { voucher: 'ZEHN' }
    const trade = await acceptedTrade(engines(), 'it', { pieces: 3, accepted: 2, finalCents: 100_05, change })
    await chooseSplitPayout(engines(), 'seller', trade)
    expect(await sums()).toEqual(before)

    const { number, cents } = (await sendMoney(engines(), finance)).get(trade.id)!
    await bankTells(engines(), finance, [{ payout: number, cents }])

    expect(cents).toBe(220_11)
    const after = await sums()
    expect({
      italy: after.italy.cents - before.italy.cents,
      devices: after.italy.devices - before.italy.devices,
      phones: after.phones.cents - before.phones.cents,
      vouchers: after.vouchers - before.vouchers,
      cost: after.cost - before.cost,
    }).toEqual({ italy: 220_11, devices: 2, phones: 200_10, vouchers: 20_01, cost: 20_01 })
  })

  test('counts as paid only what did not come back', async () => {
    const finance = await hireColleague(engines(), 'treasurer', 'admin')
    const italy = async () => {
      const { funnel, payment, byCategory, byCountry } = await reportsOf({ country: 'it' })
      return [funnel.find(({ step }) => step === 'paid')!.count, payment.paid, byCategory, byCountry]
    }
    const trade = await acceptedTrade(engines(), 'it')
    const before = await italy()
    const { number, cents } = (await sendMoney(engines(), finance)).get(trade.id)!
    await bankTells(engines(), finance, [{ payout: number, cents }])
    expect(await italy()).not.toEqual(before)
    await bankTells(engines(), finance, [{ payout: number, cents, code: 'AC04' }])

    expect(await italy()).toEqual(before)
  })

  test('is narrowed by country, landing page and days', async () => {
    const all = await reportsOf()
    const parts = await Promise.all(['at', 'de', 'es', 'fr', 'it'].map((country) => reportsOf({ country })))
    const channel = await reportsOf({ landingPage: 'UML-DE-B2B' })
    const week = await reportsOf({ days: '7' })
    const trades = ({ funnel }: typeof all) => funnel[1]!.count

    expect(parts.reduce((total, part) => total + trades(part), 0)).toBe(trades(all))
    expect(trades(channel)).toBe(await one(`select count(*) from trades where landing_page = 'UML-DE-B2B'`))
    expect(week.days).toHaveLength(7)
    expect(trades(week)).toBeLessThan(trades(all))
    expect(trades(await reportsOf({ country: "x' or '1'='1" }))).toBe(0)
  })
})

describe('a question about reports', () => {
  const noon = new Date('2026-03-10T11:00:00Z')
  const read = (change: Partial<typeof asked>) => readReportQuery({ ...asked, days: '', ...change }, noon)

  test.each([
    [{}, '2026-02-09', '2026-03-10'],
    [{ days: '7' }, '2026-03-04', '2026-03-10'],
    [{ days: '8' }, '2026-02-09', '2026-03-10'],
    [{ from: '2026-01-01', to: '2026-01-31' }, '2026-01-01', '2026-01-31'],
    [{ from: '2026-03-01' }, '2026-03-01', '2026-03-10'],
    [{ from: '2026-03-01', to: '2027-01-01' }, '2026-03-01', '2026-03-10'],
    [{ from: '2026-03-09', to: '2026-03-01' }, '2026-03-01', '2026-03-01'],
    [{ from: '1900-01-01', to: '2026-03-10' }, '2024-03-10', '2026-03-10'],
    [{ from: '2026-02-30' }, '2026-02-09', '2026-03-10'],
  ])('%j is from %s to %s', (change, from, to) => {
    expect(read(change)).toMatchObject({ from, to })
  })
})
