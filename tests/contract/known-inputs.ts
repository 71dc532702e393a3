import { Client } from 'pg'
import { vi } from 'vitest'
import { searchBody } from '#domain/search/search-body.ts'
import { applicationId } from '#shop/application-id.ts'
import { countries } from '#shop/countries/all.ts'
import type { OwnShop } from '../own-shop.ts'
import { fromSomewhere, tradeOf, usedPhone } from '../selling.ts'
import type { VisitOptions } from '../visit.ts'
import type { Input } from './inputs.ts'

/** Where chance alone would never find what the shop knows: real input, in Germany. */
export type KnownInputs = Record<string, Partial<Input> | (() => Promise<Partial<Input>>)>

export const METRICS_TOKEN = 'token-of-the-contract'

const event = {
  eventName: 'marketing_touchpoint',
  clientId: null,
  applicationId: applicationId(countries.de.locale),
  url: 'http://de.localhost/',
  referrer: '',
  getParameter: { utm_source: 'letter' },
}

const search = (intent: Parameters<typeof searchBody>[0]) => ({
  search: searchBody(intent),
  application: countries.de.searchIndexes[intent.kind === 'aggregations' ? 'manufacturers' : 'devices'],
  resultSize: 5,
})

/** The token in the link that the shop sends to whoever has sold something. */
async function tokenOf({ databaseUrl }: OwnShop, email: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await vi.waitUntil(
      async () => {
        const { rows } = await client.query(
          `select text_body from letters where kind = 'trade-created' and to_address = $1`,
          [email],
        )
        return /\/trade\/([\w-]+)/.exec(rows[0]?.text_body ?? '')?.[1]
      },
      { timeout: 50_000, interval: 100 },
    )
  } finally {
    await client.end()
  }
}

/** Prepares a visitor who has sold one phone and can sell another. */
export async function prepareKnownInputs(shop: OwnShop): Promise<KnownInputs> {
  const ask = (path: string, options: VisitOptions = {}) =>
    shop.visit('de.localhost', path, {
      ...options,
      headers: { 'content-type': 'application/json', ...fromSomewhere(), ...options.headers },
    })
  const opened = await ask('/api/visitor', { method: 'POST' })
  const visitor = { cookie: opened.headers['set-cookie']![0]!.split(';')[0]! }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...visitor, ...headers } })
  const makeOffer = async () => (await post('/api/offers', usedPhone)).json<{ id: string }>().id

  const trade = tradeOf('de', await makeOffer())
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  await post('/api/trades', trade, key)
  const token = await tokenOf(shop, trade.seller.email)
  const offer = await makeOffer()

  return {
    'GET /metrics': { headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
    'POST /api/controlling/controlling': { body: event },
    'POST /api/imei': { body: { imei: '356699081234568' } },
    'GET /api/recognition': { query: [['model', 'SM-S911B']] },
    'POST /api/offers': { body: usedPhone, headers: visitor },
    'GET /api/offers/{id}': { path: { id: offer }, headers: visitor },
    'POST /api/cart': {
      body: { lines: [{ offerId: offer, quantity: 1 }], voucher: null, business: false },
      headers: visitor,
    },
    'POST /api/trades': async () => ({
      body: tradeOf('de', await makeOffer()),
      headers: { ...visitor, 'Idempotency-Key': crypto.randomUUID() },
    }),
    'GET /api/trades/{token}/label': { path: { token } },
    'POST /searches': { body: search({ kind: 'by-text', text: 'iphone' }) },
  }
}
