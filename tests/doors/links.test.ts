import { describe, expect, test } from 'vitest'
import { contentTopics } from '#shop/content-topics.ts'
import { countries } from '#shop/countries/all.ts'
import { matchScreen, pathTo } from '#shop/paths.ts'
import { pathsOf } from '#shop/screens.ts'
import { alternates, canonical, links, tags, attribute } from '../html.ts'
import { ask, asPerson, countryCodes } from '../shop-under-test.ts'

const hosts = [...countryCodes, 'b2bwidget', 'agan', 'aganwidget'] as const

type Crawl = { pages: Map<string, string>; broken: string[]; foreign: string[]; outside: Set<string> }

const countryOf = (host: (typeof hosts)[number]) =>
  host in countries ? countries[host as keyof typeof countries] : countries.de

/** Follows every link of a host that stays on it, from the home page on. */
async function crawl(host: (typeof hosts)[number]): Promise<Crawl> {
  const country = countryOf(host)
  const result: Crawl = { pages: new Map(), broken: [], foreign: [], outside: new Set() }
  const waiting = ['/']
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (result.pages.has(path)) continue
    const { status, text } = await ask(host, path, asPerson)
    result.pages.set(path, text)
    if (status !== 200) result.broken.push(`${path} ${status}`)
    if (!isOwnAddress(country, path)) result.foreign.push(path)
    for (const link of links(text)) {
      if (link.startsWith('/')) waiting.push(link.split('#')[0]!)
      else if (!link.startsWith('#')) result.outside.add(link)
    }
  }
  return result
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

describe.each(hosts)('the links of %s', (host) => {
  const crawled = crawl(host)

  test('S2.11 use only addresses of the country, and none is broken', async () => {
    const { pages, broken, foreign } = await crawled

    expect(broken).toEqual([])
    expect(foreign).toEqual([])
    // The widgets bring no menu: their links are the ten categories and whatever these lead to.
    expect(pages.size).toBeGreaterThan(10)
  })

  test('S2.11 every part of a page that a link jumps to is there', async () => {
    const { pages } = await crawled
    for (const [path, text] of pages) {
      const ids = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
      const missing = links(text).filter((link) => link.startsWith('#') && !ids.has(link.slice(1)))
      expect(missing, path).toEqual([])
    }
  })

  test('S2.11 everything that a page loads is there', async () => {
    const { text } = await ask(host, '/', asPerson)
    const files = [...tags(text, 'link'), ...tags(text, 'script'), ...tags(text, 'img')]
      .filter((tag) => !/rel="(canonical|alternate)"/.test(tag))
      .flatMap((tag) => attribute(tag, 'href') ?? attribute(tag, 'src') ?? [])
    const answers = await Promise.all([...new Set(files)].map(async (file) => [file, (await ask(host, file)).status]))

    expect(files.length).toBeGreaterThan(5)
    expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  })
})

describe.each(countryCodes)('search engines on %s', (code) => {
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

  test('S2.04 every hreflang link of home, categories and topics leads to a page that points back', async () => {
    const paths = [
      '/',
      pathTo(countries[code], 'sellCategory', { category: countries[code].categorySlugs.lens }),
      pathTo(countries[code], 'contact'),
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
