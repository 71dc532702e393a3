import { describe, expect, test } from 'vitest'
import { tierFor } from '#domain/offers/pricing/volume-tiers.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { cents } from '#shop/money/money.ts'
import { company, phones, quoteBehind, requestedQuote } from '#tests/support/drivers/customers/companies.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { statusNow } from '#domain/business/quotes/business-quote.ts'
import { expireBusinessQuotes } from '#domain/business/quotes/acceptance/expire-business-quotes.ts'
import { findQuoteByLink } from '#domain/business/quotes/find-business-quotes.ts'
import { requestBusinessQuote } from './request-business-quote.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const germany = shopOf('de')
const DAY = 24 * 60 * 60_000

const lettersTo = (email: string) =>
  engines().db.selectFrom('letters').selectAll().where('to_address', '=', email).execute()

const request = async (change: object = {}, shop = germany) =>
  requestBusinessQuote(engines(), shop, {
    visitor: crypto.randomUUID(),
    key: crypto.randomUUID(),
    address: crypto.randomUUID(),
    contact: company(),
    lines: [await phones(engines(), 3)],
    ...change,
  })

describe('a company that asks for a quote', () => {
  test('X1.12 gets it at once while the shop could buy it itself, with the tier of all pieces, for 14 days', async () => {
    const { quote, lines } = await requestedQuote(engines(), { pieces: 10 })

    expect(quote).toMatchObject({ status: 'offered', pieces: 10, landingPage: 'UML-DE-B2B', decidedBy: null })
    expect(quote.validUntil).toEqual(new Date(clock.now().getTime() + firstRules.business.quoteDays * DAY))
    expect(lines).toHaveLength(1)
    expect(lines[0]!.lines).toContainEqual(
      expect.objectContaining({ kind: 'tier', basisPoints: tierFor(firstRules, 10) }),
    )
    expect(quote.cents).toBe(10 * lines[0]!.cents)
    const letters = await lettersTo(quote.contact.email)
    expect(letters.map(({ kind }) => kind)).toEqual(['business-quote'])
    expect(letters[0]!.text_body).toMatch(/\/b2b\/angebot\/[\w-]{30,}\n/)
  })

  test('S9.01 waits for a colleague above 5,000 € net, and from 100 pieces on whatever they are worth', async () => {
    const [many, lot] = [
      await requestedQuote(engines(), { pieces: 99 }),
      await requestedQuote(engines(), { pieces: 100 }),
    ]

    for (const { quote } of [many, lot]) {
      expect(quote).toMatchObject({ status: 'requested', validUntil: null })
      expect(await lettersTo(quote.contact.email)).toEqual([])
    }
    expect(many.quote.cents).toBeGreaterThan(cents(5_000_00))
  })

  test('X1.12 has rows that say the same in one line, with the numbers of all their devices', async () => {
    const [one, other] = [await phones(engines(), 1), await phones(engines(), 2)]
    const scratched = await phones(engines(), 1, { HOUSING: ['DENTS'] })
    const result = await request({
      lines: [{ ...one, imeis: ['490154203237518'] }, scratched, { ...other, imeis: ['356938035643809'] }],
    })

    const { lines } = await quoteBehind(engines(), result.ok ? result.token : '')
    expect(lines.map(({ quantity, imeis, condition }) => ({ quantity, imeis, condition }))).toEqual([
      { quantity: 3, imeis: ['490154203237518', '356938035643809'], condition: 'B' },
      { quantity: 1, imeis: [], condition: 'D' },
    ])
  })

  test('gets the same quote for the same request, however often and however parallel it is sent', async () => {
    const same = { visitor: crypto.randomUUID(), key: 'a key of this test', contact: company() }

    const results = await Promise.all(Array.from({ length: 5 }, () => request(same)))
    const otherwise = await request({ ...same, lines: [await phones(engines(), 4)] })

    expect(new Set(results.map((result) => result.ok && result.token)).size).toBe(1)
    expect(results.filter((result) => result.ok && result.isNew)).toHaveLength(1)
    expect(otherwise).toMatchObject({ ok: true, isNew: true })
    expect(await lettersTo(same.contact.email)).toHaveLength(2)
  })

  test('S1.23 is told of everything that is wrong at once', async () => {
    const contact = company({ company: ' ', vatId: 'DE136695977', lastName: '', email: 'nobody', phone: '12' })

    expect(await request({ contact })).toEqual({
      ok: false,
      reason: 'invalid-contact',
      problems: {
        company: 'missing',
        vatId: 'mistyped',
        lastName: 'missing',
        email: 'invalid',
        phone: 'invalid',
      },
    })
  })

  test('S6.04 is refused outside of Germany, without devices, and with one that has no price', async () => {
    const unknown = { ...(await phones(engines(), 1)), device: 999_999 }

    expect(await request({}, shopOf('fr'))).toEqual({ ok: false, reason: 'no-business-here' })
    expect(await request({ lines: [] })).toEqual({ ok: false, reason: 'no-devices' })
    expect(await request({ lines: [await phones(engines(), 1), unknown] })).toEqual({
      ok: false,
      reason: 'devices-changed',
    })
  })

  test('cannot flood anybody with letters', async () => {
    const address = crypto.randomUUID()
    const results = []
    for (let sent = 0; sent < 21; sent += 1) results.push(await request({ address }))

    expect(results.slice(0, 20).every(({ ok }) => ok)).toBe(true)
    expect(results[20]).toMatchObject({ ok: false, reason: 'too-many' })
  })
})

describe('the link of a quote', () => {
  test('opens it in its own country only, and nothing if it was made up', async () => {
    const { token } = await requestedQuote(engines(), { pieces: 1 })

    expect(await findQuoteByLink(engines(), shopOf('at'), token)).toEqual({ ok: false, reason: 'not-found' })
    expect(await findQuoteByLink(engines(), germany, `${token.slice(0, -1)}x`)).toMatchObject({ ok: false })
    expect(await findQuoteByLink(engines(), germany, 'made-up')).toEqual({ ok: false, reason: 'not-found' })
  })

  test('is over after half a year, the quote itself after two weeks, to the second', async () => {
    const { token, quote } = await requestedQuote(engines(), { pieces: 1 })
    const start = clock.now()

    clock.moveBy(firstRules.business.quoteDays * DAY - 1)
    expect(statusNow(quote, clock.now())).toBe('offered')
    await expireBusinessQuotes(engines())
    expect((await quoteBehind(engines(), token)).quote.status).toBe('offered')
    clock.moveBy(1)
    expect(statusNow(quote, clock.now())).toBe('expired')
    expect(await expireBusinessQuotes(engines())).toBeGreaterThan(0)
    expect((await quoteBehind(engines(), token)).quote.status).toBe('expired')

    clock.moveBy(180 * DAY)
    expect(await findQuoteByLink(engines(), germany, token)).toEqual({ ok: false, reason: 'link-expired' })
    clock.moveBy(start.getTime() - clock.now().getTime())
  })
})
