import { describe, expect, test } from 'vitest'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'

const { openVisit, rowsOfTrades, query } = useVisitors()

type Visit = Awaited<ReturnType<typeof openVisit>>

const company = { company: 'Muster GmbH', vatId: 'DE123456788', taxMode: 'standard' }

/** Whatever was sent, it is refused with a code, and the shop has written nothing down. */
async function refused(send: (visit: Visit) => Promise<Answer>, visit?: Visit) {
  const visitor = visit ?? (await openVisit())
  const before = await rowsOfTrades()
  const answer = await send(visitor)
  expect(await rowsOfTrades()).toBe(before)
  expect(answer.headers['content-type']).toContain('application/problem+json')
  const { code, violations = [] } = answer.json<{ code: string; violations?: { code?: string }[] }>()
  return [answer.status, code, ...violations.flatMap((violation) => violation.code ?? [])]
}

/** The names of what is wrong with its fields follow. */
const malformed = expect.toSatisfy(
  ([status, code]: unknown[]) => status === 400 && code === 'invalid-input',
  '400 invalid-input',
)

test.each([
  [
    'a price in the line',
    (trade: object, id: string) => ({ ...trade, lines: [{ offerId: id, quantity: 1, price: 9999 }] }),
  ],
  ['cents in the line', (trade: object, id: string) => ({ ...trade, lines: [{ offerId: id, quantity: 1, cents: 1 }] })],
  ['a total', (trade: object) => ({ ...trade, total: 9999 })],
  ['the value of a voucher', (trade: object) => ({ ...trade, voucher: { code: 'X', value: 100 } })],
  ['a number of a customer', (trade: object) => ({ ...trade, customerId: 10_001 })],
  ['a state', (trade: object) => ({ ...trade, status: 'PAID' })],
  [
    'an offer twice',
    (trade: object, id: string) => ({ ...trade, lines: [1, 2].map((quantity) => ({ offerId: id, quantity })) }),
  ],
  [
    'too many lines',
    (trade: object) => ({
      ...trade,
      lines: Array.from({ length: 51 }, () => ({ offerId: crypto.randomUUID(), quantity: 1 })),
    }),
  ],
  ['an offer that is no id', (trade: object) => ({ ...trade, lines: [{ offerId: "' or 1=1 --", quantity: 1 }] })],
  ['nothing', () => ({})],
  ['a list', () => []],
])('S20 a trade that brings %s along is refused', async (_, tamper) => {
  expect(await refused(({ sell, trade, offer }) => sell(tamper(trade, offer.id)))).toEqual(malformed)
})

test.each([
  '-1',
  '0',
  '1.5',
  '100',
  '1e9',
  '1e309',
  '-1e309',
  '1e-5',
  '"1"',
  'null',
  'true',
  '[1]',
  'NaN',
  '9007199254740993',
])('S20 R17 a quantity of %s is refused', async (quantity) => {
  const sent = ({ sell, trade }: Visit) => sell(JSON.stringify(trade).replace('"quantity":1', `"quantity":${quantity}`))

  expect(await refused(sent)).toEqual(malformed)
})

test('S20 a hidden parent does not get into a trade', async () => {
  const sent = ({ sell, trade }: Visit) => sell(`{"__proto__":{"cents":1},${JSON.stringify(trade).slice(1)}`)

  expect(await refused(sent)).toEqual(malformed)
})

describe('S20 an offer is sold only', () => {
  test('by who asked for it', async () => {
    const mine = await openVisit()
    expect(await refused(({ sell }) => sell(mine.trade))).toEqual([409, 'cart-changed', 'unknown-offer'])
    expect((await mine.sell(mine.trade)).status).toBe(201)
  })

  test('in the country that it was made for', async () => {
    const german = await openVisit('de')
    const inAustria = ({ send, offer }: Visit) =>
      send('POST', '/api/trades', tradeOf('at', offer.id), 'at', { 'idempotency-key': crypto.randomUUID() })
    expect(await refused(inAustria, german)).toEqual([409, 'cart-changed', 'unknown-offer'])
  })

  test('if it exists', async () => {
    expect(await refused(({ sell }) => sell(tradeOf('de', crypto.randomUUID())))).toEqual([
      409,
      'cart-changed',
      'unknown-offer',
    ])
  })

  test('as long as it is valid', async () => {
    const visit = await openVisit()
    await query('update offers set valid_until = now() where id = $1', [visit.offer.id])
    expect(await refused(({ sell, trade }) => sell(trade), visit)).toEqual([409, 'cart-changed', 'price-changed'])
  })

  test('until a newer one takes its place', async () => {
    const visit = await openVisit()
    await visit.send('POST', '/api/offers', { ...usedPhone, replaces: visit.offer.id })
    expect(await refused(({ sell, trade }) => sell(trade), visit)).toEqual([409, 'cart-changed', 'price-changed'])
  })

  test('once', async () => {
    const visit = await openVisit()
    await visit.sell(visit.trade)
    expect(await refused(({ sell, trade }) => sell(trade), visit)).toEqual([409, 'cart-changed', 'sold'])
  })

  test('whole: a cart with one that is gone is not sold at all', async () => {
    const visit = await openVisit()
    const lines = [...visit.trade.lines, { offerId: crypto.randomUUID(), quantity: 1 }]
    expect(await refused(({ sell, trade }) => sell({ ...trade, lines }), visit)).toEqual([
      409,
      'cart-changed',
      'unknown-offer',
    ])
  })

  test('to the kind of seller that it was made for', async () => {
    expect(await refused(({ sell, trade }) => sell({ ...trade, business: company }))).toEqual([
      409,
      'cart-changed',
      'price-changed',
    ])
  })
})

test.each(['at', 'es', 'fr', 'it'] as const)('S1.10 S6.04 a company cannot sell in %s', async (country) => {
  const visit = await openVisit(country)
  expect(await refused(({ sell, trade }) => sell({ ...trade, business: company }), visit)).toEqual([
    422,
    'no-business-here',
  ])
})

test('an empty cart and an unknown voucher have reasons of their own', async () => {
  expect(await refused(({ sell, trade }) => sell({ ...trade, lines: [] }))).toEqual([422, 'cart-empty'])
  expect(await refused(({ sell, trade }) => sell({ ...trade, voucher: 'NO-SUCH' }))).toEqual([422, 'voucher-unknown'])
})

test.each(['', 'short', 'has spaces in between', 'x'.repeat(65), "'; drop table trades"])(
  'S7.42 “%s” is no key for a trade',
  async (key) => {
    expect(await refused(({ sell, trade }) => sell(trade, key))).toEqual([400, 'missing-key'])
  },
)

test('S20 a voucher counts once per person, however the address is written', async () => {
  await query(
    `insert into vouchers (code, kind, cents, valid_from, valid_until)
     values ('ONCE', 'fixed', 500, now() - interval '1 day', now() + interval '1 day')`,
  )
  const [first, second] = [await openVisit(), await openVisit()]
  const { email } = first.trade.seller
  const shouting = { ...second.trade.seller, email: email.toUpperCase() }

  expect((await first.sell({ ...first.trade, voucher: 'once' })).status).toBe(201)
  expect(await refused(({ sell, trade }) => sell({ ...trade, seller: shouting, voucher: ' ONCE ' }), second)).toEqual([
    422,
    'voucher-used-by-you',
  ])
})
