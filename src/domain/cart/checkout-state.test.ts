import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyCheckout, piecesIn, readCheckout, type CheckoutState } from './checkout-state.ts'

const sale: CheckoutState = {
  cart: [
    { deviceId: 'd1', name: 'iPhone 14', price: 315_00, quantity: 2 },
    { deviceId: 'd2', name: 'Galaxy S24', price: 200_00, quantity: 1 },
  ],
  cartExpiry: 1_900_000_000_000,
  offerIds: ['o1', 'o2'],
  transactionId: 4711,
  voucher: 'SPRING',
  B2BMode: true,
  priceCalculateDone: true,
  paymentType: 13,
  isPayPalTransaction: false,
}

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
  expect(piecesIn(sale)).toBe(3)
})

describe('reading what a browser remembers', () => {
  test('S3.08 gives back what was kept', () => {
    expect(readCheckout(JSON.parse(JSON.stringify(sale)))).toEqual(sale)
  })

  test.each<[keyof CheckoutState, unknown]>([
    ['cart', null],
    ['cart', 'devices'],
    ['cart', [null]],
    ['cart', [{ deviceId: 'd1', name: 'iPhone', price: 1, quantity: '2' }]],
    ['cart', [{ deviceId: 'd1', name: 'iPhone', price: 1, quantity: 0 }]],
    ['cart', [{ deviceId: 'd1', name: {}, price: 1, quantity: 1 }]],
    ['cartExpiry', 'tomorrow'],
    ['offerIds', [1]],
    ['transactionId', '4711'],
    ['voucher', {}],
    ['B2BMode', 'yes'],
    ['priceCalculateDone', 1],
    ['paymentType', null],
    ['isPayPalTransaction', null],
  ])('S3.11 drops %s when it is %j, and keeps the rest', (field, value) => {
    expect(readCheckout({ ...sale, [field]: value })).toEqual({ ...sale, [field]: emptyCheckout[field] })
  })

  test('S3.11 never throws, whatever was remembered', () => {
    fc.assert(
      fc.property(fc.anything(), (remembered) => {
        expect(Object.keys(readCheckout(remembered))).toEqual(Object.keys(emptyCheckout))
      }),
    )
  })
})
