import { describe, expect, test } from 'vitest'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import {
  company,
  companyTradeOf,
  fromSomewhere,
  openSession,
  usedPhone,
} from '#tests/support/drivers/customers/sellers.ts'

const { openVisit, ask, query } = useVisitors()

describe('S9.01 what a company sells in one trade', () => {
  type Cart = { lines: { offerId: string }[]; totalCents: number; exceedsBusinessCap: boolean }

  /** A company's cart in which each piece has exactly this price. */
  async function companyWith(cents: number, quantity: number) {
    const visit = await openVisit()
    const price = async (offerId: string) =>
      (
        await visit.send('POST', '/api/cart', { lines: [{ offerId, quantity }], voucher: null, business: true })
      ).json<Cart>()
    const { offerId } = (await price(visit.offer.id)).lines[0]!
    await query('update offers set cents = $2 where id = $1', [offerId, cents])
    return {
      cart: await price(offerId),
      answer: await visit.sell({ ...companyTradeOf(offerId), lines: [{ offerId, quantity }] }),
    }
  }

  test.each([
    ['4999.99 €', 4_999_99, 1, 4_999_99],
    ['5000.00 €', 5_000_00, 1, 5_000_00],
    ['5000.00 € in two pieces', 2_500_00, 2, 5_000_00],
    ['4999.98 € in three pieces', 1_666_66, 3, 4_999_98],
  ])('may come to %s', async (_, cents, quantity, total) => {
    const { cart, answer } = await companyWith(cents, quantity)
    const { rows } = await query('select cents, segment from trades where number = $1', [answer.json().transactionId])

    expect(cart).toMatchObject({ totalCents: total, exceedsBusinessCap: false })
    expect(answer.status).toBe(201)
    expect(rows).toEqual([{ cents: cents * quantity, segment: 'business' }])
  })

  test.each([
    ['5000.01 €', 5_000_01, 1, 5_000_01],
    ['5000.01 € in three pieces', 1_666_67, 3, 5_000_01],
  ])('may not come to %s', async (_, cents, quantity, total) => {
    const { cart, answer } = await companyWith(cents, quantity)

    expect(cart).toMatchObject({ totalCents: total, exceedsBusinessCap: true })
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'over-business-cap' })
  })
})

test('S9.01 a hundred pieces are not sold by a click, however little they cost', async () => {
  const visit = await openVisit()
  const second = (await visit.send('POST', '/api/offers', usedPhone)).json<{ id: string }>()
  const price = async (ids: string[]) => {
    const lines = ids.map((offerId) => ({ offerId, quantity: 50 }))
    const answer = await visit.send('POST', '/api/cart', { lines, voucher: null, business: true })
    return answer.json<{ lines: { offerId: string }[]; totalCents: number; exceedsBusinessCap: boolean }>()
  }
  const ids = (await price([visit.offer.id, second.id])).lines.map(({ offerId }) => offerId)
  await query('update offers set cents = 100 where id = any($1)', [ids])
  const lines = ids.map((offerId) => ({ offerId, quantity: 50 }))
  const answer = await visit.sell({ ...companyTradeOf(ids[0]!), lines })

  expect(await price(ids)).toMatchObject({ totalCents: 100_00, exceedsBusinessCap: true })
  expect([answer.status, answer.json().code]).toEqual([422, 'over-business-cap'])
})

describe('S1.23 a company', () => {
  type Violation = { propertyPath: string; code: string; message: string }

  const net = async () => {
    const visit = await openVisit()
    const lines = [{ offerId: visit.offer.id, quantity: 1 }]
    const cart = await visit.send('POST', '/api/cart', { lines, voucher: null, business: true })
    return { ...visit, trade: companyTradeOf(cart.json<{ lines: { offerId: string }[] }>().lines[0]!.offerId) }
  }

  test.each([
    ['', 'missing'],
    ['DE12345678', 'invalid'],
    ['ATU12345675', 'invalid'],
    ['DE136695977', 'mistyped'],
  ])('does not sell with the VAT id “%s”: it is %s', async (vatId, code) => {
    const { sell, trade } = await net()
    const answer = await sell({ ...trade, business: { ...company, company: '', vatId } })

    expect(answer.status).toBe(422)
    expect(answer.json<{ violations: Violation[] }>().violations).toEqual([
      { propertyPath: 'company', code: 'missing', message: expect.any(String) },
      { propertyPath: 'vatId', code, message: expect.any(String) },
    ])
  })

  test('sells with its VAT id as it is written, without a birthday or a private sale, but with no voucher', async () => {
    const { sell, trade } = await net()
    const withVoucher = await sell({ ...trade, voucher: 'UMLAUF5' })
    const business = { ...company, company: ' Muster  GmbH ', vatId: 'de 136-695.976' }
    const answer = await sell({ ...trade, business })
    const { rows } = await query('select seller from trades where number = $1', [answer.json().transactionId])

    expect([withVoucher.status, withVoucher.json().code]).toEqual([422, 'voucher-other-sellers'])
    expect(answer.status).toBe(201)
    expect(rows).toMatchObject([{ seller: { ...company, birthdate: '' } }])
  })
})

describe('a private seller', () => {
  const soldBy = async (email: string, quantity: number) => {
    const { sell, trade, offer } = await openVisit()
    const { status, json } = await sell({
      ...trade,
      lines: [{ offerId: offer.id, quantity }],
      seller: { ...trade.seller, email },
    })
    return [status, json().code]
  }
  const someone = () => `ana.${crypto.randomUUID()}@example.com`

  test('sells five of a device in one go, but not six', async () => {
    expect(await soldBy(someone(), 5)).toEqual([201, undefined])
    expect(await soldBy(someone(), 6)).toEqual([422, 'too-many-pieces'])
  })

  test('sells five of a device within thirty days, whatever session he comes in', async () => {
    const email = someone()
    expect(await soldBy(email, 3)).toEqual([201, undefined])
    expect(await soldBy(email, 2)).toEqual([201, undefined])
    expect(await soldBy(email.toUpperCase(), 1)).toEqual([422, 'too-many-pieces'])

    await query("update trades set created_at = created_at - interval '29 days' where email = $1", [email])
    expect(await soldBy(email, 1)).toEqual([422, 'too-many-pieces'])
    await query("update trades set created_at = created_at - interval '2 days' where email = $1", [email])
    expect(await soldBy(email, 1)).toEqual([201, undefined])
  })
})

describe('F-05 who adds something to his address with a plus', () => {
  const names = () => {
    const name = `ana.${crypto.randomUUID()}`
    return [`${name}@example.com`, `${name}+shop@example.com`, `${name.toUpperCase()}+2@EXAMPLE.com`] as const
  }
  const sold = async (email: string, { quantity = 1, voucher = null as string | null }) => {
    const { sell, trade, offer } = await openVisit()
    const lines = [{ offerId: offer.id, quantity }]
    const { status, json } = await sell({ ...trade, lines, voucher, seller: { ...trade.seller, email } })
    return [status, json().code]
  }

  test('is the same private person', async () => {
    const [plain, tagged, shouted] = names()
    expect(await sold(tagged, { quantity: 3 })).toEqual([201, undefined])
    expect(await sold(plain, { quantity: 2 })).toEqual([201, undefined])

    expect(await sold(shouted, {})).toEqual([422, 'too-many-pieces'])
  })

  test('has used a voucher once', async () => {
    const [plain, tagged, shouted] = names()
    expect(await sold(plain, { voucher: 'UMLAUF5' })).toEqual([201, undefined])

    expect(await sold(tagged, { voucher: 'UMLAUF5' })).toEqual([422, 'voucher-used-by-you'])
    expect(await sold(shouted, { voucher: 'UMLAUF5' })).toEqual([422, 'voucher-used-by-you'])
  })

  test('is written to as he wrote it', async () => {
    const [, tagged] = names()
    await sold(tagged, {})
    const { rows } = await query('select email from trades where email = $1', [tagged])

    expect(rows).toEqual([{ email: tagged }])
  })
})

describe('the number of a guest', () => {
  type Guest = { accountNumber: string }
  const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

  test('S6.03 S7.16 stays the same in a session, also for questions at once, and differs between sessions', async () => {
    const [one, other] = [await openSession('de', ask), await openSession('de', ask)]
    const path = '/api/customers/guest_account_number'
    const answers = await Promise.all(Array.from({ length: 10 }, () => one('POST', path)))
    const numbers = new Set(answers.map((answer) => answer.json<Guest>().accountNumber))
    const [number] = numbers

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(numbers.size).toBe(1)
    expect(number).toMatch(/^\d{5,}$/)
    expect((await other('POST', path)).json<Guest>().accountNumber).not.toBe(number)
    const { rows } = await query('select count(*)::int as guests from customers where number = $1', [number])
    expect(rows).toEqual([{ guests: 1 }])
  })

  test.each([
    ['S7.16 S28 guest numbers', '/api/customers/guest_account_number', 20],
    ['S28 trades', '/api/trades', 60],
  ])('%s: who asks too often from one address waits, others do not', async (_, path, budget) => {
    const headers = { ...ownPage, ...fromSomewhere() }
    const before = await query('select count(*)::int as guests from customers')
    const statuses = await Promise.all(
      Array.from(
        { length: budget + 15 },
        async () => (await ask('de', path, { method: 'POST', headers, body: '{}' })).status,
      ),
    )
    const late = await ask('de', path, { method: 'POST', headers, body: '{}' })
    const after = await query('select count(*)::int as guests from customers')

    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
    expect(late.status).toBe(429)
    expect(late.json()).toMatchObject({ code: 'too-many-requests' })
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('de', path, { method: 'POST', headers: ownPage, body: '{}' })).status).not.toBe(429)
    expect(after.rows[0].guests - before.rows[0].guests).toBeLessThanOrEqual(budget)
  })
})
