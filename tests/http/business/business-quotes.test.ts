import { beforeAll, describe, expect, test } from 'vitest'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { cents } from '#shop/money/money.ts'
import {
  acceptanceForm,
  company,
  pricedQuote,
  quoteBehind,
  requestedQuote,
} from '#tests/support/drivers/customers/companies.ts'
import { newColleague } from '#tests/support/drivers/office/inspectors.ts'
import { dataOf, readable } from '#tests/support/readers/pages/html.ts'
import { useOffice, type OfficeColleague } from '#tests/support/drivers/office/office.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { openSession, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'

const office = useOffice()

const asPerson = { headers: { 'user-agent': person } }
const page = (token: string) => office.ask('de', `/b2b/angebot/${token}`, asPerson)

type Session = Awaited<ReturnType<typeof openSession>>

/** A company whose cart holds so many of the device that tests sell. */
async function cartOf(quantity: number, host = 'de'): Promise<{ send: Session; cart: object[] }> {
  const send = await openSession(host, office.ask)
  const { id } = (await send('POST', '/api/offers', usedPhone)).json<{ id: string }>()
  return { send, cart: [{ offerId: id, quantity }] }
}

const ask = (send: Session, cart: object[], host = 'de', key: string = crypto.randomUUID()) =>
  send('POST', '/api/business-quotes', { contact: company(), devices: { cart } }, host, { 'idempotency-key': key })

/** A device list that was uploaded and judged. */
async function uploadedList(csv: string): Promise<string> {
  const data = new FormData()
  data.append('text', '')
  data.append('file', new File([csv], 'geraete.csv', { type: 'text/csv' }))
  const sealed = new Response(data)
  const sent = await office.ask('de', '/b2b/geraeteliste', {
    method: 'POST',
    body: new Uint8Array(await sealed.arrayBuffer()),
    headers: {
      ...asPerson.headers,
      'content-type': sealed.headers.get('content-type')!,
      origin: 'http://de.localhost',
    },
  })
  const token = sent.headers.location!.split('/').at(-1)!
  const isMatched = async () => (await office.ask('de', `/b2b/angebot?liste=${token}`, asPerson)).status === 200
  await expect.poll(isMatched).toBe(true)
  return token
}

const post = (path: string, form: Record<string, string>, cookie = '') =>
  office.ask('de', path, {
    method: 'POST',
    body: String(new URLSearchParams(form)),
    headers: {
      ...asPerson.headers,
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://de.localhost',
      cookie,
    },
  })

describe('a company that asks at the API', () => {
  test('X1.12 gets a quote for its cart, reads it, says yes, and finds a trade and a label per box', async () => {
    const { send, cart } = await cartOf(5)

    const asked = await ask(send, cart)
    expect(asked.status).toBe(201)
    const { quote: token, number } = asked.json<{ quote: string; number: number }>()
    const read = await office.ask('de', `/api/business-quotes/${token}`)
    expect(read.json()).toMatchObject({ number, status: 'offered', company: 'Muster GmbH', pieces: 5, boxes: null })
    expect(read.headers['cache-control']).toBe('no-store')

    const path = `/api/business-quotes/${token}/acceptance`
    const form = { boxes: 2, ...acceptanceForm() }
    const both = await Promise.all([1, 2].map(() => send('POST', path, form)))
    expect(both.map(({ status }) => status)).toEqual([204, 204])
    await expect.poll(async () => (await office.ask('de', `/api/business-quotes/${token}/labels`)).status).toBe(200)
    const labels = await office.ask('de', `/api/business-quotes/${token}/labels`)
    expect(labels.headers['content-type']).toBe('application/pdf')
    expect(readPdf(labels.bytes).pages).toBe(2)
    const { text } = await page(token)
    expect(dataOf(text, 'quote-status')).toBe('accepted')
    expect(text.match(/data-box="T-/g)).toHaveLength(2)
  })

  test('S6.04 exists in Germany only, for offers of its own, with a key', async () => {
    const french = await cartOf(1, 'fr')
    const { send, cart } = await cartOf(1)
    const stranger = await openSession('de', office.ask)

    expect(await ask(french.send, french.cart, 'fr')).toMatchObject({ status: 422 })
    expect((await ask(stranger, cart)).json()).toMatchObject({ status: 409, code: 'devices-changed' })
    expect((await ask(send, [])).json()).toMatchObject({ status: 422, code: 'cart-empty' })
    expect((await ask(send, cart, 'de', 'short')).json()).toMatchObject({ status: 400, code: 'missing-key' })
    const noList = { contact: company(), devices: { list: 'made-up' } }
    const key = { 'idempotency-key': crypto.randomUUID() }
    expect((await send('POST', '/api/business-quotes', noList, 'de', key)).status).toBe(409)
    for (const host of ['at', 'es', 'fr', 'it']) {
      expect((await office.ask(host, '/b2b/angebot', asPerson)).status, host).toBe(404)
    }
  })

  test('is told field by field what is wrong, and what cannot be any more', async () => {
    const { send, cart } = await cartOf(2)
    const { quote: token } = (await ask(send, cart)).json<{ quote: string }>()
    const decide = (action: string, body?: object) => send('POST', `/api/business-quotes/${token}/${action}`, body)
    const form = acceptanceForm()

    const wrong = await decide('acceptance', { boxes: 1, ...form, payee: {}, seller: { ...form.seller, city: '' } })
    expect(wrong.json()).toMatchObject({ status: 422, code: 'invalid-input' })
    const paths = wrong.json<{ violations: { propertyPath: string }[] }>().violations.map((each) => each.propertyPath)
    expect(paths.toSorted()).toEqual(['city', 'holder', 'iban'])
    expect((await decide('acceptance', { boxes: 3, ...form })).json()).toMatchObject({
      status: 422,
      code: 'wrong-boxes',
    })
    expect((await decide('refusal')).status).toBe(204)
    expect((await decide('acceptance', { boxes: 1, ...form })).json()).toMatchObject({ status: 409, code: 'not-open' })
    expect((await send('POST', '/api/business-quotes/made-up/refusal')).status).toBe(404)
    expect((await office.ask('de', '/api/business-quotes/made-up')).status).toBe(404)
    expect((await office.ask('de', `/api/business-quotes/${token}/labels`)).status).toBe(404)
  })
})

describe('the page on which a company asks', () => {
  test('S9.01 takes the cart of its session, also where no script runs, and leads on to the quote', async () => {
    const { send, cart } = await cartOf(3)
    const form = { ...company(), key: crypto.randomUUID(), cart: JSON.stringify(cart), website: '' }

    const taken = await send('POST', '/b2b/angebot', String(new URLSearchParams(form)), 'de', {
      ...asPerson.headers,
      'content-type': 'application/x-www-form-urlencoded',
    })

    expect(taken.status).toBe(303)
    const { text } = await office.ask('de', taken.headers.location!, asPerson)
    expect(dataOf(text, 'quote-status')).toBe('offered')
    expect(readable(text)).toContain('3 × Apple iPhone 14 128 GB')
  })

  test('S1.23 asks for a list that was uploaded, says beside each field what is wrong, and keeps what was typed', async () => {
    const list = await uploadedList('Modell;Anzahl\niPhone 14 128 GB;4\n')
    const path = `/b2b/angebot?liste=${list}`
    expect(readable((await office.ask('de', path, asPerson)).text)).toContain('4 Geräte aus deiner Geräteliste')
    const form = { ...company({ vatId: 'DE136695977', company: 'Bleibt GmbH' }), list, key: crypto.randomUUID() }

    const wrong = await post(path, form)
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('value="Bleibt GmbH"')
    expect(wrong.text.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(wrong.text).toContain(`action="${path}"`)
    expect((await post(path, { ...form, website: 'https://example.com' })).status).toBe(422)
    const right = await post(path, { ...form, vatId: 'DE136695976' })
    expect([right.status, right.headers.location]).toEqual([303, expect.stringMatching(/^\/b2b\/angebot\/[\w-]{30,}$/)])
  })

  test('S20 takes no cart of another session', async () => {
    const { cart } = await cartOf(1)
    expect((await post('/b2b/angebot', { ...company(), cart: JSON.stringify(cart), key: 'k' })).status).toBe(409)
    expect((await post('/b2b/angebot', { ...company(), cart: '{"no":"cart"}', key: 'k' })).status).toBe(409)
  })

  test('knows no list that nobody uploaded', async () => {
    expect((await office.ask('de', '/b2b/angebot?liste=made-up', asPerson)).status).toBe(404)
  })
})

describe('the page of a quote', () => {
  test('shows prices only once they are offered, then sum, tax and how long they hold', async () => {
    const pricing = await newColleague(office.engines(), 'pricing')
    const waiting = await requestedQuote(office.engines(), { pieces: 100 })
    const offered = await pricedQuote(office.engines(), pricing, 50_00, { pieces: 100 })

    const before = await page(waiting.token)
    expect([before.status, dataOf(before.text, 'quote-status')]).toEqual([200, 'requested'])
    expect(readable(before.text)).not.toMatch(/\d,\d\d\s€/)
    const { text, headers } = await page(offered.token)
    expect(readable(text)).toMatch(/100 Geräte, netto/)
    expect(readable(text)).toMatch(/5\.000,00\s€/)
    expect(dataOf(text, 'tax')).toBe('reverse-charge')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toContain('no-store')
    expect(text).toContain('<meta name="robots" content="noindex"')
  })

  test('says no where no script runs, and what has become of it', async () => {
    const { token } = await requestedQuote(office.engines(), { pieces: 1 })

    const said = await post(`/b2b/angebot/${token}`, { intent: 'decline' })
    expect([said.status, said.headers.location]).toEqual([303, `/b2b/angebot/${token}`])
    expect(dataOf((await page(token)).text, 'quote-status')).toBe('declined')
    expect((await post(`/b2b/angebot/${token}`, { intent: 'other' })).status).toBe(400)
    expect((await page('made-up')).status).toBe(404)
  })

  test('looking changes nothing, and a quote whose time is over says so', async () => {
    const { token, quote } = await requestedQuote(office.engines(), { pieces: 1 })
    await office.query(`update business_quotes set valid_until = now() - interval '1 second' where id = $1`, [quote.id])

    expect(dataOf((await page(token)).text, 'quote-status')).toBe('expired')
    expect((await quoteBehind(office.engines(), token)).quote.status).toBe('offered')
    await office.query(`update business_quotes set changed_at = now() - interval '181 days' where id = $1`, [quote.id])
    const over = await page(token)
    expect([over.status, dataOf(over.text, 'error')]).toEqual([404, 'expired'])
  })
})

describe('the office', () => {
  let agent: OfficeColleague
  beforeAll(async () => void (agent = await office.colleague('agent')))

  test('shows what waits on the dashboard and in the list, sorted, filtered and as a file', async () => {
    const { quote } = await requestedQuote(office.engines(), {
      pieces: 100,
      contact: { company: 'Einmalig & Söhne KG' },
    })

    expect(readable((await agent.see('/')).text)).toContain('Firmenangebote')
    const list = await agent.see('/business-quotes?status=requested&sort=-amount&text=Einmalig')
    expect(list.text).toContain(`href="/business-quotes/${quote.number}"`)
    expect((await agent.see('/business-quotes?status=accepted&text=Einmalig')).text).not.toContain(`/${quote.number}"`)
    const file = await agent.see('/business-quotes?text=Einmalig&format=csv')
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.text).toContain(`${quote.number};`)
    expect(file.text).toContain('Einmalig & Söhne KG')
  })

  test('changes prices, sends the offer, and writes both down', async () => {
    const { quote, token } = await requestedQuote(office.engines(), { pieces: 100 })
    const path = `/business-quotes/${quote.number}`
    const seen = async () => /name="seen" value="(\d+)"/.exec((await agent.see(path)).text)![1]!

    expect((await agent.send(path, { intent: 'save', seen: await seen(), 'price-0': 'viel' })).status).toBe(422)
    const saved = await agent.follow(path, { intent: 'save', seen: await seen(), 'price-0': '120,50' })
    expect(saved.text).toContain('value="120,50"')
    const stale = String(quote.changedAt.getTime())
    expect((await agent.send(path, { intent: 'send', seen: stale, 'price-0': '1' })).status).toBe(409)
    const sent = await agent.follow(path, { intent: 'send', seen: await seen(), 'price-0': '121' })
    expect(readable(sent.text)).toContain('angeboten')
    expect(sent.text).not.toContain('name="price-0"')
    expect((await quoteBehind(office.engines(), token)).quote.cents).toBe(cents(12_100_00))
    const { rows } = await office.query('select action from audit_entries where subject = $1 order by at, action', [
      `business quote ${quote.number}`,
    ])
    expect(rows.map(({ action }) => action)).toEqual([
      'businessQuote.price',
      'businessQuote.price',
      'businessQuote.send',
    ])
  })

  test('F-17 reads beside the sum of an offer that we owe its tax, if we do', async () => {
    const pricing = await newColleague(office.engines(), 'pricing')
    const pageAt = async (price: number) => {
      const { quote } = await pricedQuote(office.engines(), pricing, price, { pieces: 100 })
      return readable((await agent.see(`/business-quotes/${quote.number}`)).text)
    }

    expect(await pageAt(49_99)).not.toContain('Wir schulden die Umsatzsteuer')
    expect(await pageAt(50_00)).toContain('Wir schulden die Umsatzsteuer (§ 13b UStG)')
  })

  test('says no with a reason, and shows the trades of what was sold', async () => {
    const refused = await requestedQuote(office.engines(), { pieces: 100 })
    const path = `/business-quotes/${refused.quote.number}`
    const seen = String(refused.quote.changedAt.getTime())
    expect((await agent.send(path, { intent: 'refuse', seen, reason: '' })).status).toBe(422)
    await agent.follow(path, { intent: 'refuse', seen, reason: 'Das Lager ist voll.' })
    expect(readable((await page(refused.token)).text)).toContain('Das Lager ist voll.')

    const { token, quote } = await requestedQuote(office.engines(), { pieces: 2 })
    const send = await openSession('de', office.ask)
    await send('POST', `/api/business-quotes/${token}/acceptance`, { boxes: 2, ...acceptanceForm() })
    const { rows } = await office.query('select number from trades where business_quote_id = $1', [quote.id])
    const { text } = await agent.see(`/business-quotes/${quote.number}`)
    for (const { number } of rows) {
      const trade = `/trades/${formatTradeNumber(Number(number))}`
      expect(text).toContain(trade)
      expect((await agent.see(trade)).text).toContain(`href="/business-quotes/${quote.number}"`)
    }
    expect((await agent.see('/business-quotes/9')).status).toBe(404)
  })
})
