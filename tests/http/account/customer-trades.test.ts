import { describe, expect, test } from 'vitest'
import { useCustomers, type LoggedIn } from '#tests/support/drivers/customers/customers.ts'
import { eventually } from '#tests/support/limits/eventually.ts'

const { loggedIn, openVisit, forge, query, rowsOfTrades, ask } = useCustomers()

const history = '/api/customers/trade_history'
const accounts = '/api/customers/customer_payment_accounts'
const stored = { holder: 'Ana Muster', iban: 'DE02 1203 0000 0000 2020 51', bic: '' }

type Past = Record<string, unknown> & { tradeNumber: string; label: string | null; page: string }
type Collection = { totalItems: number; member: Past[]; view: Record<string, string> }

const past = async (who: LoggedIn, search = '') => (await who.send('GET', `${history}${search}`)).json<Collection>()

/** A visitor with an offer who sells it under whatever headers. */
async function visit() {
  const { send, trade, offer } = await openVisit()
  const sell = (headers: Record<string, string>, change: object = {}, key: string = crypto.randomUUID()) =>
    send('POST', '/api/trades', { ...trade, ...change }, 'de', { 'idempotency-key': key, ...headers })
  return { sell, offer }
}

/** One of his bank accounts as a way to be paid. */
async function storeAccount(who: LoggedIn): Promise<string> {
  const bank = await who.send('PATCH', '/api/customers/bank_accounts', { body: { payment: stored } })
  const way = await who.send('POST', accounts, { body: { bankAccount: bank.json()['@id'] } })
  return String(way.json()['@id'])
}

const ownerOf = async (tradeNumber: unknown) => {
  const number = Number(String(tradeNumber).replaceAll(/\D/g, ''))
  const { rows } = await query('select customer_id, payee_hint, payment_type from trades where number = $1', [number])
  return rows[0] as { customer_id: string; payee_hint: string; payment_type: string }
}

describe('S7.20 the history of trades', () => {
  test('has what its customer sold, with devices, status, prices, documents and what happened', async () => {
    const [ana, other] = [await loggedIn(), await loggedIn()]
    const { sell, offer } = await visit()
    const { tradeNumber, transactionId } = (await sell(ana.bearer)).json()
    const withLabel = async () => (await past(ana)).member[0]!.label !== null
    await eventually(withLabel)
    const { totalItems, member } = await past(ana)
    const cents = offer.priceCents

    expect(totalItems).toBe(1)
    expect(member).toEqual([
      {
        '@id': expect.stringMatching(/^\/api\/customers\/trade_history\/[\w-]{36}$/),
        '@type': 'Trade',
        tradeNumber,
        transactionId,
        createdAt: expect.stringMatching(/Z$/),
        segment: 'consumer',
        status: 'WAITING_FOR_PARCEL',
        totalCents: cents,
        voucher: null,
        voucherCents: 0,
        payoutCents: cents,
        currency: 'EUR',
        priceValidUntil: expect.stringMatching(/Z$/),
        tracker: { step: 'sold', label: 'sold', look: 'going', reached: { sold: expect.stringMatching(/Z$/) } },
        payBy: null,
        payeeHint: 'DE… 3000',
        page: expect.stringMatching(/^\/trade\/[\w-]{43}$/),
        label: expect.stringMatching(/^\/api\/trades\/[\w-]{43}\/label$/),
        calendar: expect.stringMatching(/^\/api\/trades\/[\w-]{43}\/calendar$/),
        carrier: 'dhl',
        trackingNumber: expect.stringMatching(/\w{8,}/),
        items: [
          {
            deviceName: 'Apple iPhone 14 128 GB',
            image: expect.any(String),
            status: 'EXPECTED',
            cents,
            finalCents: null,
            payoutCents: cents,
          },
        ],
        events: [
          { at: expect.stringMatching(/Z$/), event: 'created', from: null, to: 'EXPECTED' },
          { at: expect.stringMatching(/Z$/), event: 'papers-sent', from: null, to: null },
        ],
      },
    ])
    expect((await ask('de', member[0]!.label!)).headers['content-type']).toBe('application/pdf')
    expect((await ask('de', member[0]!.page)).status).toBe(200)
    expect(await past(other)).toMatchObject({ totalItems: 0, member: [] })
  })

  test('comes a page at a time, the newest first', async () => {
    const ana = await loggedIn()
    const numbers: unknown[] = []
    for (let count = 0; count < 3; count += 1)
      numbers.unshift((await (await visit()).sell(ana.bearer)).json()['tradeNumber'])
    const [first, second] = [await past(ana, '?page=1&itemsPerPage=2'), await past(ana, '?page=2&itemsPerPage=2')]

    expect([...first.member, ...second.member].map(({ tradeNumber }) => tradeNumber)).toEqual(numbers)
    expect(first).toMatchObject({ totalItems: 3, view: { next: `${history}?page=2&itemsPerPage=2` } })
    expect(second.view).toMatchObject({ previous: `${history}?page=1&itemsPerPage=2`, last: second.view['@id'] })
    expect((await past(ana)).member).toHaveLength(3)
    for (const wrong of [
      'page=0',
      'page=-1',
      'page=x',
      'page=1e3',
      'itemsPerPage=51',
      'itemsPerPage=0',
      'page=1&page=2',
    ])
      expect((await ana.send('GET', `${history}?${wrong}`)).status, wrong).toBe(400)
  })
})

describe('S6.01 a trade', () => {
  test('belongs to the customer whose token comes with it, and to a guest without one', async () => {
    const ana = await loggedIn()
    const [mine, guest] = [(await (await visit()).sell(ana.bearer)).json(), (await (await visit()).sell({})).json()]

    expect((await ownerOf(mine['tradeNumber'])).customer_id).toBe(ana.customerId)
    expect((await ownerOf(guest['tradeNumber'])).customer_id).not.toBe(ana.customerId)
    expect((await past(ana)).member.map(({ tradeNumber }) => tradeNumber)).toEqual([mine['tradeNumber']])
  })

  test('of an account without a customer belongs to a guest', async () => {
    const ana = await loggedIn('de', { switchedOn: false })

    expect((await (await visit()).sell(ana.bearer)).status).toBe(201)
  })

  test('with a token that is not believed is not made, and can be sent again with a better one', async () => {
    const ana = await loggedIn()
    const { sell } = await visit()
    const key = crypto.randomUUID()
    const before = await rowsOfTrades()
    const tokens = ['', 'x', 'a.b.c', await forge(ana.accountId), await forge(ana.accountId, { audience: 'at' })]
    for (const token of tokens) {
      const { status, json, headers } = await sell({ authorization: `Bearer ${token}` }, {}, key)
      expect([status, json()['code']], token).toEqual([401, 'sign-in-needed'])
      expect(headers['www-authenticate']).toMatch(/^Bearer/)
    }

    expect(await rowsOfTrades()).toBe(before)
    expect((await sell(ana.bearer, {}, key)).status).toBe(201)
    expect((await sell(ana.bearer, {}, key)).status).toBe(200)
  })

  test('can be paid to an account that its customer has stored', async () => {
    const ana = await loggedIn()
    const payee = { paymentAccount: await storeAccount(ana) }
    const { sell } = await visit()
    const key = crypto.randomUUID()
    const made = await sell(ana.bearer, { payee, paymentType: '2' }, key)
    const again = await sell(ana.bearer, { payee, paymentType: '2' }, key)

    expect([made.status, again.status, again.text]).toEqual([201, 200, made.text])
    expect(await ownerOf(made.json()['tradeNumber'])).toEqual({
      customer_id: ana.customerId,
      payee_hint: 'DE… 2051',
      payment_type: '13',
    })
  })

  test('S6.02 is never paid to the stored account of somebody else', async () => {
    const [ana, other] = [await loggedIn(), await loggedIn()]
    const foreign = await storeAccount(other)
    const { sell } = await visit()
    const before = await rowsOfTrades()
    const attempt = async (headers: Record<string, string>, payee: object) => {
      const { status, json, text } = await sell(headers, { payee })
      expect(text).not.toMatch(/2051|2020/)
      return [status, json()['code']]
    }

    expect(await attempt(ana.bearer, { paymentAccount: foreign })).toEqual([403, 'not-yours'])
    expect(await attempt(ana.bearer, { paymentAccount: foreign.split('/').at(-1) })).toEqual([403, 'not-yours'])
    expect(await attempt(ana.bearer, { paymentAccount: `${accounts}/${crypto.randomUUID()}` })).toEqual([
      403,
      'not-yours',
    ])
    expect(await attempt({}, { paymentAccount: foreign })).toEqual([401, 'sign-in-needed'])
    expect(await attempt(ana.bearer, { paymentAccount: foreign, ...stored })).toEqual([400, 'invalid-input'])
    expect(await rowsOfTrades()).toBe(before)
  })
})
