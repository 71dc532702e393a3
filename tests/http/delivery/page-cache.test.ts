import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import type { Answer } from '#tests/support/drivers/customers/visit.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

const shop = useOwnShop()
const de = (path: string, headers: Record<string, string> = {}) =>
  shop().visit('de.localhost', path, { headers: { ...asPerson.headers, ...headers } })

async function meter(name: string): Promise<number> {
  const { text } = await shop().visit('de.localhost', '/metrics')
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}
const renders = () => meter('umlauf_page_renders_total')

/** How many pages were rendered while something was done. */
async function rendersDuring(work: () => Promise<unknown>): Promise<number> {
  const before = await renders()
  await work()
  return (await renders()) - before
}

async function announce(topic: string): Promise<void> {
  const client = new Client({ connectionString: shop().databaseUrl })
  await client.connect()
  await client.query('select pg_notify($1, $2)', ['umlauf', topic])
  await client.end()
}

describe('a public page', () => {
  test('is the same bytes for two visitors, whoever they are', async () => {
    const first = await de('/verkaufen/ipad', {
      cookie: 'visitor=a; locale=de_DE',
      'accept-language': 'fr',
      'x-forwarded-for': '203.0.113.1',
    })
    const second = await de('/verkaufen/ipad', { cookie: 'visitor=b; locale=de_DE', 'accept-language': 'es' })

    expect(first.status).toBe(200)
    expect(second.bytes.equals(first.bytes)).toBe(true)
    expect(second.headers.etag).toBe(first.headers.etag)
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  test('comes as brotli, gzip or plain, and decodes to the same', async () => {
    const [plain, gzip, br] = await Promise.all([
      de('/'),
      de('/', { 'accept-encoding': 'gzip' }),
      de('/', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
    ])

    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true)
    for (const { headers, bytes } of [plain, gzip, br]) {
      expect(headers.vary).toBe('Accept-Encoding')
      expect(Number(headers['content-length'])).toBe(bytes.length)
    }
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 3)
  })

  test('is not sent in a form that was refused', async () => {
    const { headers } = await de('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })

    expect(headers['content-encoding']).toBeUndefined()
  })

  test('is revalidated by its ETag', async () => {
    const { headers } = await de('/content/agb')
    const same = await de('/content/agb', { 'if-none-match': headers.etag! })
    const other = await de('/content/agb', { 'if-none-match': '"another"' })
    // A proxy that compresses calls it weak; a browser may know several.
    const weak = await de('/content/agb', { 'if-none-match': `"another", W/${headers.etag}` })

    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(same.status).toBe(304)
    expect(same.bytes).toHaveLength(0)
    expect(same.headers.etag).toBe(headers.etag)
    expect(other.status).toBe(200)
    expect(weak.status).toBe(304)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const get = await de('/content/agb')
    const head = await shop().visit('de.localhost', '/content/agb', { method: 'HEAD', headers: asPerson.headers })

    expect(head.status).toBe(200)
    expect(head.bytes).toHaveLength(0)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers.etag).toBe(get.headers.etag)
  })

  test('is rendered once for fifty visitors who come at once', async () => {
    let answers: Awaited<ReturnType<typeof de>>[] = []
    const count = await rendersDuring(async () => {
      answers = await Promise.all(Array.from({ length: 50 }, () => de('/verkaufen/konsole')))
    })

    expect(count).toBe(1)
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
  })

  test('is not rendered again for a query, which does not fill the memory either', async () => {
    await de('/verkaufen/kamera')
    const bytes = await meter('umlauf_page_cache_bytes')
    const count = await rendersDuring(async () => {
      for (const query of ['?utm_source=x', '?a=1&b=2', '?gclid=y', '?', '?zip=1'])
        await de(`/verkaufen/kamera${query}`)
    })

    expect(count).toBe(0)
    expect(await meter('umlauf_page_cache_bytes')).toBe(bytes)
  })

  test('shows nothing of the query that it was first asked for with', async () => {
    const poisoned = await de('/verkaufen/objektiv?x=poison"><script>', {
      'x-forwarded-host': 'poison.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=poison.example',
    })
    const next = await de('/verkaufen/objektiv')

    for (const { text } of [poisoned, next]) expect(text).not.toContain('poison')
  })

  test('asked for in the same words a third time is the same, under a name and with a cookie of its own', async () => {
    const hosts = ['at', 'de', 'es', 'fr', 'it'].map((country) => `${country}.localhost`)
    for (const host of hosts) {
      const ask = (options = {}) => shop().visit(host, '/?utm=known', { ...asPerson, ...options })
      const told = ({ status, headers: { date: _, 'x-request-id': __, ...headers }, text }: Answer) => [
        status,
        headers,
        text,
      ]
      const [rendered, kept, known] = [await ask(), await ask(), await ask()]

      expect(told(known), host).toEqual(told(rendered))
      expect(told(kept), host).toEqual(told(rendered))
      expect(new Set([rendered, kept, known].map(({ headers }) => headers['x-request-id'])).size).toBe(3)
      expect(known.headers.connection).toBe('keep-alive')
      const locale = known.headers['set-cookie']![0]!.split(';')[0]!
      const again = await ask({ headers: { ...asPerson.headers, cookie: locale } })
      expect([again.headers['set-cookie'], again.text], host).toEqual([undefined, rendered.text])
      const head = await ask({ method: 'HEAD' })
      expect([head.status, head.headers['content-length'], head.text]).toEqual([200, String(known.bytes.length), ''])
      const same = await ask({ headers: { ...asPerson.headers, 'if-none-match': known.headers.etag! } })
      expect([same.status, same.text], host).toEqual([304, ''])
      // With something to read first it is another request, and nothing of it is taken for the next one.
      const talkative = await ask({ body: 'GET /account HTTP/1.1' })
      expect([talkative.status, talkative.text], host).toEqual([200, rendered.text])
    }
  })

  test('counts what it answers from memory', async () => {
    await de('/')
    const before = await meter('umlauf_page_cache_hits_total')
    await de('/')

    expect(await meter('umlauf_page_cache_hits_total')).toBe(before + 1)
  })
})

describe('what is never kept', () => {
  test('the shop’s own search', async () => {
    const count = await rendersDuring(async () => {
      for (const query of ['iphone', 'ipad', 'iphone']) {
        const { text, headers } = await de(`/?q=${query}`)
        expect(text).toContain(query)
        expect(headers['cache-control']).toBe('no-store')
      }
    })

    expect(count).toBe(3)
    expect((await de('/')).text).not.toContain('„iphone“')
  })

  test('pages about one person', async () => {
    expect(await rendersDuring(async () => void (await de('/account'), await de('/account')))).toBe(2)
  })

  test('pages that do not exist', async () => {
    const bytes = await meter('umlauf_page_cache_bytes')
    const count = await rendersDuring(async () => {
      for (const path of ['/content/nope', '/content/nope', '/nope', '/nope'])
        expect((await de(path)).headers['cache-control']).toBe('no-store')
    })

    expect(count).toBe(4)
    expect(await meter('umlauf_page_cache_bytes')).toBe(bytes)
  })
})

// A new catalogue is also a new search, which makes every page new once more, some time later: that one comes last.
test.each(['prices', 'content', 'catalogue'])('news about %s make every page new', async (topic) => {
  await de('/verkaufen/notebook')
  expect(await rendersDuring(() => de('/verkaufen/notebook'))).toBe(0)

  await announce(topic)
  await expect.poll(() => meter('umlauf_page_cache_bytes')).toBe(0)
  expect(await rendersDuring(() => de('/verkaufen/notebook'))).toBe(1)
  await expect.poll(() => rendersDuring(() => de('/verkaufen/notebook'))).toBe(0)
})

test('two storefronts with the same addresses keep pages of their own', async () => {
  const germany = await de('/verkaufen/handy')
  const austria = await shop().visit('at.localhost', '/verkaufen/handy', asPerson)
  const widget = await shop().visit('aganwidget.localhost', '/verkaufen/handy', asPerson)

  expect(austria.text).toContain('<html lang="de-AT"')
  expect(germany.text).toContain('data-shop="default"')
  expect(widget.text).toContain('data-shop="aganwidget"')
})

test('a page for a bot is the page for a person', async () => {
  const bot = await shop().visit('de.localhost', '/verkaufen/tablet', { headers: { 'user-agent': 'Googlebot/2.1' } })
  const person = await de('/verkaufen/tablet')

  expect(bot.bytes.equals(person.bytes)).toBe(true)
})

test.each(['/feeds/prices.json', '/sitemaps/devices-1.xml'])(
  'F-20 %s may take longer than a visitor would wait',
  async (list) => {
    const client = new Client({ connectionString: shop().databaseUrl })
    await client.connect()
    await client.query('begin; lock table device_texts in access exclusive mode')
    const asked = de(list)

    // Whoever asks later for a page is put off first.
    expect((await de(`/produkte/uebersicht-apple-iphone-14?${list}`)).status).toBe(503)
    await client.query('commit')
    await client.end()

    expect((await asked).status).toBe(200)
  },
)
