import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAR_AWAY, fullCheckout, galaxy, iphone } from '#tests/support/fixtures/carts.ts'
import { emptyCheckout, piecesIn, readCheckout, type CartDevice, type CheckoutState } from './checkout-state.ts'

const NOW = Date.UTC(2026, 10, 15)

const read = (remembered: unknown) => readCheckout(remembered, NOW)

test('S3.08 a sale in the making starts out as nothing at all', () => {
  expect(emptyCheckout).toEqual({
    cart: [],
    cartExpiry: 0,
    offerIds: [],
    transactionId: 0,
    voucher: null,
    B2BMode: false,
    priceCalculateDone: false,
    paymentType: 0,
    isPayPalTransaction: false,
  })
})

test('a cart counts pieces, not kinds of devices', () => {
  expect(piecesIn(emptyCheckout)).toBe(0)
  expect(piecesIn(fullCheckout)).toBe(3)
})

describe('reading what a browser remembers', () => {
  test('S3.08 gives back what was kept', () => {
    expect(read(JSON.parse(JSON.stringify(fullCheckout)))).toEqual(fullCheckout)
  })

  test.each<[keyof CheckoutState, unknown]>([
    ['cartExpiry', 'tomorrow'],
    ['transactionId', '4711'],
    ['voucher', {}],
    ['B2BMode', 'yes'],
    ['priceCalculateDone', 1],
    ['paymentType', null],
    ['isPayPalTransaction', null],
  ])('S3.11 drops %s when it is %j, and keeps the rest', (field, value) => {
    const done = field === 'cartExpiry' ? { priceCalculateDone: false } : {}

    expect(read({ ...fullCheckout, [field]: value })).toEqual({
      ...fullCheckout,
      ...done,
      [field]: emptyCheckout[field],
    })
  })

  test.each([null, 'devices', 5, {}])('S3.11 drops a cart that is %j', (cart) => {
    expect(read({ ...fullCheckout, cart })).toMatchObject({ cart: [], offerIds: [], priceCalculateDone: false })
  })

  test.each<Partial<Record<keyof CartDevice, unknown>>>([
    { offerId: 'o1' },
    { offerId: undefined },
    { deviceId: 'd1' },
    { name: {} },
    { price: '19.99' },
    { price: -1 },
    { price: 1e300 },
    { quantity: '2' },
    { quantity: 0 },
    { quantity: 1.5 },
    { quantity: 1e9 },
    { url: 'https://elsewhere.example/' },
    { url: '//elsewhere.example/' },
    { image: 'javascript:alert(1)' },
    { category: null },
    { conditionId: 7 },
  ])('S3.11 leaves a line with %j out, keeps the others and wants prices confirmed', (damage) => {
    expect(read({ ...fullCheckout, cart: [null, { ...iphone, ...damage }, galaxy, 'x'] })).toEqual({
      ...fullCheckout,
      cart: [galaxy],
      offerIds: [galaxy.offerId],
      priceCalculateDone: false,
    })
  })

  test('S3.11 reads one offer once, and its ids from the lines', () => {
    const state = read({ ...fullCheckout, cart: [iphone, iphone], offerIds: ['something', 'else'] })

    expect(state).toMatchObject({ cart: [iphone], offerIds: [iphone.offerId], priceCalculateDone: false })
  })

  test('S3.10 prices whose time is over are not confirmed any more', () => {
    expect(readCheckout(fullCheckout, FAR_AWAY - 1).priceCalculateDone).toBe(true)
    expect(readCheckout(fullCheckout, FAR_AWAY).priceCalculateDone).toBe(false)
  })

  test('S3.11 never throws, whatever was remembered', () => {
    const line = fc.record(
      Object.fromEntries(
        Object.entries(iphone).map(([name, good]) => [name, fc.oneof(fc.constant(good), fc.anything())]),
      ),
    )

    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ cart: fc.array(line) })), (remembered) => {
        expect(Object.keys(read(remembered))).toEqual(Object.keys(emptyCheckout))
      }),
    )
  })
})
