import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { countries } from '#shop/countries/all.ts'
import { agrees, lettersAsking, restsIn, soldBySomebody } from '#tests/support/drivers/customers/asked-sellers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { reviewConsentOf } from './consent.ts'
import { requestReviews } from './request-reviews.ts'

const DAY = 24 * 60 * 60_000
const clock = movableClock(new Date('2026-11-15T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })

const run = () => requestReviews(engines(), storefronts)
const asked = async (email: string) => (await lettersAsking(engines(), email)).length

test('X1.08 M24 is sent two weeks after the payout, once, to those who agreed', async () => {
  const [agreed, silent, tookItBack] = await Promise.all([
    soldBySomebody(engines()),
    soldBySomebody(engines()),
    soldBySomebody(engines()),
  ])
  for (const trade of [agreed, silent, tookItBack]) await restsIn(engines(), trade, 'PAID')
  await agrees(engines(), agreed)
  await agrees(engines(), tookItBack)
  await agrees(engines(), tookItBack, false)

  clock.moveBy(13 * DAY)
  await run()
  expect(await asked(agreed.email)).toBe(0)
  clock.moveBy(DAY)
  for (let day = 0; day < 3; day += 1) {
    await run()
    clock.moveBy(DAY)
  }

  expect(await Promise.all([agreed, silent, tookItBack].map(({ email }) => asked(email)))).toEqual([1, 0, 0])
  const [letter] = await lettersAsking(engines(), agreed.email)
  expect(letter).toMatch(/https:\/\/\S+\/review\/[\w-]{43}\b/)
  expect(letter).toContain('nur dieses eine Mal')
  expect(letter).toContain('musst du nichts tun')
})

test('X1.08 however many processes look at once, everybody gets one letter', async () => {
  const trades = await Promise.all(Array.from({ length: 12 }, () => soldBySomebody(engines())))
  for (const trade of trades) {
    await restsIn(engines(), trade, 'PAID', 14)
    await agrees(engines(), trade)
  }
  await Promise.all(Array.from({ length: 8 }, run))

  expect(await Promise.all(trades.map(({ email }) => asked(email)))).toEqual(trades.map(() => 1))
})

test('only the hash of the word in the link is kept', async () => {
  const trade = await soldBySomebody(engines())
  await restsIn(engines(), trade, 'PAID', 14)
  await agrees(engines(), trade)
  await run()
  const [letter] = await lettersAsking(engines(), trade.email)
  const token = /\/review\/([\w-]+)/.exec(letter!)![1]!
  const { rows } = await sql<{ row: string }>`select r::text as row from review_requests r`.execute(engines().db)

  expect(rows.some(({ row }) => row.includes(token))).toBe(false)
})

test('nobody is asked while one of his devices is still open, or if nothing was paid', async () => {
  const [open, returned] = await Promise.all([soldBySomebody(engines(), 'de', 2), soldBySomebody(engines())])
  await agrees(engines(), open)
  await agrees(engines(), returned)
  await restsIn(engines(), open, 'PAID', 20)
  await restsIn(engines(), returned, 'RETURNED', 20)
  await sql`update trade_items set status = 'CLARIFICATION' where id = ${open.items[1]!.id}`.execute(engines().db)
  await run()
  expect([await asked(open.email), await asked(returned.email)]).toEqual([0, 0])

  // A device that went back after a quarrel is no reason not to ask.
  await sql`update trade_items set status = 'RETURNED' where id = ${open.items[1]!.id}`.execute(engines().db)
  await run()
  expect(await asked(open.email)).toBe(1)
})

test('a country that collects no reviews asks nobody, not even for permission', async () => {
  const trade = await soldBySomebody(engines(), 'at')
  await restsIn(engines(), trade, 'PAID', 20)
  await agrees(engines(), trade)
  await run()

  expect(await reviewConsentOf(engines(), shopOf('at'), trade)).toBe('none')
  expect(await asked(trade.email)).toBe(0)
  const { rows } = await sql`select from review_consents where trade_id = ${trade.id}`.execute(engines().db)
  expect(rows).toEqual([])
})

test('a merchant who switches reviews on in another country asks there, too', async () => {
  const features = { ...countries.at.features, sealAndSlider: true }
  const austria = { ...countries.at, features }
  const trade = await soldBySomebody(engines(), 'at')
  await restsIn(engines(), trade, 'PAID', 20)
  await sql`
    insert into review_consents (id, trade_id, at, given, wording, source)
    values (${crypto.randomUUID()}, ${trade.id}, now(), true, 'Ja', 'trade')`.execute(engines().db)
  await requestReviews(engines(), { ...storefronts, countries: { ...countries, at: austria } })

  expect(await asked(trade.email)).toBe(1)
})

test('a consent is written down with its sentence, once, until it is taken back', async () => {
  const trade = await soldBySomebody(engines())
  const state = () => reviewConsentOf(engines(), shopOf('de'), trade)
  expect(await state()).toBe('open')
  await Promise.all([agrees(engines(), trade), agrees(engines(), trade)])
  expect(await state()).toBe('given')
  clock.moveBy(1)
  await agrees(engines(), trade, false)
  expect(await state()).toBe('open')

  const { rows } = await sql`
    select given, wording from review_consents where trade_id = ${trade.id} order by at, id`.execute(engines().db)
  expect(rows).toEqual([
    { given: true, wording: 'Ja, fragt mich.' },
    { given: false, wording: 'Ja, fragt mich.' },
  ])
})

test('once somebody was asked there is nothing more to agree to; who was erased is never asked', async () => {
  const [trade, erased] = [await soldBySomebody(engines()), await soldBySomebody(engines())]
  await restsIn(engines(), trade, 'PAID', 14)
  await restsIn(engines(), erased, 'PAID', 14)
  await agrees(engines(), trade)
  await agrees(engines(), erased)
  await sql`update trades set email = '' where id = ${erased.id}`.execute(engines().db)
  expect(await run()).toBe(1)

  expect(await reviewConsentOf(engines(), shopOf('de'), trade)).toBe('none')
})
