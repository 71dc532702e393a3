import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findCustomerData } from '#domain/accounts/profile/customer-data.ts'
import { addAccount } from '#domain/accounts/registration/add-account.ts'
import { addStaffTogether } from '#domain/staff/add-staff.ts'
import { findQueues } from '#domain/contact/messages/find-messages.ts'
import { subjects } from '#domain/contact/messages/subjects.ts'
import { findAudiences, findIssues } from '#domain/newsletter/issues/find-issues.ts'
import { textProblems } from '#domain/newsletter/issues/issue-form.ts'
import { issueMeanings } from '#domain/newsletter/issues/issue-meanings.ts'
import { findClarification } from '#domain/clarification/find-clarification.ts'
import { findShownReviews } from '#domain/reviews/find-reviews.ts'
import { findRegisterState } from '#domain/payouts/register/read-register.ts'
import { findCommission } from '#domain/trades/money/find-commission.ts'
import { itemStates, tradeStatus, tradeStatuses, type ItemState } from '#domain/trades/lifecycle/trade-status.ts'
import { runTimers } from '#domain/trades/lifecycle/timers/run-timers.ts'
import { activateCustomer } from '#domain/trades/customer-records/activate-customer.ts'
import { readConfig } from '#server/config/config.ts'
import type { Locale } from '#shop/messages/locale.ts'
import { modes } from '#shop/modes/all.ts'
import { brokenHistories } from '#tests/support/readers/database/check-histories.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { demoColleagues } from './people/demo-colleagues.ts'
import { addOwnWatches } from './people/own-watches.ts'
import { caseKinds } from '#domain/cases/case.ts'
import { addDemoCases } from './trades/demo-cases.ts'
import { addDemoQuotes } from './trades/demo-quotes.ts'
import { seedDemoTrades } from './seed-demo-trades.ts'

const now = new Date()
const engines = useEngines({ stocked: true, now: () => now })
const { storefronts } = readConfig({})

beforeAll(async () => {
  await addStaffTogether(engines(), demoColleagues, 'a password for all of them')
  const person = { firstName: 'Demo', lastName: 'Umlauf', email: 'demo@umlauf.example', password: 'a long password 1' }
  for (const country of Object.values(storefronts.countries)) {
    await activateCustomer(engines(), await addAccount(engines(), country, person))
  }
  await engines()
    .db.transaction()
    .execute((tx) => seedDemoTrades(tx, engines(), storefronts, 300))
})

const ask = async <Row>(query: string): Promise<Row[]> => (await sql.raw<Row>(query).execute(engines().db)).rows

test('the demo shows every state of a device, every country, companies and guests', async () => {
  const states = await ask<{ status: string }>('select distinct status from trade_items')
  const [counts] = await ask<Record<string, number>>(`
    select count(*) as trades, count(distinct country) as countries, count(*) filter (where segment = 'business') as companies,
      count(distinct t.customer_id) as customers, min(created_at) >= now() - interval '90 days' as "isRecent"
    from trades t`)
  const guests = await ask(
    'select c.id from customers c where not exists (select from accounts a where a.customer_id = c.id)',
  )

  expect(states.map(({ status }) => status).toSorted()).toEqual(itemStates.toSorted())
  expect(counts).toMatchObject({ trades: 300, countries: 5, isRecent: true })
  expect(counts!['companies']).toBeGreaterThan(5)
  expect(counts!['customers']).toBeLessThan(300)
  expect(guests.length).toBeGreaterThan(100)
})

const ownTrades = (country: string) =>
  ask<{ id: string; number: number; states: ItemState[]; address: string; payee: string }>(`
    select t.id, t.number, array_agg(i.status order by position) as states, t.payee_hint as payee,
      concat(t.seller->>'houseNumber', t.seller->>'addressExtra') as address
    from trades t join trade_items i on i.trade_id = t.id join accounts a on a.customer_id = t.customer_id
    where a.email = 'demo@umlauf.example' and t.country = '${country}' group by t.id`)

describe.each(Object.values(storefronts.countries))('in $code', (country) => {
  test('F-51 whoever logs in as the demo’s customer finds a trade of every status, sold from two addresses and paid in two ways', async () => {
    const trades = await ownTrades(country.code)
    const statuses = trades.map(({ states }) => tradeStatus(states))

    expect([...new Set(statuses)].toSorted()).toEqual([...tradeStatuses].toSorted())
    expect(trades.filter(({ states }) => states.includes('CLARIFICATION'))).toHaveLength(1)
    expect(new Set(trades.map(({ address }) => address)).size).toBe(2)
    expect(new Set(trades.map(({ payee }) => payee)).size).toBe(2)
  })

  test('F-51 his account knows two addresses, and a bank account and PayPal', async () => {
    const [owner] = await ask<{ id: string }>(
      `select customer_id as id from accounts where email = 'demo@umlauf.example' and country = '${country.code}'`,
    )
    const { addresses, phoneContact, paymentAccounts } = (await findCustomerData(engines().db, owner!.id))!

    expect(addresses.map(({ city, isPrimary }) => [city, isPrimary])).toEqual([
      [country.demo.city, true],
      [country.demo.city, false],
    ])
    expect(new Set(addresses.map(({ street, houseNumber }) => `${street} ${houseNumber}`)).size).toBe(2)
    expect(phoneContact?.phone).toMatch(/^\+\d+$/)
    expect(
      paymentAccounts.map(({ bankAccount, paypalAccount }) => [bankAccount?.holder, paypalAccount === null]),
    ).toEqual([
      ['Demo Umlauf', true],
      [undefined, false],
    ])
  })
})

test('F-51 people sell on every day of the week and seldom at night, and nobody works on Sundays but lately', async () => {
  const days = await ask<{ day: number; count: number }>(
    `select extract(isodow from created_at)::int as day, count(*)::int from trades group by 1 order by 1`,
  )
  const [night] = await ask<{ share: number }>(
    `select avg((extract(hour from created_at at time zone 'UTC') < 6)::int)::float8 as share from trades`,
  )
  const onSundays = await ask(`
    select id from trade_events where event in ('receive', 'matches', 'differs', 'batch') and at < now() - interval '4 days'
      and extract(isodow from at at time zone 'UTC') = 7`)
  const devices = await ask<{ count: number }>(
    'select count(*)::int from trade_items group by device_id order by 1 desc',
  )

  expect(days).toHaveLength(7)
  expect(Math.min(...days.map(({ count }) => count))).toBeGreaterThanOrEqual(15)
  expect(night!.share).toBeLessThan(0.1)
  expect(onSundays).toEqual([])
  expect(devices.length).toBeGreaterThan(30)
  expect(devices[0]!.count).toBeGreaterThan(devices.at(-1)!.count * 3)
})

test('the log of every device leads to where it is, and nothing has happened in the future', async () => {
  expect(await brokenHistories(engines().db)).toEqual([])
  expect(await ask(`select at from trade_events where at > now() + interval '1 minute'`)).toEqual([])
})

test('sums agree: trades with their devices, payouts with what was found', async () => {
  expect(
    await ask(
      `select t.id from trades t where cents <> (select sum(cents) from trade_items i where i.trade_id = t.id)`,
    ),
  ).toEqual([])
  expect(
    await ask(`
      select i.id from trade_items i join offers o on o.id = i.offer_id
      where i.cents <> o.cents or o.cents <> (select sum((line->>'cents')::int) from jsonb_array_elements(o.lines) line)`),
  ).toEqual([])
  expect(await ask(`select id from trade_items where status = 'PAID' and final_cents is null`)).toEqual([])
  expect(
    await ask(`
      select c.id from clarifications c join trade_items i on i.id = c.item_id join inspections s on s.id = inspection_id
      where old_cents <> i.cents or new_cents <> s.cents or new_cents >= old_cents
        or (answer = 'accept' and i.final_cents <> new_cents) or (answered_at is null) <> (i.status = 'CLARIFICATION')`),
  ).toEqual([])
})

test('every device that is paid has one payout and one receipt, and the French register is whole', async () => {
  const { db } = engines()
  expect(
    await ask(`
      select i.id from trade_items i
        left join payout_items x on x.item_id = i.id and x.live left join payouts p on p.id = x.payout_id
        left join receipts r on r.payout_id = p.id
      where (i.status = 'PAID') <> (r.id is not null) or (i.status = 'PAYOUT_PENDING') <> (p.status = 'released')
        or (i.status = 'PAYOUT_FAILED' and p.id is not null) or x.cents <> i.final_cents`),
  ).toEqual([])
  expect(
    await ask(`select id from receipts r where cents <> (select cents from payouts p where p.id = payout_id)`),
  ).toEqual([])
  const { last, brokenAt } = await findRegisterState({ db, vault: engines().vault })
  expect(last).toBeGreaterThan(10)
  expect(brokenAt).toBeUndefined()
})

test('clarifications are open, answered in every way, and run out', async () => {
  const answers = await ask<{ answer: string }>(
    `select distinct coalesce(answer, answered_by, 'open') as answer from clarifications order by 1`,
  )
  const kinds = ['accept', 'nobody', 'open', 'recycle', 'return', 'second-look']

  expect(answers.map(({ answer }) => answer)).toEqual(kinds)
})

test('every photo of the demo is a picture among the files', async () => {
  const photos = await ask<{ file: string }>('select distinct file from item_photos')

  expect(photos.length).toBeGreaterThan(2)
  for (const { file } of photos) {
    const kept = await engines().files.read(file)
    expect(Buffer.from(kept!.bytes.subarray(1, 4)).toString(), file).toBe('PNG')
  }
})

test('no clock has run out when the demo begins', async () => {
  expect(
    await ask(`select id from trade_items where due_at <= now() or remind_at < now() - interval '1 minute'`),
  ).toEqual([])
  expect(await runTimers(engines(), storefronts)).toBe(0)
})

test('letters are those of the last days, and few; every open question has one that leads to it', async () => {
  const [letters] = await ask<{ count: number; oldest: Date }>(
    `select count(*), min(created_at) as oldest from letters where kind <> 'clarification'`,
  )
  const [open] = await ask<{ count: number }>('select count(*) from clarifications where answered_at is null')
  const asked = await ask<{ text: string; locale: Locale }>(
    `select text_body as text, locale from letters where kind = 'clarification'`,
  )

  expect(letters!.count).toBeGreaterThan(5)
  expect(letters!.count).toBeLessThanOrEqual(40)
  expect(now.getTime() - letters!.oldest.getTime()).toBeLessThan(3 * 24 * 60 * 60_000)
  expect(asked).toHaveLength(open!.count)
  for (const { text, locale } of asked) {
    const country = Object.values(storefronts.countries).find((each) => each.locale === locale)!
    const [, token = '', trade = ''] = /\/([\w-]{43})\/(T-26-\d+)/.exec(text) ?? []
    const found = await findClarification(engines(), { country, mode: modes.default }, { token, trade })
    expect(found, text).toMatchObject({ answer: null, photos: [expect.anything(), expect.anything()] })
  }
})

test('people have written about every subject, and a partner has earned something', async () => {
  const queues = await findQueues(engines())
  const written = await ask<{ subject: string }>('select distinct subject from contact_messages')
  const commission = await findCommission(engines())

  expect(written).toHaveLength(subjects.length)
  expect(queues.filter(({ waiting }) => waiting > 0).length).toBeGreaterThan(3)
  expect(commission.length).toBeGreaterThan(0)
})

test('the newsletter has readers in four countries, two issues that they got and one that is being written', async () => {
  const audiences = await findAudiences(engines(), storefronts)
  const issues = await findIssues(engines())
  const foreign = await ask(`select id from newsletter_subscribers where email not like '%umlauf.example'`)

  expect(audiences.map(({ country }) => country).toSorted()).toEqual(['de', 'es', 'fr', 'it'])
  expect(audiences.reduce((sum, { people }) => sum + people, 0)).toBeGreaterThanOrEqual(120)
  expect(issues.map(({ status }) => status)).toEqual(['draft', 'sent', 'sent'])
  for (const { text, sent } of issues.filter(({ status }) => status === 'sent')) {
    expect(textProblems(text, issueMeanings(storefronts.countries.de))).toEqual({})
    expect(sent).toBeGreaterThan(20)
  }
  expect(foreign).toEqual([])
})

test('German sellers said what they think of paid sales, the cross ones too, and somebody has to read some of it', async () => {
  const { db } = engines()
  const de = { country: storefronts.countries.de, mode: modes.default }
  const shown = await findShownReviews({ db, now: () => now }, de)
  const states = await ask<{ status: string }>('select distinct status from reviews order by 1')
  const untrue = await ask(`
    select r.id from reviews r where r.country <> 'de' or r.written_at > now() or not exists (
      select from trade_items i where i.trade_id = r.trade_id and i.status = 'PAID'
        and i.status_since + interval '14 days' <= r.written_at)`)

  expect(shown!.seal.count).toBeGreaterThanOrEqual(15)
  expect(shown!.seal.average).toBeGreaterThan(3)
  expect(shown!.seal.average).toBeLessThan(5)
  expect(shown!.newest.some(({ stars }) => stars <= 3)).toBe(true)
  expect(states.map(({ status }) => status)).toEqual(['published', 'rejected', 'waiting'])
  expect(untrue).toEqual([])
})

test('F-51 reviews are written by day, no two at once, over more than a fortnight, and read by those who work then', async () => {
  const reviews = await ask<{ at: Date; hour: number; read: number | null }>(`
    select written_at as at, extract(hour from written_at at time zone 'UTC')::int as hour,
      extract(isodow from decided_at at time zone 'UTC')::int as read
    from reviews order by written_at`)
  const moments = reviews.map(({ at }) => at.getTime())
  const days = new Set(reviews.map(({ at }) => at.toISOString().slice(0, 10)))
  const late = reviews.filter(({ at }) => now.getTime() - at.getTime() < 4 * 24 * 60 * 60_000)

  expect(new Set(moments).size).toBe(moments.length)
  expect(moments.at(-1)! - moments[0]!).toBeGreaterThan(14 * 24 * 60 * 60_000)
  expect(days.size).toBeGreaterThan(10)
  for (const { hour } of reviews) expect([6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]).toContain(hour)
  const read = reviews.slice(0, reviews.length - late.length).filter((review) => review.read !== null)
  expect(read.length).toBeGreaterThan(5)
  for (const review of read) expect(review.read).toBeLessThanOrEqual(5)
})

test('companies wait for what we offer, and one has its answer', async () => {
  await addDemoQuotes(engines(), storefronts)

  const quotes = await ask<{ status: string }>('select status from business_quotes order by number')
  expect(quotes.map(({ status }) => status)).toEqual(['offered', 'requested', 'requested'])
})

test('there is a case of every kind, with a photo each, and some are overdue', async () => {
  await addDemoCases(engines())

  const cases = await ask<{ kind: string; photos: number; overdue: boolean }>(`
    select kind, (select count(*) from item_photos p where p.case_id = c.id)::int as photos, due_at < now() as overdue
    from cases c order by kind`)
  expect([...new Set(cases.map(({ kind }) => kind))]).toEqual([...caseKinds].toSorted())
  expect(cases.every(({ photos }) => photos > 0)).toBe(true)
  expect(cases.some(({ overdue }) => overdue)).toBe(true)
})

test('F-51 he watches a price in every country, and has confirmed it', async () => {
  await addOwnWatches(engines(), storefronts, 'demo@umlauf.example')

  const watches = await ask<{ country: string; status: string }>(
    `select country, status from price_watches where email = 'demo@umlauf.example' order by country`,
  )
  expect(watches).toEqual(
    Object.keys(storefronts.countries)
      .toSorted()
      .map((country) => ({ country, status: 'active' })),
  )
})
