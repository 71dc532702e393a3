import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import type { Mode } from '#shop/modes/mode.ts'
import type { Messages } from '#shop/messages/messages.ts'
import { handleError } from '#web/entry.server.tsx'
import { PageCache } from './page-cache.ts'
import { createPageHandler, type PageRequest } from './pages.ts'

const storefronts = { countries, defaultCountry: 'de', modeDomains: {}, officeDomain: '', partnerOrigins: [] } as const

/** A storefront in which the pages of devices take as long as they are told to. */
function openPages(mode: Mode = modes.default) {
  let databaseIs = 'there'
  const gate = Promise.withResolvers<void>()
  const loader = async ({ request }: { request: Request }) => {
    if (request.url.includes('/produkte/')) await gate.promise
    if (databaseIs !== 'there') throw new Error(databaseIs)
    const unknown = request.url.includes('maker=nobody')
    return new Response('<h1>finished</h1>', {
      headers: { 'content-type': 'text/html', ...(unknown && { 'cache-control': 'no-store' }) },
    })
  }
  const routes = {
    root: { id: 'root', path: '', module: {} },
    'de/any': { id: 'de/any', parentId: 'root', path: '*', module: { loader } },
  }
  const build = {
    routes,
    entry: { module: { default: () => new Response('not asked for'), handleError } },
    assets: { version: '1', url: '', routes: {}, entry: { module: '', imports: [] } },
    future: {},
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    ssr: true,
  } as unknown as ServerBuild
  let rendered = 0
  const told: string[] = []
  const engines = {
    log: { warn: () => told.push('warned') },
    errors: { report: async () => told.push('reported') },
  } as unknown as PageRequest['engines']
  const cache = new PageCache()
  const pages = createPageHandler({
    build,
    cache,
    developing: false,
    observer: { rendered: () => (rendered += 1), reused: () => undefined },
    isDatabaseAway: (error) => error instanceof Error && error.message === 'away',
  })
  const ask = (
    path: string,
    method = 'GET',
    agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36',
  ) =>
    pages.answer({
      request: new Request(`http://de.test${path}`, {
        method,
        headers: { 'user-agent': agent },
      }),
      asSent: `de.test${path}`,
      branch: 'de',
      share: path === '/account' ? 'sales' : 'others',
      shop: { country: countries.de, mode },
      storefronts,
      messages: {} as Messages,
      searchAuthorization: null,
      affiliateTracking: undefined,
      installation: { isProduction: false, hasMailServer: false, hasOwnSecret: false },
      requestId: 'request-1',
      visitorAddress: '127.0.0.1',
      visitor: { read: async () => undefined, open: async () => crypto.randomUUID() },
      standardHeaders: {},
      engines,
      entrant: undefined,
      colleague: undefined,
      refusal: undefined,
    })
  const setDatabase = (state: 'there' | 'away' | 'broken') => {
    databaseIs = state
  }
  return { ask, known: pages.known, finish: gate.resolve, rendered: () => rendered, cache, told, setDatabase }
}

const device = (number: number) => `/produkte/apple-iphone-${number}`

test('F-94 more pages at once than can be rendered are put off at once and come later, but for sellers', async () => {
  const { ask, finish, rendered, cache } = openPages()
  const accepted = Array.from({ length: 64 }, (_, number) => ask(device(number)))
  const putOff = await Promise.all([ask(device(64)), ask(device(65))])

  expect(putOff.map(({ status }) => status)).toEqual([503, 503])
  for (const { headers } of putOff) expect(headers.get('retry-after')).toBe('1')
  expect(rendered()).toBe(8)
  expect((await ask('/account')).status).toBe(200)

  finish()
  expect(new Set((await Promise.all(accepted)).map(({ status }) => status))).toEqual(new Set([200]))
  expect((await ask(device(64))).status).toBe(200)
  expect(cache.find(`de ${device(65)}`)).toBeUndefined()
})

test('a cached page is answered while others cannot be rendered', async () => {
  const { ask, finish, rendered } = openPages()
  await ask('/content/agb')
  const busy = Array.from({ length: 64 }, (_, number) => ask(device(number)))
  const cached = await ask('/content/agb')

  expect(cached.status).toBe(200)
  expect(await cached.text()).toBe('<h1>finished</h1>')
  expect(rendered()).toBe(9)
  finish()
  await Promise.all(busy)
})

test('who asks in words that led to a cached page before gets it by them, until it changes', async () => {
  const { ask, known, cache } = openPages()
  await ask('/content/agb?utm=1')
  expect(known('de.test/content/agb?utm=1')).toBeUndefined()
  await ask('/content/agb?utm=1')
  const found = known('de.test/content/agb?utm=1')

  expect(found?.page.body.identity.toString()).toBe('<h1>finished</h1>')
  expect(found?.shop).toEqual({ country: countries.de, mode: modes.default })
  for (const other of ['de.test/content/agb?utm=2', 'de.test/content/agb', 'DE.test/content/agb?utm=1'])
    expect(known(other)).toBeUndefined()

  cache.clear()
  expect(known('de.test/content/agb?utm=1')).toBeUndefined()
})

test('a page of a shop in which partners have a say is not found by its address alone', async () => {
  const { ask, known } = openPages(modes.agan)
  await ask('/content/agb')
  await ask('/content/agb')

  expect(known('de.test/content/agb')).toBeUndefined()
})

test('an answer carries the standard headers, a policy and the length of its body', async () => {
  const { ask } = openPages()
  const [get, head] = [await ask('/content/agb'), await ask('/content/agb', 'HEAD')]

  expect(get.headers.get('x-request-id')).toBe('request-1')
  expect(get.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(get.headers.get('content-length')).toBe(String('<h1>finished</h1>'.length))
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'))
  expect(await head.text()).toBe('')
})

test('a list is cached once for every maker, series and page, whatever else the address says', async () => {
  const { ask, rendered } = openPages()
  for (const query of ['', '?utm=1', '?page=1', '?maker=A"', '?page=0', '?series='])
    await ask(`/verkaufen/handy${query}`)
  expect(rendered()).toBe(1)

  for (const query of ['?page=2&maker=samsung', '?maker=samsung&page=2', '?x=1&maker=samsung&y=2&page=2'])
    await ask(`/verkaufen/handy${query}`)
  expect(rendered()).toBe(2)

  await ask('/content/agb')
  await ask('/content/agb?maker=samsung&page=2')
  expect(rendered()).toBe(3)
})

test('what a page itself asks not to keep is rendered again, and filled memory stays as it was', async () => {
  const { ask, rendered, cache } = openPages()
  const before = cache.bytes
  const first = await ask('/verkaufen/handy?maker=nobody')
  await ask('/verkaufen/handy?maker=nobody')

  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(rendered()).toBe(2)
  expect(cache.bytes).toBe(before)
})

test('S2.44 a page about one person is cached by nobody, and other sites are not told its address', async () => {
  const { ask, rendered, cache } = openPages()
  const before = cache.bytes
  for (const [path, referrer] of [
    ['/account', 'same-origin'],
    ['/account.data', 'same-origin'],
    ['/trade/a-secret', 'no-referrer'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await ask(path, method)

      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('referrer-policy'), path).toBe(referrer)
      expect(headers.get('etag'), path).toBeNull()
    }
  }
  expect(rendered()).toBe(6)
  expect(cache.bytes).toBe(before)
})

test('while the database is away a cached page is shown even if it is stale, and others ask to come back', async () => {
  const { ask, cache, told, setDatabase } = openPages()
  await ask('/content/agb')
  cache.markStale()
  setDatabase('away')
  const stale = await ask('/content/agb')
  const others = [
    await ask('/verkaufen/handy'),
    await ask('/account'),
    await ask('/verkaufen/handy', 'GET', 'Googlebot/2.1'),
  ]

  expect(stale.status).toBe(200)
  expect(stale.headers.get('cache-control')).toContain('public')
  for (const { status, headers } of others) {
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('1')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect(new Set(told)).toEqual(new Set(['warned']))

  setDatabase('there')
  expect((await ask('/verkaufen/handy')).status).toBe(200)
})

test('a page that fails for another reason is our mistake, and is reported', async () => {
  const { ask, cache, told, setDatabase } = openPages()
  await ask('/content/agb')
  cache.markStale()
  setDatabase('broken')

  expect((await ask('/content/agb')).status).toBe(500)
  expect(told).toEqual(['reported'])
})
