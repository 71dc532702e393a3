import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { marketingParameters } from '#domain/tracking/touchpoint.ts'
import { applicationId } from '#shop/application-id.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { useShop } from '#tests/support/services/shops/own-shop.ts'
import { countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'

// Behind a proxy every event can come from another visitor: the limits of one have a test of their own.
const shop = useShop()

let visitors = 0
const somebody = () => `2001:db8:0:${(++visitors).toString(16)}::1`

type Fields = Record<string, unknown>

const sender = (code: CountryCode) => ({
  clientId: 'a1b2c3d4e5f60718',
  applicationId: applicationId(countries[code].locale),
  url: `https://${code}.umlauf.example/?token=secret&gclid=1#secret`,
})

const touchpoint = (code: CountryCode, more: Fields = {}): Fields => ({
  ...sender(code),
  eventName: 'marketing_touchpoint',
  referrer: 'https://search.example/find?q=secret#secret',
  getParameter: { gclid: '1' },
  ...more,
})

const offer = {
  conditionId: 'good',
  currency: 'EUR',
  deviceId: '17',
  offerId: 'o-1',
  revenue: 415_50,
  productName: 'Apple iPhone 14 128 GB',
  category: 'iphone',
  voucherCode: null,
  voucherValue: null,
}
const item = { ...offer, tradeId: 't-1', voucherCode: 'SPRING', voucherValue: 5_00 }

const send = (host: string, body: unknown, { visitor = somebody(), headers = {} } = {}) =>
  shop().visit(`${host}.localhost`, '/api/controlling/controlling', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor, ...headers },
  })

/** Sends events, and returns what was kept of them. */
async function recordedBy(work: () => Promise<unknown>): Promise<Fields[]> {
  const client = new Client({ connectionString: shop().databaseUrl })
  await client.connect()
  try {
    await client.query('truncate controlling_events')
    await work()
    return (await client.query<Fields>('select * from controlling_events order by id')).rows
  } finally {
    await client.end()
  }
}

describe.each(triedCountries)('an event on the host of %s', (code) => {
  test('S7.22 S7.23 is kept without query, hash and token', async () => {
    const [recorded] = await recordedBy(async () => expect((await send(code, touchpoint(code))).status).toBe(204))

    expect(recorded).toMatchObject({
      received_at: expect.any(Date),
      country: code,
      shop_mode: 'default',
      landing_page: countries[code].landingPage,
      application_id: `tradein-shop-${countries[code].locale}`,
      client_id: 'a1b2c3d4e5f60718',
      event_name: 'marketing_touchpoint',
      url: `https://${code}.umlauf.example/`,
      data: { referrer: 'https://search.example/find', getParameter: { gclid: '1' } },
    })
    expect(JSON.stringify(recorded)).not.toContain('secret')
  })

  test('S7.23 of another storefront is refused', async () => {
    for (const other of countryCodes.filter((each) => each !== code)) {
      const { status, json } = await send(code, touchpoint(other))
      expect(status, other).toBe(400)
      expect(json()).toMatchObject({ code: 'invalid-input', violations: [{ propertyPath: 'applicationId' }] })
    }
  })
})

test.each([
  ['offer_generated', offer],
  ['offer_add_to_cart', offer],
  ['trade_created', item],
])('S7.25 S7.26 S7.27 %s is kept with exactly what belongs to it', async (eventName, data) => {
  const [recorded] = await recordedBy(() => send('de', { ...sender('de'), eventName, ...data }))

  expect(recorded).toMatchObject({ event_name: eventName, data })
  expect(Object.keys(recorded!['data'] as Fields).toSorted()).toEqual(Object.keys(data).toSorted())
})

test('S7.22 a visitor of a partner is counted for the partner', async () => {
  const [recorded] = await recordedBy(() => send('agan', touchpoint('de')))

  expect(recorded).toMatchObject({ country: 'de', shop_mode: 'agan', landing_page: 'AGAN-DE' })
})

test('S9.13 each of the eleven parameters is kept, and one that nobody knows is not', async () => {
  const names = [...marketingParameters, 'utm_term']
  const recorded = await recordedBy(async () => {
    for (const name of names) {
      expect((await send('de', touchpoint('de', { getParameter: { [name]: 'x' } }))).status, name).toBe(204)
    }
  })

  expect(recorded.map((event) => (event['data'] as Fields)['getParameter'])).toEqual([
    ...marketingParameters.map((name) => ({ [name]: 'x' })),
    {},
  ])
})

test('S11 no token of a private page and nobody’s address is kept', async () => {
  const paths = [
    'clarification/k3y/t',
    'trade/k3y',
    'review/k3y',
    'newsletter/unsubscribe/k3y',
    'account/k3y',
    'x/k3y@example.com',
  ]
  const recorded = await recordedBy(async () => {
    for (const path of paths) await send('de', touchpoint('de', { url: `https://de.umlauf.example/${path}` }))
  })

  expect(recorded).toHaveLength(paths.length)
  expect(JSON.stringify(recorded)).not.toContain('k3y')
})

test('S8.09 a visitor without a number is counted too', async () => {
  expect((await recordedBy(() => send('de', touchpoint('de', { clientId: null }))))[0]).toMatchObject({
    client_id: null,
  })
})

const { clientId: _, ...withoutClient } = touchpoint('de')
const trade = { ...sender('de'), eventName: 'trade_created', ...item }

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['nothing', {}],
  ['a list', []],
  ['an event that nobody knows', touchpoint('de', { eventName: 'page_view' })],
  ['more than belongs to it', touchpoint('de', { email: 'ana@example.com' })],
  ['no number and no word about it', withoutClient],
  ['a number that is none', touchpoint('de', { clientId: '<script>' })],
  ['an endless number', touchpoint('de', { clientId: 'x'.repeat(129) })],
  ['no address', touchpoint('de', { url: '' })],
  ['the address of a script', touchpoint('de', { url: 'javascript:alert(1)' })],
  ['an endless address', touchpoint('de', { url: `https://de.umlauf.example/${'x'.repeat(2000)}` })],
  ['a referrer that is no page', touchpoint('de', { referrer: 'file:///etc/passwd' })],
  ['an endless parameter', touchpoint('de', { getParameter: { awc: 'x'.repeat(501) } })],
  ['a parameter that is no text', touchpoint('de', { getParameter: { awc: { $gt: 1 } } })],
  ['a trade without its number', { ...trade, tradeId: undefined }],
  ['an offer with the number of a trade', { ...trade, eventName: 'offer_generated' }],
  ['F-15 euros', { ...trade, revenue: 415.5 }],
  ['F-15 euros of a voucher', { ...trade, voucherValue: 4.99 }],
  ['a negative amount', { ...trade, revenue: -1 }],
  ['an amount as text', { ...trade, revenue: '415.50' }],
  ['another currency', { ...trade, currency: 'USD' }],
])('S7.22 %s is refused and not kept', async (_name, body) => {
  const recorded = await recordedBy(async () => {
    const { status, json } = await send('de', body)
    expect(status).toBe(400)
    expect(json()).toMatchObject({ code: 'invalid-input' })
  })

  expect(recorded).toEqual([])
})

test('S7.22 another site cannot send events', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await send('de', touchpoint('de'), { headers })).status).toBe(403)
  }
})

test('S7.22 one visitor may send a hundred and twenty events a minute', async () => {
  const visitor = somebody()
  const recorded = await recordedBy(async () => {
    const answers = await Promise.all(Array.from({ length: 125 }, () => send('de', touchpoint('de'), { visitor })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  expect(recorded).toHaveLength(120)
})
