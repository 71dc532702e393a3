import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { priceFinding, termsOf } from '#domain/inspection/price-finding.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findBoxes } from '#domain/trades/parcels/find-boxes.ts'
import { sendShippingDocuments } from '#domain/trades/parcels/send-shipping-documents.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { cents, sumCents } from '#shop/money/money.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import {
  acceptance,
  pricedQuote,
  quoteBehind,
  requestedQuote,
  soldBoxes,
} from '#tests/support/drivers/customers/companies.ts'
import { accept, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { acceptBusinessQuote } from './accept-business-quote.ts'
import { declineBusinessQuote } from './decline-business-quote.ts'
import { readQuoteLabels } from './read-quote-labels.ts'
import { sendQuoteLabels } from './send-quote-labels.ts'
import { some } from '#tests/support/limits/runs.ts'

const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const germany = shopOf('de')
const DAY = 24 * 60 * 60_000

let pricing: Colleague
let finance: Colleague
beforeAll(async () => {
  pricing = await hireColleague(engines(), 'pricing', 'pricing')
  finance = await hireColleague(engines(), 'finance', 'finance')
})

const lettersTo = (email: string) =>
  engines().db.selectFrom('letters').selectAll().where('to_address', '=', email).execute()

const tradesOf = async (quoteId: string): Promise<number> =>
  (await sql`select 1 from trades where business_quote_id = ${quoteId}`.execute(engines().db)).rows.length

describe('a company that says yes', () => {
  test('X1.12 sells every box as a trade of its own, spread evenly, at the prices of the quote', async () => {
    const { token, quote } = await pricedQuote(engines(), pricing, 130_00, { pieces: 110 })

    const trades = await soldBoxes(engines(), token, 4)

    expect(trades.map(({ items }) => items.length)).toEqual([27, 28, 27, 28])
    expect(sumCents(trades.map(({ cents: worth }) => worth))).toBe(quote.cents)
    for (const trade of trades) {
      expect(trade).toMatchObject({ segment: 'business', businessQuoteId: quote.id, landingPage: 'UML-DE-B2B' })
      expect(trade.seller).toMatchObject({ company: 'Muster GmbH', vatId: 'DE136695976', taxMode: 'standard' })
      expect(trade.priceValidUntil).toEqual(new Date(clock.now().getTime() + 14 * DAY))
      expect(new Set(trade.items.map(({ cents: price }) => price))).toEqual(new Set([130_00]))
    }
    const [offer] = trades[0]!.items.map((item) => item.offer)
    expect(offer).toMatchObject({ segment: 'business', pieces: 110, status: 'ordered', cents: 130_00 })
    expect(sumCents(offer!.lines.map((line) => line.cents))).toBe(130_00)
    expect((await quoteBehind(engines(), token)).quote).toMatchObject({ status: 'accepted', boxes: 4 })
  })

  test('I5 sells once, though two tabs say it at the same moment and a third one later', async () => {
    const { token, quote } = await requestedQuote(engines(), { pieces: 3 })
    const said = acceptance(token, 3)

    const results = await Promise.all(
      Array.from({ length: 6 }, () =>
        acceptBusinessQuote(engines(), germany, { ...said, visitor: crypto.randomUUID() }),
      ),
    )
    const later = await acceptBusinessQuote(engines(), germany, said)

    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1)
    expect(later).toEqual({ ok: true, isNew: false })
    expect(await tradesOf(quote.id)).toBe(3)
  })

  test('and then something else, for other boxes or another account, is told that it comes too late', async () => {
    const { token, quote } = await requestedQuote(engines(), { pieces: 3 })
    const said = acceptance(token, 3)
    await acceptBusinessQuote(engines(), germany, said)
    const payee = { holder: 'Somebody Else', iban: 'DE02120300000000202051' }

    for (const other of [{ ...said, boxes: 2 }, { ...said, form: { ...said.form, payee } }, acceptance(token, 3)])
      expect(await acceptBusinessQuote(engines(), germany, other)).toEqual({ ok: false, reason: 'not-open' })
    expect(await tradesOf(quote.id)).toBe(3)
  })

  test('F-01 does nothing more by a link that is as old as its page must not be', async () => {
    const [sold, declined] = [
      await requestedQuote(engines(), { pieces: 1 }),
      await requestedQuote(engines(), { pieces: 1 }),
    ]
    const said = acceptance(sold.token, 1)
    await acceptBusinessQuote(engines(), germany, said)
    await declineBusinessQuote(engines(), germany, declined.token)
    const again = async () => [
      await acceptBusinessQuote(engines(), germany, said),
      await declineBusinessQuote(engines(), germany, declined.token),
    ]

    clock.moveBy(180 * DAY - 1)
    expect(await again()).toEqual([{ ok: true, isNew: false }, { ok: true }])
    clock.moveBy(1)
    expect(await again()).toEqual([
      { ok: false, reason: 'not-found' },
      { ok: false, reason: 'not-found' },
    ])
    clock.moveBy(-180 * DAY)
  })

  test('sells nothing if anything is wrong', async () => {
    const { token, quote } = await requestedQuote(engines(), { pieces: 3 })
    const { form, ...rest } = acceptance(token, 1)
    const incomplete = { ...form, seller: { ...form.seller, postalCode: '1' }, payee: { holder: 'A', iban: 'DE00' } }

    for (const boxes of [0, 4, 1.5]) {
      const wrong = await acceptBusinessQuote(engines(), germany, { ...rest, boxes, form })
      expect(wrong).toEqual({ ok: false, reason: 'wrong-boxes' })
    }
    expect(await acceptBusinessQuote(engines(), germany, { ...rest, form: incomplete })).toMatchObject({
      reason: 'invalid-seller',
      fields: { postalCode: 'invalid', iban: 'wrong-length' },
    })
    expect(await acceptBusinessQuote(engines(), shopOf('at'), { ...rest, form })).toMatchObject({ reason: 'not-found' })
    expect(await acceptBusinessQuote(engines(), germany, { ...rest, form, token: 'x' })).toMatchObject({ ok: false })
    expect(await tradesOf(quote.id)).toBe(0)
  })

  test('cannot do so before there is an offer, after a no, nor when its time is over', async () => {
    const waiting = await requestedQuote(engines(), { pieces: 100 })
    const declined = await requestedQuote(engines(), { pieces: 1 })
    const late = await requestedQuote(engines(), { pieces: 1 })
    expect(await declineBusinessQuote(engines(), germany, declined.token)).toEqual({ ok: true })
    expect(await declineBusinessQuote(engines(), germany, declined.token)).toEqual({ ok: true })
    expect(await declineBusinessQuote(engines(), germany, waiting.token)).toEqual({ ok: false, reason: 'not-open' })

    const say = ({ token }: { token: string }) => acceptBusinessQuote(engines(), germany, acceptance(token, 1))
    expect(await say(waiting)).toEqual({ ok: false, reason: 'not-open' })
    expect(await say(declined)).toEqual({ ok: false, reason: 'not-open' })
    clock.moveBy(14 * DAY)
    expect(await say(late)).toEqual({ ok: false, reason: 'quote-expired' })
    expect(await declineBusinessQuote(engines(), germany, late.token)).toEqual({ ok: false, reason: 'quote-expired' })
    clock.moveBy(-14 * DAY)
  })
})

describe('the documents of a quote', () => {
  test('X1.08 are one letter when every box has its label, and one file with a sheet per box', async () => {
    const { token, quote } = await requestedQuote(engines(), { pieces: 5 })
    const trades = await soldBoxes(engines(), token, 3)
    const work = async (tradeId: string) => {
      const { businessQuoteId } = await sendShippingDocuments(engines(), storefronts, tradeId)
      await sendQuoteLabels(engines(), storefronts, businessQuoteId!)
    }
    const kinds = async () => (await lettersTo(quote.contact.email)).map(({ kind }) => kind)

    await work(trades[0]!.id)
    await work(trades[1]!.id)
    expect(await kinds()).toEqual(['business-quote'])
    expect(await readQuoteLabels(engines(), germany, token)).toBeUndefined()
    await Promise.all(Array.from({ length: 4 }, () => work(trades[2]!.id)))
    await work(trades[0]!.id)

    expect((await kinds()).toSorted()).toEqual(['business-quote', 'business-quote-accepted'])
    expect((await lettersTo(trades[0]!.email)).map(({ kind }) => kind)).toEqual([])
    const labels = (await readQuoteLabels(engines(), germany, token))!
    const text = readPdf(labels.bytes).lines.map((line) => line.text)
    expect(readPdf(labels.bytes).pages).toBe(3)
    for (const { number } of trades) expect(text.join(' ')).toContain(formatTradeNumber(number))
  })
})

describe('the life of a box', () => {
  test('X1.01 a second look comes to the agreed price if it is as described, and to less in proportion if not', async () => {
    const { token, lines } = await pricedQuote(engines(), pricing, 200_00, { pieces: 100 })
    const [trade] = await soldBoxes(engines(), token, 10)
    const { offer } = trade!.items[0]!
    const terms = termsOf(offer)

    expect(priceFinding(terms, offer, offer.answers).cents).toBe(200_00)
    const { agreed: _, ...plain } = terms
    const worse = { ...offer.answers, HOUSING: ['DENTS'] }
    const without = priceFinding(plain, offer, worse).cents
    expect(without).toBeLessThan(lines[0]!.calculated)
    expect(priceFinding(terms, offer, worse).cents).toBe(Math.trunc((without * 200_00) / lines[0]!.calculated))
    expect(priceFinding(terms, offer, { ...offer.answers, BATTERY: ['SWOLLEN'] }).cents).toBe(0)
  })

  test('F-10 a box tells what it pays as things stand, not what was promised', async () => {
    const { token, quote } = await requestedQuote(engines(), { pieces: 4 })
    const [first] = await soldBoxes(engines(), token, 2)
    await accept(engines(), first!, first!.items, 40_00)

    const boxes = await findBoxes(engines().db, quote.id)
    expect(boxes.map(({ cents: worth }) => worth)).toEqual([80_00, quote.cents / 2])
  })

  test.each([
    ['owe', 50_00, 1],
    ['do not owe', 49_99, 0],
  ])('F-17 the letters about an offer and about all of its boxes say that we %s the tax', async (_, price, times) => {
    const { token, quote } = await pricedQuote(engines(), pricing, price, { pieces: 100 })
    for (const { id } of await soldBoxes(engines(), token, 2)) await sendShippingDocuments(engines(), storefronts, id)
    await sendQuoteLabels(engines(), storefronts, quote.id)

    const hint = 'Steuerschuldnerschaft des Leistungsempfängers'
    const found = (await lettersTo(quote.contact.email)).map((letter) => [
      letter.kind,
      letter.text_body.split(hint).length - 1,
    ])
    expect(Object.fromEntries(found)).toEqual({ 'business-quote': times, 'business-quote-accepted': times })
  })

  test.each(
    some(
      [
        ['exactly 5,000.00 € in all boxes', 50_00, 'standard', 'reverse-charge'],
        ['one cent less for a piece', 49_99, 'standard', 'net'],
        ['a small business', 50_00, 'small-business', 'small-business'],
        ['a company under the margin scheme', 50_00, 'margin-scheme', 'margin-scheme'],
      ],
      2,
    ),
  )('S9.01 the credit note of every box has the tax of the whole quote: %s', async (_, price, taxMode, tax) => {
    const { token } = await pricedQuote(engines(), pricing, price, { pieces: 100, contact: { taxMode } })
    const trades = await soldBoxes(engines(), token, 2)
    expect(sumCents(trades.map(({ cents: worth }) => worth))).toBe(cents(100 * price))
    // Another day, so that no second colleague has to look at the sums.
    clock.moveBy(DAY)
    finance = { ...finance, authenticatedAt: clock.now() }

    // The first box is paid before anybody has looked into the second, and with less than was promised.
    await accept(engines(), trades[0]!, trades[0]!.items, 40_00)
    for (const trade of trades) {
      if (trade !== trades[0]) await accept(engines(), trade, trade.items)
      const payout = (await sendMoney(engines(), finance)).get(trade.id)!
      await bankTells(engines(), finance, [{ payout: payout.number, cents: payout.cents }])
    }

    const receipts = await engines()
      .db.selectFrom('receipts')
      .select(['kind', 'tax'])
      .where(
        'trade_id',
        'in',
        trades.map(({ id }) => id),
      )
      .execute()
    expect(receipts).toEqual([
      { kind: 'credit-note', tax },
      { kind: 'credit-note', tax },
    ])
  })
})
