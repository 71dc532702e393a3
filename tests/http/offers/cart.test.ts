import { describe, expect, test } from 'vitest'
import type { CartAnswer } from '#domain/cart/cart-answer.ts'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { openSession, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

/** A voucher that counts in each country. */
const vouchers = { at: 'WILLKOMMEN10', de: 'willkommen 10', es: 'BIENVENIDA10', fr: 'BIENVENUE10', it: 'BENVENUTO10' }

const unknown = '00000000-0000-7000-8000-000000000000'

type Code = (typeof countryCodes)[number]

async function openVisitor(code: Code) {
  const send = await openSession(code)
  const offer = (await send('POST', '/api/offers', usedPhone)).json<{ id: string; priceCents: number }>()
  const lines = [{ offerId: offer.id, quantity: 2 }]
  const price = (change: object = {}, at: string = code) =>
    send('POST', '/api/cart', { lines, voucher: null, business: false, ...change }, at)
  return { offer, price }
}

const known: Partial<Record<Code, ReturnType<typeof openVisitor>>> = {}

/** One visitor per country for all tests here: the shop does not open sessions without end. */
const visitorWithOffer = (code: Code) => (known[code] ??= openVisitor(code))

describe.each(triedCountries)('S4.08 a cart in %s', (code) => {
  const messages = readMessages('messages', messagesFileOf(code))

  test('is told its lines, its total and until when', async () => {
    const { offer, price } = await visitorWithOffer(code)
    const { status, headers, json } = await price()
    const answer = json<CartAnswer>()

    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(answer).toMatchObject({
      lines: [
        { askedFor: offer.id, offerId: offer.id, priceCents: offer.priceCents, formerPriceCents: null, quantity: 2 },
      ],
      gone: [],
      totalCents: offer.priceCents * 2,
      payoutCents: offer.priceCents * 2,
    })
    expect(answer.cartExpiry).toBe(answer.lines[0]!.validUntil)
  })

  test('S3.09 takes a voucher of its country, and hears in its language why another does not count', async () => {
    const { offer, price } = await visitorWithOffer(code)
    const welcome = (await price({ voucher: vouchers[code] })).json<CartAnswer>()
    const over = (await price({ voucher: 'SOMMER2025' })).json<CartAnswer>()

    expect(welcome.voucher).toEqual({ code: vouchers[code].toUpperCase().replace(' ', ''), valueCents: 3_000 })
    expect(welcome.payoutCents).toBe(offer.priceCents * 2 + 3_000)
    expect(over.voucherProblem).toEqual({ code: 'voucher-over', message: messages['problem.voucher-over'] })
    expect(over.payoutCents).toBe(offer.priceCents * 2)
  })

  test('says in its language what is gone', async () => {
    const { price } = await visitorWithOffer(code)
    const { gone } = (await price({ lines: [{ offerId: unknown, quantity: 1 }] })).json<CartAnswer>()

    expect(gone).toEqual([{ offerId: unknown, reason: 'unknown-offer', message: messages['problem.unknown-offer'] }])
  })
})

test('S20 the offers of another visitor and of another country are unknown', async () => {
  const mine = await visitorWithOffer('de')
  const theirs = await openVisitor('de')
  const lines = [{ offerId: mine.offer.id, quantity: 1 }]

  for (const answer of [await theirs.price({ lines }), await mine.price({ lines }, 'at')]) {
    expect(answer.json<CartAnswer>()).toMatchObject({ lines: [], gone: [{ reason: 'unknown-offer' }], totalCents: 0 })
  }
})

test('S9.01 D1 a company in Germany gets net prices, and no voucher of private people', async () => {
  const { offer, price } = await openVisitor('de')
  const answer = (await price({ business: true, voucher: 'UMLAUF5' })).json<CartAnswer>()

  expect(answer.lines[0]!.priceCents).toBeLessThan(offer.priceCents)
  expect(answer).toMatchObject({ voucher: null, voucherProblem: { code: 'voucher-other-sellers' } })
  expect(answer.payoutCents).toBe(answer.totalCents)
})

test.each(countryCodes.filter((code) => code !== 'de'))(
  'S1.10 S6.04 in %s no cart is priced for a company, and no offer made for one',
  async (code) => {
    const { price } = await visitorWithOffer(code)
    const refused = await price({ business: true })
    const send = await openSession(code)
    const offered = await send('POST', '/api/offers', { ...usedPhone, segment: 'business' })

    expect([refused.status, refused.json().code]).toEqual([422, 'no-business-here'])
    expect(offered.status).toBe(400)
  },
)

test('S4.10 S6.04 the widget for companies offers net from the first price on, the other one never', async () => {
  const [person, company] = await Promise.all(['aganwidget', 'b2bwidget'].map((host) => openSession(host)))
  const offer = (await person!('POST', '/api/offers', usedPhone)).json<{ id: string; priceCents: number }>()
  const net = (await company!('POST', '/api/offers', usedPhone)).json<{ priceCents: number; segment: string }>()
  const lines = [{ offerId: offer.id, quantity: 1 }]
  const refused = await person!('POST', '/api/cart', { lines, voucher: null, business: true })

  expect(net.segment).toBe('business')
  expect(net.priceCents).toBeLessThan(offer.priceCents)
  expect([refused.status, refused.json().code]).toEqual([422, 'no-business-here'])
})

const offerId = unknown

test.each([
  ['a price', { lines: [{ offerId, quantity: 1, price: 9999 }] }],
  ['no pieces', { lines: [{ offerId, quantity: 0 }] }],
  ['a hundred pieces', { lines: [{ offerId, quantity: 100 }] }],
  ['half a piece', { lines: [{ offerId, quantity: 1.5 }] }],
  ['an id that is none', { lines: [{ offerId: 'x', quantity: 1 }] }],
  [
    'one offer twice',
    {
      lines: [
        { offerId, quantity: 1 },
        { offerId, quantity: 1 },
      ],
    },
  ],
  ['a total', { total: 5 }],
  ['a voucher that is none', { voucher: 5 }],
  ['an endless voucher', { voucher: 'X'.repeat(61) }],
  ['nothing about the seller', { business: undefined }],
])('S20 a cart with %s is refused', async (_, change) => {
  const { price } = await visitorWithOffer('de')

  expect((await price(change)).status).toBe(400)
})

test('S16 no other site can ask about a cart', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }

  expect((await ask('de', '/api/cart', { method: 'POST', headers, body: '{}' })).status).toBe(403)
})
