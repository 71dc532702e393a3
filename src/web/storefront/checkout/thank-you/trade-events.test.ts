import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { galaxy, iphone } from '#tests/support/fixtures/carts.ts'
import { tradeEvents } from './trade-events.ts'

test('every device of a trade is told once, with the voucher of the whole', () => {
  const events = tradeEvents([{ ...iphone, quantity: 2 }, galaxy], { code: 'UMLAUF5', value: cents(5_00) }, 26000018)
  const phone = {
    conditionId: 'B',
    currency: 'EUR',
    deviceId: '14',
    offerId: iphone.offerId,
    revenue: 215_50,
    tradeId: '26000018',
    productName: 'Apple iPhone 14 128 GB',
    category: 'iphone',
    voucherCode: 'UMLAUF5',
    voucherValue: 5_00,
  }

  expect(events).toHaveLength(3)
  expect(events.slice(0, 2)).toEqual([phone, phone])
  expect(events[2]).toMatchObject({ deviceId: '24', revenue: 19_99 })
})

test('a trade without a voucher has none to tell of', () => {
  expect(tradeEvents([galaxy], undefined, 1)).toEqual([
    expect.objectContaining({ voucherCode: null, voucherValue: null }),
  ])
})
