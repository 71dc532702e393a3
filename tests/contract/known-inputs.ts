import { findList } from '#domain/business/lists/find-list.ts'
import { uploadList } from '#domain/business/lists/files/upload-list.ts'
import { emailHash } from '#domain/newsletter/email-hash.ts'
import { searchBody } from '#domain/search/search-body.ts'
import { applicationId } from '#shop/application-id.ts'
import { countries } from '#shop/countries/all.ts'
import { newId } from '#shop/ids.ts'
import { tradeInClarification } from '#tests/support/drivers/office/inspectors.ts'
import type { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { openShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import type { Input } from './inputs.ts'
import { askForWatch } from '#domain/price-watch/ask-for-watch.ts'
import { watchTokenIn } from '#tests/support/drivers/customers/price-watchers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { eventually } from '#tests/support/limits/eventually.ts'

/** Where chance alone would never find what the shop knows: real input, in Germany. */
export type KnownInputs = Record<string, Partial<Input> | (() => Promise<Partial<Input>>)>

export const METRICS_TOKEN = 'token-of-the-contract'

/** Nobody is there: whoever is sent to him is sent back. */
export const awayProvider = {
  OIDC_ISSUER: 'http://127.0.0.1:9/',
  OIDC_CLIENT_ID: 'umlauf',
  OIDC_CLIENT_SECRET: 'secret-of-nobody',
  OIDC_NAME: 'Nobody',
}

type Visitors = ReturnType<typeof useVisitors>

const asProgram = { 'content-type': 'application/json' }

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
const tokenOf = ({ query }: Visitors, email: string): Promise<string> =>
  eventually(async () => {
    const letters = `select text_body from letters where kind = 'trade-created' and to_address = $1`
    const { rows } = await query(letters, [email])
    return /\/trade\/([\w-]+)/.exec(rows[0]?.text_body ?? '')?.[1]
  })

/** A picture in a question to somebody whose device is not as described. */
async function photoOf({ shop }: Visitors): Promise<{ token: string; photoId: string }> {
  await using engines = await openShopEngines(shop())
  const { token, photoIds } = await tradeInClarification(engines)
  return { token, photoId: photoIds[0]! }
}

/** Somebody who reads the newsletter; his way out stays the same after he has taken it. */
async function readerOf({ shop }: Visitors): Promise<string> {
  await using engines = await openShopEngines(shop())
  const now = engines.now()
  const email = 'reader@example.com'
  const hash = emailHash(engines.vault, email)
  const reader = { id: newId(now), country: 'de', locale: 'de_DE', email, email_hash: hash, status: 'active' }
  await engines.db
    .insertInto('newsletter_subscribers')
    .values({ ...reader, created_at: now, changed_at: now, confirmed_at: now })
    .execute()
  return hash
}

/** Somebody who watches a price; the word in his letters ends it more than once. */
async function watcherOf({ shop }: Visitors): Promise<string> {
  await using engines = await openShopEngines(shop())
  const email = 'watcher@example.com'
  await askForWatch(engines, shopOf('de'), { email, device: 'apple-iphone-14-128-gb', bait: '', address: email })
  const { text } = await engines.db
    .selectFrom('letters')
    .select('text_body as text')
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow()
  return watchTokenIn(text)
}

/** A company's list of one device, with its price. */
async function listOf({ shop }: Visitors): Promise<string> {
  await using engines = await openShopEngines(shop())
  const bytes = new TextEncoder().encode('Apple iPhone 14 128 GB')
  const uploaded = await uploadList(engines, shopOf('de'), { bytes, name: null, address: 'a company' })
  if (!uploaded.ok) throw new Error(uploaded.reason)
  const isDone = async () => Boolean((await findList(engines, shopOf('de'), uploaded.token))?.sums)
  await eventually(isDone)
  return uploaded.token
}

/** Prepares a visitor who has sold one phone and can sell others. */
export async function prepareKnownInputs(visitors: Visitors): Promise<KnownInputs> {
  const { sell, trade } = await visitors.openVisit()
  await sell(trade)
  const token = await tokenOf(visitors, trade.seller.email)

  const opened = await visitors.ask('de', '/api/visitor', { method: 'POST', headers: asProgram })
  const visitor = { cookie: opened.headers['set-cookie']![0]!.split(';')[0]! }
  const makeOffer = async () => {
    const request = { method: 'POST', headers: { ...asProgram, ...visitor }, body: JSON.stringify(usedPhone) }
    return (await visitors.ask('de', '/api/offers', request)).json<{ id: string }>().id
  }
  const offer = await makeOffer()
  const makeQuote = async () => {
    const request = { method: 'POST', headers: asProgram, body: JSON.stringify(usedPhone) }
    return (await visitors.ask('de', '/api/quotes', request)).json<{ quote: string }>().quote
  }
  const quote = await makeQuote()

  return {
    'GET /metrics': { headers: { authorization: `Bearer ${METRICS_TOKEN}` } },
    'POST /api/controlling/controlling': { body: event },
    'POST /api/imei': { body: { imei: '356699081234568' } },
    'GET /api/recognition': { query: [['model', 'SM-S911B']] },
    'GET /api/towns': { query: [['postalCode', '10115']] },
    'POST /api/newsletter': { body: { email: 'ana@example.com' } },
    'POST /api/price-watch/end/{token}': {
      path: { token: await watcherOf(visitors) },
      body: { 'List-Unsubscribe': 'One-Click' },
    },
    'POST /api/newsletter/unsubscribe/{emailHash}': {
      path: { emailHash: await readerOf(visitors) },
      body: { 'List-Unsubscribe': 'One-Click' },
    },
    'POST /api/offers': { body: usedPhone, headers: visitor },
    'GET /api/offers/{id}': { path: { id: offer }, headers: visitor },
    'POST /api/offers/from-quote': { body: { quote }, headers: visitor },
    'POST /api/quotes': { body: usedPhone },
    'GET /api/quotes/{quote}': { path: { quote } },
    'GET /api/quotes/devices': { query: [['text', 'iphone']] },
    'POST /api/cart': {
      body: { lines: [{ offerId: offer, quantity: 1 }], voucher: null, business: false },
      headers: visitor,
    },
    'POST /api/trades': async () => ({
      body: tradeOf('de', await makeOffer()),
      headers: { ...visitor, 'Idempotency-Key': crypto.randomUUID() },
    }),
    'GET /api/clarifications/{token}/photos/{photoId}': { path: await photoOf(visitors) },
    'GET /api/device-lists/example': {},
    'GET /api/device-lists/{token}/result': { path: { token: await listOf(visitors) } },
    'GET /api/trades/{token}/calendar': { path: { token } },
    'GET /api/trades/{token}/label': { path: { token } },
    'GET /api/trades/{token}/papers/{number}': { path: { token, number: 'B-26-001016' } },
    'GET /api/trades/{token}/version': { path: { token } },
    'POST /searches': { body: search({ kind: 'by-text', text: 'iphone' }) },
  }
}
