import { describe, expect, test } from 'vitest'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { countries } from '#shop/countries/all.ts'
import { matchScreen, pathTo } from '#shop/screens/paths.ts'
import { pathsOf, type Screen } from '#shop/screens/screens.ts'
import { alternates, canonical, links, tags, attribute } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, countryCodes, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { foreignSentences, type Language } from '#tests/support/readers/languages/spoken-language.ts'
import { listedIn, partsOf } from '#tests/support/readers/files/xml.ts'
import { runs, some } from '#tests/support/limits/runs.ts'

const hosts = [...countryCodes, 'b2bwidget', 'agan', 'aganwidget'] as const

type Crawl = {
  pages: Map<string, string>
  broken: string[]
  foreign: string[]
  unknown: string[]
  outside: Set<string>
}

/** There are thousands of devices: of every kind of page so many are read, of all others the address is checked. */
const MAX_OF_A_KIND = runs(6, 12)

/** A link to a file, not to a page. */
const download = /<a\s[^>]*\sdownload[\s=>][^>]*>?/g

const countryOf = (host: (typeof hosts)[number]) =>
  host in countries ? countries[host as keyof typeof countries] : countries.de

/** Device, overview, filtered list …: what tells one kind of page from another. */
function kindOf(country: (typeof countries)[keyof typeof countries], path: string): string {
  const { pathname, search } = new URL(path, 'http://own.test')
  return `${matchScreen(country, pathname)?.screen}${[...new URLSearchParams(search).keys()].join()}`
}

const crawls = new Map<string, Promise<Crawl>>()

/** Each host is crawled once, when the first test asks for it. */
function crawled(host: (typeof hosts)[number]): Promise<Crawl> {
  const crawl = crawls.get(host) ?? followLinks(host)
  crawls.set(host, crawl)
  return crawl
}

/** Follows the links of a host that stay on it, from the home page and from the list of its pages on. */
async function followLinks(host: (typeof hosts)[number]): Promise<Crawl> {
  const country = countryOf(host)
  const result: Crawl = { pages: new Map(), broken: [], foreign: [], unknown: [], outside: new Set() }
  const listed = (await listedPages(country.code)).filter((path) => isThere(host, matchScreen(country, path)?.screen))
  const seen = new Set(['/', ...listed])
  const ofKind = new Map<string, number>()
  // A set grows while it is walked through, and the walk goes on to what was added.
  for (const path of seen) {
    const { pathname } = new URL(path, 'http://own.test')
    if (!isOwnAddress(country, pathname)) result.foreign.push(path)
    const kind = kindOf(country, path)
    const count = ofKind.get(kind) ?? 0
    if (count >= MAX_OF_A_KIND) {
      if (!(await listedAddresses(country.code)).has(pathname)) result.unknown.push(path)
      continue
    }
    ofKind.set(kind, count + 1)
    const { status, text } = await ask(host, path, asPerson)
    result.pages.set(path, text)
    if (status !== 200) result.broken.push(`${path} ${status}`)
    for (const link of links(text.replaceAll(download, ''))) {
      if (link.startsWith('/')) seen.add(link.split('#')[0]!)
      else if (!link.startsWith('#')) result.outside.add(link)
    }
  }
  return result
}

/** Pages for companies are nowhere where only private people sell. */
const isThere = (host: (typeof hosts)[number], screen: Screen | undefined): boolean =>
  host !== 'aganwidget' || !/^(?:business|deviceList)/.test(screen ?? '')

/** What is written about the shop itself; devices are found by links. */
const listedPages = async (code: string): Promise<string[]> =>
  listedIn((await ask(code, '/sitemaps/pages.xml')).text).map(({ address }) => new URL(address).pathname)

/** Everything that a page fetches, or would fetch once somebody presses play. */
const filesOf = (html: string): string[] =>
  [
    ...tags(html, '(?:img|script|use|source|track|video)'),
    ...tags(html, 'link').filter((tag) => !/rel="(canonical|alternate)"/.test(tag)),
    ...(html.match(download) ?? []),
    ...tags(html, 'form').filter((tag) => attribute(tag, 'method') !== 'post'),
  ]
    .flatMap((tag) => ['href', 'src', 'poster', 'action'].flatMap((name) => attribute(tag, name) ?? []))
    .map((file) => file.split('#')[0]!)

const known = new Map<string, number>()

/** Built files and drawings are the same on every host: one answer is enough. */
async function statusOf(host: string, file: string): Promise<number> {
  const shared = /^\/(?:assets|art)\//.test(file)
  const status = (shared ? known.get(file) : undefined) ?? (await ask(host, file)).status
  if (shared) known.set(file, status)
  return status
}

/** Names of the parts of a page. */
const idsIn = (html: string) => new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))

const lists = new Map<string, Promise<Set<string>>>()

/** Every path that the shop tells search engines. */
function listedAddresses(code: string): Promise<Set<string>> {
  const list = lists.get(code) ?? readList(code)
  lists.set(code, list)
  return list
}

async function readList(code: string): Promise<Set<string>> {
  const parts = partsOf((await ask(code, '/sitemap.xml')).text)
  const texts = await Promise.all(parts.map(async (part) => (await ask(code, new URL(part).pathname)).text))
  return new Set(texts.flatMap((text) => listedIn(text).map(({ address }) => new URL(address).pathname)))
}

/** Links use the first address of a screen, which is the country's own. */
function isOwnAddress(country: (typeof countries)[keyof typeof countries], path: string): boolean {
  const match = matchScreen(country, path)
  return (
    match !== undefined &&
    pathTo(country, match.screen, match.parameters) === path &&
    match.pattern === pathsOf(country, match.screen)[0]
  )
}

describe.each(some(hosts, 1))('the links of %s', (host) => {
  // The first to ask waits until the whole host is read.
  test('S2.11 use only addresses of the country, and none is broken', async () => {
    const { pages, broken, foreign, unknown } = await crawled(host)

    expect(broken).toEqual([])
    expect(foreign).toEqual([])
    expect(unknown).toEqual([])
    const screens = [...pages.keys()].map((path) => kindOf(countryOf(host), path))
    for (const screen of ['sellCategory', 'overview', 'product']) {
      expect(screens.filter((kind) => kind === screen).length, screen).toBeGreaterThanOrEqual(
        Math.min(10, MAX_OF_A_KIND),
      )
    }
  })

  test('S2.11 every part of a page that a link jumps to is there', async () => {
    const { pages } = await crawled(host)
    const ids = new Map([...pages].map(([path, text]) => [path, idsIn(text)]))
    let jumps = 0
    for (const [path, text] of pages) {
      const missing = links(text).filter((link) => {
        const [target = '', part] = link.split('#')
        const there = ids.get(target === '' ? path : target)
        if (part === undefined || there === undefined) return false
        jumps += 1
        return !there.has(part)
      })
      expect(missing, path).toEqual([])
    }
    expect(jumps).toBeGreaterThan(100)
  })

  test('S2.11 every picture, film, font, style and script of every page is there', async () => {
    const { pages } = await crawled(host)
    const files = [...new Set([...pages.values()].flatMap(filesOf))].filter((file) => file.startsWith('/'))
    const answers = []
    for (const file of files) answers.push([file, await statusOf(host, file)] as const)

    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
    for (const kind of [/^\/assets\/drawings-.*svg$/, /^\/art\/.*svg$/, /woff2$/, /css$/, /mp4$/]) {
      expect(files.filter((file) => kind.test(file)).length, String(kind)).toBeGreaterThan(0)
    }
  })

  test('S1.06 S2.03 EX-10 no sentence of any page is in another language', async () => {
    const { pages } = await crawled(host)
    const own = countryOf(host).locale.slice(0, 2) as Language
    const foreign = [...pages].flatMap(([path, text]) => foreignSentences(text, own).map((each) => `${path} ${each}`))

    expect(pages.size).toBeGreaterThan(60)
    expect(foreign).toEqual([])
  })
})

describe.each(triedCountries)('search engines on %s', (code) => {
  test.each(contentTopics)('S2.04 find the page about %s in every language', async (topic) => {
    const { text } = await ask(code, `/content/${countries[code].contentSlugs[topic]}`)
    const expected = countryCodes.map((other) => [
      countries[other].locale.replace('_', '-'),
      [`${other}.localhost`, `/content/${countries[other].contentSlugs[topic]}`],
    ])
    const found = Object.entries(alternates(text)).map(([language, href]) => {
      const { hostname, pathname } = new URL(href)
      return [language, [hostname, pathname]]
    })

    expect(Object.fromEntries(found)).toEqual({
      ...Object.fromEntries(expected),
      'x-default': ['de.localhost', `/content/${countries.de.contentSlugs[topic]}`],
    })
  })

  test('S2.04 every hreflang link of home, catalogue and topics leads to a page that points back', async () => {
    const paths = [
      '/',
      pathTo(countries[code], 'sellCategory', { category: countries[code].categorySlugs.lens }),
      pathTo(countries[code], 'overview', { overview: 'apple-iphone-14' }),
      pathTo(countries[code], 'product', { pdp: 'apple-iphone-14-128-gb' }),
      pathTo(countries[code], 'contact'),
      ...some(contentTopics, 2).map((topic) =>
        pathTo(countries[code], 'content', { slug: countries[code].contentSlugs[topic] }),
      ),
    ]
    for (const path of paths) {
      const { text } = await ask(code, path)
      for (const href of Object.values(alternates(text))) {
        const { hostname, pathname } = new URL(href)
        const sister = await ask(hostname, pathname)
        expect(sister.status, href).toBe(200)
        expect(Object.values(alternates(sister.text)), href).toContain(canonical(text))
      }
    }
  })
})

test('S2.04 there is no link to a screen that another country does not have', async () => {
  const { text } = await ask('de', '/b2b/ankaufsportal')

  expect(Object.keys(alternates(text))).toEqual(['de-DE', 'x-default'])
})

test.each(['b2bwidget', 'agan', 'aganwidget'])('S3.20 %s names the German page as the original', async (host) => {
  const { text } = await ask(host, '/verkaufen/handy')

  expect(new URL(canonical(text) ?? '').hostname).toBe('de.localhost')
  expect(alternates(text)).toEqual({})
})
