import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { isHello, messageAbout, openParentPort } from './frame-messages.ts'

const offer = {
  offerId: '0193a1b2-0000-7000-8000-000000000000',
  deviceId: '7',
  productName: 'Apple iPhone 14',
  category: 'iphone',
  conditionId: 'B',
  currency: 'EUR' as const,
  revenue: cents(200_50),
  voucherCode: 'HELLO',
  voucherValue: cents(5_00),
}
const partner = 'https://partner.example'

/** A window inside another one, as far as speaking goes. */
function framed(origins = [partner], ancestors: string[] | undefined = undefined) {
  const sent: [unknown, string][] = []
  const parent = { postMessage: (message: unknown, to: string) => sent.push([message, to]) }
  const page = Object.assign(new EventTarget(), { parent, location: { ancestorOrigins: ancestors } })
  let greeted = 0
  const { post } = openParentPort(page as unknown as Window, origins, () => (greeted += 1))
  const hear = (data: unknown, origin = partner, source: unknown = parent) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { sent, post, hear, greetings: () => greeted }
}

test('X1.18 nothing is said before a listed page has said hello, and then to that page only', () => {
  const { sent, post, hear, greetings } = framed()
  post({ type: 'height', height: 800 })
  expect(sent).toEqual([])

  hear({ type: 'hello' })
  post({ type: 'height', height: 800 })

  expect(greetings()).toBe(1)
  expect(sent).toEqual([
    [{ source: 'umlauf', version: 1, type: 'ready' }, partner],
    [{ source: 'umlauf', version: 1, type: 'height', height: 800 }, partner],
  ])
})

test('X1.18 where the browser says who is around, nobody has to say hello, unless it is a stranger', () => {
  const ready = [{ source: 'umlauf', version: 1, type: 'ready' }, partner]

  expect(framed([partner], [partner]).sent).toEqual([ready])
  expect(framed([partner], ['https://evil.example', partner]).sent).toEqual([])
})

test('X1.18 a hello from elsewhere, from another window or in another shape is not heard', () => {
  const { sent, post, hear, greetings } = framed()
  hear({ type: 'hello' }, 'https://evil.example')
  hear({ type: 'hello' }, 'null')
  hear({ type: 'hello' }, `${partner}.evil.example`)
  hear({ type: 'hello' }, partner, {})
  for (const data of [undefined, null, 'hello', 1n, [], {}, { type: 'Hello' }, { type: 'hello', height: 1 }]) hear(data)
  post({ type: 'ready' })

  expect(greetings()).toBe(0)
  expect(sent).toEqual([])
  expect(framed(['']).sent).toEqual([])
  expect(isHello({ type: 'hello' })).toBe(true)
})

test('what a partner hears of an offer or a trade names no visitor, no number and no voucher', () => {
  const device = { device: 'Apple iPhone 14', category: 'iphone', price: 200.5, currency: 'EUR' }
  const trade = [
    { ...offer, tradeId: '26001015' },
    { ...offer, tradeId: '26001015' },
  ]

  expect(messageAbout({ name: 'offer_generated', data: offer })).toEqual({ type: 'offer', ...device })
  expect(messageAbout({ name: 'offer_add_to_cart', data: offer })).toEqual({ type: 'cart', ...device })
  expect(messageAbout({ name: 'trade_created', data: trade })).toEqual({
    type: 'trade',
    devices: 2,
    value: 401,
    currency: 'EUR',
  })
  expect(messageAbout({ name: 'page_type', screen: 'home' })).toBeUndefined()
})
