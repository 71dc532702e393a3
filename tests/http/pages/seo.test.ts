import { describe, expect, test } from 'vitest'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { countries } from '#shop/countries/all.ts'
import { matchScreen, pathTo } from '#shop/screens/paths.ts'
import { isPublic } from '#shop/screens/screens.ts'
import { policyOf } from '#tests/support/readers/pages/content-policy.ts'
import { alternates, canonical, links, meta, texts } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { thingOf, thingsOf } from '#tests/support/readers/pages/structured-data.ts'
import { listedIn, partsOf, xmlProblem, type ListedAddress } from '#tests/support/readers/files/xml.ts'
import { runs } from '#tests/support/limits/runs.ts'

type Code = (typeof countryCodes)[number]

const SAMPLE = runs(12, 60)

const pathOf = (address: string): string => new URL(address).pathname

async function readParts(code: Code): Promise<{ part: string; text: string; listed: ListedAddress[] }[]> {
  const index = await ask(code, '/sitemap.xml')
  expect(index.status).toBe(200)
  expect(xmlProblem(index.text)).toBeUndefined()
  const parts = []
  for (const part of partsOf(index.text)) {
    const { status, text } = await ask(code, pathOf(part))
    expect(status, part).toBe(200)
    parts.push({ part, text, listed: listedIn(text) })
  }
  return parts
}

/** So many of them, evenly spread over the whole list. */
const sampleOf = <Item>(all: readonly Item[], size: number): Item[] =>
  Array.from({ length: size }, (_, index) => all[Math.floor((index * all.length) / size)]!)

describe.each(triedCountries)('X1.15 the list of all addresses of %s', (code) => {
  const parts = readParts(code)
  const everything = parts.then((all) => all.flatMap(({ listed }) => listed))

  test('is valid, within the limits of search engines, and lists every address once', async () => {
    for (const { part, text, listed } of await parts) {
      expect(xmlProblem(text), part).toBeUndefined()
      expect(listed.length, part).toBeGreaterThan(0)
      expect(listed.length, part).toBeLessThanOrEqual(50_000)
      expect(Buffer.byteLength(text), part).toBeLessThan(50 * 1024 * 1024)
    }
    const addresses = (await everything).map(({ address }) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(addresses.map((address) => new URL(address).hostname))).toEqual(new Set([`${code}.localhost`]))
  })

  test('has home, categories, makers, series and devices', async () => {
    const paths = new Set((await everything).map(({ address }) => pathOf(address)))
    const country = countries[code]

    expect(paths).toContain('/')
    for (const category of Object.values(country.categorySlugs)) {
      expect(paths).toContain(pathTo(country, 'sellCategory', { category }))
    }
    expect(paths).toContain(pathTo(country, 'overview', { overview: 'apple' }))
    expect(paths).toContain(pathTo(country, 'overview', { overview: 'apple-iphone-14' }))
    const device = pathTo(country, 'product', { pdp: '' })
    expect([...paths].filter((path) => path.startsWith(device)).length).toBeGreaterThan(4000)
  })

  test(`holds only pages that can be found: ${SAMPLE} of them answer with the same address and the same sisters`, async () => {
    for (const { address, alternates: sisters } of sampleOf(await everything, SAMPLE)) {
      const { status, text } = await ask(code, pathOf(address), asPerson)

      expect(status, address).toBe(200)
      expect(canonical(text), address).toBe(address)
      expect(meta(text, 'robots'), address).toBeUndefined()
      expect(alternates(text), address).toEqual(sisters)
    }
  })

  test('leaves out what asks not to be found, and nothing else', async () => {
    const paths = new Set((await everything).map(({ address }) => pathOf(address)))
    const country = countries[code]
    const isFound = (path: string) => isPublic(matchScreen(country, path)?.screen ?? 'errorReportingTest')
    expect([...paths].filter((path) => !isFound(path))).toEqual([])
    const pages = [
      '/',
      pathTo(country, 'contact'),
      ...contentTopics.map((topic) => pathTo(country, 'content', { slug: country.contentSlugs[topic] })),
      ...(country.features.business ? [pathTo(country, 'businessLanding'), pathTo(country, 'deviceList')] : []),
    ]
    for (const path of pages) {
      const { text } = await ask(code, path, asPerson)
      expect(meta(text, 'robots') === undefined, path).toBe(paths.has(path))
    }
  })

  test('S2.44 robots.txt names it, and closes what is private', async () => {
    const { status, text, headers } = await ask(code, '/robots.txt')

    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/plain')
    expect(new URL(/^Sitemap: (.+)$/m.exec(text)?.[1] ?? '').hostname).toBe(`${code}.localhost`)
    for (const path of ['/account', pathTo(countries[code], 'checkout'), '/clarification/', '/?q=']) {
      expect(text).toContain(`\nDisallow: ${path}\n`)
    }
    expect(text).not.toMatch(/^Disallow: \/$/m)
  })

  test('is kept by browsers and proxies only as long as it is true', async () => {
    const { headers } = await ask(code, '/sitemap.xml')
    const again = await ask(code, '/sitemap.xml', { headers: { 'if-none-match': String(headers.etag) } })

    expect(headers['content-type']).toContain('application/xml')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(again.status).toBe(304)
  })
})

describe.each(['b2bwidget', 'agan', 'aganwidget', 'office'])('X1.15 search engines on %s', (host) => {
  test('are sent away', async () => {
    expect((await ask(host, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    // The back office leads whoever is not logged in to its door.
    for (const path of ['/sitemap.xml', '/sitemaps/devices-1.xml'])
      expect((await ask(host, path)).status, path).toBe(host === 'office' ? 302 : 404)
  })
})

test.each(['/sitemaps/devices-0.xml', '/sitemaps/devices-9999.xml', '/sitemaps/devices-1e9.xml', '/sitemaps/x.xml'])(
  'X1.15 there is no list at %s',
  async (path) => {
    expect((await ask('de', path)).status).toBe(404)
  },
)

describe.each(triedCountries)('X1.15 what pages of %s tell search engines', (code) => {
  const country = countries[code]
  const read = async (path: string) => (await ask(code, path, asPerson)).text
  const device = pathTo(country, 'product', { pdp: 'apple-iphone-14-128-gb' })

  test('home: who runs the shop and how to search it', async () => {
    const html = await read('/')
    const home = canonical(html)

    expect(thingOf(html, 'Organization')).toMatchObject({
      name: 'umlauf',
      url: home,
      logo: expect.stringMatching(/^http/),
    })
    expect(thingOf(html, 'WebSite')).toMatchObject({
      url: home,
      inLanguage: country.locale.replace('_', '-'),
      potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=search_term_string' },
    })
  })

  test.each([
    ['category', pathTo(country, 'sellCategory', { category: country.categorySlugs.smartphone }), 2],
    ['maker', pathTo(country, 'overview', { overview: 'samsung' }), 2],
    ['series', pathTo(country, 'overview', { overview: 'apple-iphone-14' }), 4],
    ['device', device, 5],
  ])('%s: the way to it, as people see it', async (_, path, steps) => {
    const html = await read(path)
    const { itemListElement } = thingOf(html, 'BreadcrumbList') as unknown as {
      itemListElement: { position: number; name: string; item: string }[]
    }
    const seen = /<nav class="breadcrumbs"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''

    expect(itemListElement).toHaveLength(steps)
    expect(itemListElement.map(({ position }) => position)).toEqual(itemListElement.map((__, index) => index + 1))
    expect(itemListElement.map(({ name }) => name)).toEqual(texts(seen, 'li'))
    expect(itemListElement.slice(0, -1).map(({ item }) => pathOf(item))).toEqual(links(seen))
    expect(itemListElement.at(-1)?.item).toBe(canonical(html))
  })

  test('device: that it is bought here, used, for how much at most', async () => {
    const html = await read(device)

    expect(thingOf(html, 'Product')).toMatchObject({
      name: expect.stringMatching(/^Apple iPhone 14 128 G[Bo]$/),
      brand: { name: 'Apple' },
      url: canonical(html),
      image: expect.stringMatching(/^http.*\/art\/iphone\/apple\/iphone-14\.svg$/),
      offers: {
        '@type': 'Demand',
        businessFunction: 'http://purl.org/goodrelations/v1#Buy',
        itemCondition: 'https://schema.org/UsedCondition',
        priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'EUR', maxPrice: expect.any(Number) },
      },
    })
    expect(thingsOf(html).map((thing) => thing['@type'])).not.toContain('Offer')
  })

  test('nothing on private pages', async () => {
    expect(thingsOf(await read('/account'))).toEqual([])
  })
})

test('X1.15 data for search engines is no script: the policy of a page does not name it', async () => {
  const { text, headers } = await ask('de', '/', asPerson)
  const scripts = [...text.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>/g)]
  const hashes = policyOf({ headers })!['script-src']!.filter((source) => source.startsWith("'sha256-"))

  expect(thingsOf(text).length).toBeGreaterThan(0)
  expect(hashes.length).toBeLessThanOrEqual(scripts.length)
})
