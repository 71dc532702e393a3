import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { screens } from '#shop/screens/screens.ts'
import { pageTypeOf } from './page-type.ts'
import { purchaseEvent } from './purchase.ts'

test('S9.12 a purchase has no tax, no shipping, the total as its value, and its items', () => {
  const event = purchaseEvent({
    transactionId: 4711,
    value: cents(415_55),
    currency: 'EUR',
    voucher: 'SPRING',
    items: [{ deviceId: 'd1', productName: 'iPhone 14', category: 'iphone', price: cents(207_77), quantity: 2 }],
  })

  expect(event).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: '4711',
      value: 415.55,
      tax: 0,
      shipping: 0,
      currency: 'EUR',
      coupon: 'SPRING',
      items: [{ item_id: 'd1', item_name: 'iPhone 14', item_category: 'iphone', price: 207.77, quantity: 2 }],
    },
  })
})

test('every screen has a page type, and the error page has its own', () => {
  for (const screen of screens) expect(pageTypeOf(screen)).toMatch(/^[a-z-]+$/)
  expect(pageTypeOf('404')).toBe('404')
})
