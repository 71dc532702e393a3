import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { cents } from '#shop/money/money.ts'
import { retention } from '#shop/retention.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { quoteBehind, requestedQuote, soldBoxes } from '#tests/support/drivers/customers/companies.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { changeQuotePrices, refuseBusinessQuote, sendBusinessQuote } from './decide-business-quote.ts'
import { countRequestedQuotes, findBusinessQuotes } from './find-business-quotes.ts'

const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const DAY = 24 * 60 * 60_000

let agent: Colleague
let auditor: Colleague
beforeAll(async () => {
  agent = await hireColleague(engines(), 'agent', 'agent')
  auditor = await hireColleague(engines(), 'auditor', 'auditor')
})
beforeEach(() => clock.moveBy(1_000))

type Quote = Awaited<ReturnType<typeof requestedQuote>>

const seenOf = ({ quote }: Pick<Quote, 'quote'>) => ({ number: quote.number, changedAt: quote.changedAt.getTime() })

const pricesOf = (price: number) => new Map([[0, cents(price)]])

const auditOf = async (number: number) =>
  (
    await sql<{ action: string; before: object; after: object }>`
      select action, before, after from audit_entries where subject = ${`business quote ${number}`} order by at, action`.execute(
      engines().db,
    )
  ).rows

const lettersTo = (email: string) =>
  engines().db.selectFrom('letters').selectAll().where('to_address', '=', email).execute()

describe('a colleague', () => {
  test('changes prices before sending, and every change is written down with what it was before', async () => {
    const asked = await requestedQuote(engines(), { pieces: 100 })
    const { calculated } = asked.lines[0]!

    expect(await changeQuotePrices(engines(), storefronts, agent, seenOf(asked), pricesOf(150_00))).toEqual({
      ok: true,
    })
    const changed = await quoteBehind(engines(), asked.token)
    expect(changed.quote).toMatchObject({ status: 'requested', cents: 15_000_00 })
    expect(changed.lines[0]).toMatchObject({ calculated, cents: 150_00 })
    clock.moveBy(1_000)
    expect(await sendBusinessQuote(engines(), storefronts, agent, seenOf(changed), pricesOf(160_50))).toEqual({
      ok: true,
    })

    const { quote } = await quoteBehind(engines(), asked.token)
    expect(quote).toMatchObject({ status: 'offered', cents: 16_050_00, decidedBy: 'agent' })
    expect(quote.validUntil).toEqual(new Date(clock.now().getTime() + 14 * DAY))
    expect(await auditOf(quote.number)).toEqual([
      {
        action: 'businessQuote.price',
        before: { cents: 100 * calculated, prices: { 1: calculated } },
        after: { cents: 15_000_00, prices: { 1: 150_00 } },
      },
      {
        action: 'businessQuote.price',
        before: { cents: 15_000_00, prices: { 1: 150_00 } },
        after: { cents: 16_050_00, prices: { 1: 160_50 } },
      },
      {
        action: 'businessQuote.send',
        before: { status: 'requested' },
        after: { status: 'offered', cents: 16_050_00 },
      },
    ])
    const [letter] = await lettersTo(quote.contact.email)
    expect(letter).toMatchObject({ kind: 'business-quote', subject: `Dein Angebot ${quote.number} ist da` })
    expect(letter!.text_body).toContain('16.050,00')
  })

  test('says no with a reason that the company reads', async () => {
    const asked = await requestedQuote(engines(), { pieces: 100 })
    const refuse = (reason: string) => refuseBusinessQuote(engines(), storefronts, agent, seenOf(asked), reason)

    expect(await refuse(' \n ')).toEqual({ ok: false, reason: 'reason-missing' })
    expect(await refuse('x'.repeat(1_001))).toEqual({ ok: false, reason: 'reason-too-long' })
    expect(await refuse('Unser Lager ist voll.\nIm Mai wieder.')).toEqual({ ok: true })

    const { quote } = await quoteBehind(engines(), asked.token)
    expect(quote).toMatchObject({ status: 'refused', reason: 'Unser Lager ist voll.\nIm Mai wieder.' })
    const [letter] = await lettersTo(quote.contact.email)
    expect(letter!.text_body).toContain('Unser Lager ist voll.\n\nIm Mai wieder.')
    expect(await auditOf(quote.number)).toMatchObject([
      { action: 'businessQuote.refuse', after: { status: 'refused' } },
    ])
    expect(await refuse('Noch einmal')).toEqual({ ok: false, reason: 'decided-already' })
  })

  test('decides about nothing that is not as it was seen, is worth nothing, or is not for this role', async () => {
    const asked = await requestedQuote(engines(), { pieces: 100 })
    const send = (who: Colleague, price: number, seen = seenOf(asked)) =>
      sendBusinessQuote(engines(), storefronts, who, seen, pricesOf(price))

    expect(await send(auditor, 100)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await send(agent, 0)).toEqual({ ok: false, reason: 'worth-nothing' })
    expect(await send(agent, 100, { number: 1, changedAt: 0 })).toEqual({ ok: false, reason: 'no-such-quote' })
    clock.moveBy(1_000)
    await changeQuotePrices(engines(), storefronts, agent, seenOf(asked), pricesOf(99_00))
    expect(await send(agent, 100)).toEqual({ ok: false, reason: 'changed-meanwhile' })
    expect(await lettersTo(asked.quote.contact.email)).toEqual([])
  })

  test('finds what waits, the oldest first, and by number, company or mailbox', async () => {
    const { quote } = await requestedQuote(engines(), { pieces: 100, contact: { company: 'Ganz_Eigene AG' } })
    const order = { sort: 'created', descending: false, limit: 50 } as const
    const find = async (text: string) =>
      (await findBusinessQuotes(engines(), { text }, order)).rows.map(({ number }) => number)

    for (const text of ['ganz_eig', String(quote.number), quote.contact.email])
      expect(await find(text)).toEqual([quote.number])
    expect(await find('ganzXeig')).toEqual([])
    const { rows: quotes, total } = await findBusinessQuotes(engines(), { status: 'requested' }, order)
    const { count, oldest } = await countRequestedQuotes(engines())
    expect([count, oldest]).toEqual([total.count, quotes[0]!.createdAt])
  })
})

test('old quotes are forgotten: what came to nothing wholly, what was sold without numbers and contacts', async () => {
  const gone = await requestedQuote(engines(), { pieces: 1 })
  const sold = await requestedQuote(engines(), { pieces: 1 })
  await soldBoxes(engines(), sold.token, 1)
  const { db } = engines()
  await sql`update business_quote_lines set imeis = '["490154203237518"]' where quote_id = ${sold.quote.id}`.execute(db)
  const rows = () =>
    db
      .selectFrom('business_quotes')
      .select(['id', 'email', 'company'])
      .where('id', 'in', [gone.quote.id, sold.quote.id])
      .execute()

  clock.moveBy((retention.businessQuotesDays - 1) * DAY)
  await purgeEverythingExpired(engines())
  expect(await rows()).toHaveLength(2)
  clock.moveBy(2 * DAY)
  await purgeEverythingExpired(engines())
  expect(await rows()).toEqual([{ id: sold.quote.id, email: sold.quote.contact.email, company: 'Muster GmbH' }])
  const { imeis } = await db
    .selectFrom('business_quote_lines')
    .select('imeis')
    .where('quote_id', '=', sold.quote.id)
    .executeTakeFirstOrThrow()
  expect(imeis).toEqual([])
  clock.moveBy((retention.tradesYears + 1) * 366 * DAY)
  await purgeEverythingExpired(engines())
  expect(await rows()).toEqual([{ id: sold.quote.id, email: '', company: '' }])
})
