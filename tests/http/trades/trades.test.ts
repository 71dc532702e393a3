import { describe, expect, test } from 'vitest'
import { countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { openSession, tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'

const withKey = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key })

async function offered(code: (typeof countryCodes)[number]) {
  const send = await openSession(code)
  const offer = (await send('POST', '/api/offers', usedPhone)).json<{ id: string; priceCents: number }>()
  const sell = (body: object, key?: string) => send('POST', '/api/trades', body, code, withKey(key))
  return { send, sell, offer, trade: tradeOf(code, offer.id) }
}

describe.each(triedCountries)('a guest in %s', (code) => {
  test('S1.02 S4.11 sells a phone and gets a number that checks itself', async () => {
    const { sell, trade } = await offered(code)
    const { status, json } = await sell(trade)

    expect(status).toBe(201)
    expect(json().tradeNumber).toMatch(/^T-\d{2}-\d{6,}$/)
    expect(json().transactionId).toBe(Number(String(json().tradeNumber).replaceAll(/\D/g, '')))
  })
})

test('S7.42 the same key is the same trade, other content under it is refused', async () => {
  const { sell, trade } = await offered('de')
  const key = crypto.randomUUID()
  const answers = await Promise.all([sell(trade, key), sell(trade, key), sell(trade, key)])
  const otherwise = await sell({ ...trade, voucher: 'OTHER' }, key)

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(otherwise.status).toBe(409)
})
