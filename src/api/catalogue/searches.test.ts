import { Hono } from 'hono'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { findTopPrices } from '#domain/catalogue/prices/find-prices.ts'
import { searchBody } from '#domain/search/search-body.ts'
import { searchRequest } from '#domain/search/search-request.ts'
import type { DeviceField, OfferedDevice, SearchIntent } from '#domain/search/search-intent.ts'
import { openEmbeddedSearch } from '#engines/search/embedded-search.ts'
import type { SearchEngine } from '#engines/search/search.ts'
import { searchAuthorization } from './search-authorization.ts'
import { countries } from '#shop/countries/all.ts'
import { formatMoney } from '#shop/money/money.ts'
import { shopForHost } from '#shop/shop.ts'
import { deepSearches, hostileSearches } from '#tests/support/fixtures/hostile-searches.ts'
import { importSmallCatalogue } from '#tests/support/fixtures/small-catalogue.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { searches } from './searches.ts'

const engines = useEngines()
beforeAll(() => importSmallCatalogue(engines()))

type Situation = { env?: Record<string, string>; host?: string; search?: Partial<SearchEngine>; address?: string }

/** The searches alone, with a search engine that tells what it was asked. */
function openSearchApi({
  env = {},
  host = 'de.localhost',
  search = {},
  address = crypto.randomUUID(),
}: Situation = {}) {
  const config = readConfig(env)
  const asked: unknown[] = []
  const engine = { ...openEmbeddedSearch(), ...search }
  for (const name of ['facets', 'byUrl', 'bySeries', 'byText'] as const) {
    const answer = engine[name] as (...question: unknown[]) => Promise<never>
    engine[name] = vi.fn(async (...question: unknown[]) => {
      asked.push([name, ...question])
      return answer(...question)
    })
  }
  const app = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set('engines', { ...engines(), search: engine })
      c.set('config', config)
      c.set('shop', shopForHost(config.storefronts, host)!)
      c.set('requestId', 'test-request')
      c.set('visitorAddress', address)
      await next()
    })
    .route('/searches', searches)
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/searches', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  return { post, asked, config, app }
}

const ask = (intent: SearchIntent, resultSize = 10) => ({
  search: searchBody(intent),
  application: intent.kind === 'aggregations' ? 'manufacturers_de' : 'devices_de',
  resultSize,
})

describe('the four searches', () => {
  test('S7.31 aggregations answer with the tree of the menu', async () => {
    const { post, asked } = openSearchApi()
    const answer = await post(ask({ kind: 'aggregations' }, 0))

    expect(answer.status).toBe(200)
    const { aggregations } = (await answer.json()) as { aggregations: { categories: { buckets: object[] } } }
    expect(aggregations.categories.buckets).toContainEqual({
      key: 'iPhone',
      doc_count: 5,
      id: expect.any(Number),
      manufacturers: {
        buckets: [
          {
            key: 'Apple',
            doc_count: 5,
            id: expect.any(Number),
            series: {
              buckets: [
                { key: 'iPhone 14', doc_count: 3, id: expect.any(Number) },
                { key: 'iPhone 13', doc_count: 2, id: expect.any(Number) },
              ],
            },
          },
        ],
      },
    })
    expect(asked).toEqual([['facets', 'de_DE']])
  })

  test('S7.32 a device by its address, with the fields that were wanted', async () => {
    const { post, asked } = openSearchApi()
    const url = 'apple-iphone-14-128-gb'
    const answer = await post(ask({ kind: 'by-url', url, fields: ['name', 'releaseYear'] }, 1))

    expect(await answer.json()).toEqual({
      hits: {
        total: { value: 1, relation: 'eq' },
        hits: [
          {
            _index: 'devices_de',
            _id: expect.stringMatching(/^\d+$/),
            _source: { name: 'iPhone 14 128 GB', releaseYear: 2022 },
          },
        ],
      },
    })
    expect(asked).toEqual([['byUrl', 'de_DE', url]])
  })

  test('an address that no device has gives no hits', async () => {
    const { post } = openSearchApi()

    expect(await (await post(ask({ kind: 'by-url', url: 'no-such-device' }, 1))).json()).toEqual({
      hits: { total: { value: 0, relation: 'eq' }, hits: [] },
    })
  })

  test('S9.14 as many devices as the caller says, and a hint that there are more', async () => {
    const { post, asked } = openSearchApi()
    const two = await (await post(ask({ kind: 'by-text', text: 'galaxy' }, 2))).json()
    const all = await (await post(ask({ kind: 'by-text', text: 'galaxy' }, 50))).json()

    expect(two).toMatchObject({ hits: { total: { value: 2, relation: 'gte' }, hits: [{}, {}] } })
    expect(all).toMatchObject({ hits: { total: { value: 5, relation: 'eq' } } })
    expect(asked).toEqual([
      ['byText', 'de_DE', 'galaxy', 2],
      ['byText', 'de_DE', 'galaxy', 50],
    ])
  })

  test('S7.30 the search may also be the same as JSON text', async () => {
    const { post } = openSearchApi()
    const { search, ...rest } = ask({ kind: 'by-text', text: 'galaxy s23' })
    const [asObject, asText] = await Promise.all([
      post({ search, ...rest }),
      post({ search: JSON.stringify(search), ...rest }),
    ])

    expect(await asText.json()).toEqual(await asObject.json())
  })
})

describe('what the shop pays', () => {
  const offered = async (host: string, application: string, fields: DeviceField[]) => {
    const { post } = openSearchApi({ host })
    const intent: SearchIntent = { kind: 'by-text', text: 'iphone 14 128', fields }
    const answer = await post({ ...ask(intent, 1), application })
    return ((await answer.json()) as { hits: { hits: { _source: OfferedDevice }[] } }).hits.hits[0]!._source
  }

  test.each([
    [countries.de, (price: string) => `bis zu ${price}`],
    [countries.fr, (price: string) => `jusqu’à ${price}`],
  ])('F-60 EX-08 is told to whoever asks for it: that of the country, in its words ($code)', async (country, words) => {
    const { code, icuLocale, searchIndexes } = country
    const found = await offered(`${code}.localhost`, searchIndexes.devices, ['id', 'upTo', 'offer'])
    const top = (await findTopPrices(engines(), country, [found.id])).get(found.id)!

    expect(top).toBeGreaterThan(0)
    expect(found).toEqual({ id: found.id, upTo: top, offer: words(formatMoney(top, icuLocale)) })
  })

  test('EX-08 is told to companies net, where only companies sell', async () => {
    const host = 'b2bwidget.localhost'
    const found = await offered(host, countries.de.searchIndexes.devices, ['id', 'upTo', 'offer'])
    const top = (await findTopPrices(engines(), countries.de, [found.id], 'business')).get(found.id)!

    expect(found).toMatchObject({ upTo: top, offer: `bis zu ${formatMoney(top, 'de-DE')} netto` })
  })

  test('EX-08 is not told to others', async () => {
    expect(Object.keys(await offered('de.localhost', 'devices_de', ['id', 'name']))).toEqual(['id', 'name'])
  })
})

describe('what is refused never reaches the engine', () => {
  test.each(hostileSearches)('S7.37 %s', async (_, search) => {
    const { post, asked } = openSearchApi()
    for (const application of ['devices_de', 'manufacturers_de']) {
      const answer = await post({ search, application, resultSize: 10 })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ code: 'invalid-input' })
    }
    const asText = await post({ search: JSON.stringify(search), application: 'devices_de', resultSize: 10 })

    expect(asText.status).toBe(400)
    expect(asked).toEqual([])
  })

  test.each(deepSearches)('S7.37 %s', async (_, json) => {
    const { post, asked } = openSearchApi()
    for (const search of [json, JSON.stringify(json)]) {
      const answer = await post(`{"search":${search},"application":"devices_de","resultSize":10}`)
      expect(answer.status).toBe(400)
    }
    expect(asked).toEqual([])
  })

  const good = ask({ kind: 'by-text', text: 'iphone' })
  const wrong: [what: string, body: unknown][] = [
    ['a billion results', { ...good, resultSize: 1e9 }],
    ['101 results', { ...good, resultSize: 101 }],
    ['no results', { ...good, resultSize: 0 }],
    ['fewer than none', { ...good, resultSize: -1 }],
    ['half a result', { ...good, resultSize: 1.5 }],
    ['a number as text', { ...good, resultSize: '10' }],
    ['no size', { search: good.search, application: 'devices_de' }],
    ['the index of another country', { ...good, application: 'devices_fr' }],
    ['the other index of this country', { ...good, application: 'manufacturers_de' }],
    ['all indexes', { ...good, application: '*' }],
    ['two indexes', { ...good, application: ['devices_de', 'customers'] }],
    ['no index', { search: good.search, resultSize: 10 }],
    ['one key more', { ...good, index: 'customers' }],
    ['a prototype', '{"__proto__":{"resultSize":10},"search":{},"application":"devices_de"}'],
    ['no JSON', '{'],
    ['a list', [good]],
  ]
  test.each(wrong)('S7.37 %s', async (_, body) => {
    const { post, asked } = openSearchApi()

    expect((await post(body)).status).toBe(400)
    expect(asked).toEqual([])
  })

  test('it is told what was wrong, and where', async () => {
    const { post } = openSearchApi()
    const body = await (await post({ ...good, search: { ...good.search, script_fields: {} } })).json()

    expect(body).toMatchObject({ violations: [{ propertyPath: 'search.script_fields' }] })
  })
})

test('S3.22 S7.30 each country has an index of its own, by its host', async () => {
  const intent: SearchIntent = { kind: 'by-text', text: 'catorce' }
  const spain = openSearchApi({ host: 'es.localhost' })
  const found = await spain.post({ ...ask(intent), application: 'devices_es' })

  expect(await found.json()).toMatchObject({ hits: { hits: [{ _index: 'devices_es' }, { _index: 'devices_es' }] } })
  expect((await spain.post(ask(intent))).status).toBe(400)
  expect(spain.asked).toEqual([['byText', 'es_ES', 'catorce', 10]])
})

test('S8.10 a search that fails gives nothing, not even an error', async () => {
  const broken = {
    byText: () => Promise.reject(new Error('broken')),
    facets: () => Promise.reject(new Error('broken')),
  }
  const { post } = openSearchApi({ search: broken })
  for (const intent of [{ kind: 'by-text', text: 'iphone' }, { kind: 'aggregations' }] as const) {
    const answer = await post(ask(intent))

    expect(answer.status).toBe(204)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toBe('')
  }
})

test('S7.36 in development the door wants the password that its own client sends', async () => {
  const env = { SHOP_ENV: 'development', SEARCH_BASIC_AUTH: 'test:system' }
  const { app, post, config, asked } = openSearchApi({ env })
  const question = { intent: { kind: 'by-text', text: 'iphone' }, application: 'devices_de', size: 5 } as const

  const refused = await post(ask(question.intent), { authorization: `Basic ${btoa('test:wrong')}` })
  expect(refused.status).toBe(401)
  expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /)
  expect((await post(ask(question.intent))).status).toBe(401)
  expect(asked).toEqual([])

  const { url, init } = searchRequest({ ...question, authorization: searchAuthorization(config) })
  expect((await app.request(url, init)).status).toBe(200)
})

test('S7.36 elsewhere it wants none', async () => {
  const { post } = openSearchApi({ env: { SHOP_ENV: 'demo', SEARCH_BASIC_AUTH: 'test:system' } })

  expect((await post(ask({ kind: 'by-text', text: 'iphone' }))).status).toBe(200)
})

test('more than 120 searches a minute are too many for one visitor, not for others', async () => {
  const { post } = openSearchApi({ address: 'a busy visitor' })
  const answers = await Promise.all(Array.from({ length: 125 }, () => post(ask({ kind: 'by-text', text: 'iphone' }))))

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
  expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await openSearchApi().post(ask({ kind: 'by-text', text: 'iphone' }))).status).toBe(200)
})
