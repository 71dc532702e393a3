import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { attribute, features, links, meta, readable, tags, texts } from '#tests/support/readers/pages/html.ts'
import { useOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { command } from '#tests/support/services/shops/fresh-database.ts'
import { ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { longDescribe } from '#tests/support/limits/long-test.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const messagesFor = (code: CountryCode) => readMessages('messages', messagesFileOf(code))

/** “bis zu 415,50 €”, or what is said of a device that is worth nothing any more. */
const offer = { at: /bis zu € \d/, de: /bis zu \d/, es: /hasta \d/, fr: /jusqu’à \d/, it: /fino a \d/ }

const main = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
const cards = (html: string): string[] => main(html).match(/<li class="card model-card">[\s\S]*?<\/li>/g) ?? []
const plainBlanks = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const searchField = (html: string): string => tags(main(html), 'input').find((tag) => attribute(tag, 'name') === 'q')!
const search = (query: string): string => `/?${new URLSearchParams({ q: query }).toString()}`

describe.each(triedCountries)('the home page of %s', (code) => {
  const country = countries[code]
  const messages = messagesFor(code)

  test('S2.45 has one search box, large, and it is a plain form', async () => {
    const { text } = await ask(code, '/')
    const forms = tags(text, 'form').filter((tag) => attribute(tag, 'role') === 'search')

    expect(forms).toHaveLength(1)
    expect(attribute(forms[0]!, 'action')).toBe('/')
    expect(attribute(forms[0]!, 'method')).toBeUndefined()
    expect(attribute(searchField(text), 'id')).toBe('home-search')
    expect(texts(text, 'label')).toContain(messages['site.search.label'])
  })

  test('S2.45 has an example, category tiles, popular devices, how it works, banner, eco effect and trust, in this order', async () => {
    const { text } = await ask(code, '/')
    const headings = texts(main(text), 'h2')
    const expected = ['example', 'categories', 'popular', 'steps', 'banner', 'eco', 'trust'].map(
      (section) => messages[`home.${section}.title`]!,
    )

    expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected)
    const tiles = Object.values(country.categorySlugs).map((category) => pathTo(country, 'sellCategory', { category }))
    expect(links(main(text))).toEqual(expect.arrayContaining(tiles))
    expect(main(text).match(/<li class="stepper__step"/g)).toHaveLength(3)
  })

  test('S2.45 shows eight popular devices with an honest price each', async () => {
    const { text } = await ask(code, '/')
    const popular = cards(text)

    expect(popular).toHaveLength(8)
    for (const card of popular) expect(plainBlanks(readable(card))).toMatch(offer[code])
    const [href] = links(popular[0]!)
    expect((await ask(code, href!)).status).toBe(200)
  })

  test('S2.45 says who measured the eco effect, and where to read on', async () => {
    const { text } = await ask(code, '/')
    const page = readable(main(text))

    for (const fact of [/58\skg/, /139\skg/, /Fraunhofer UMSICHT/]) expect(page).toMatch(fact)
    expect(links(main(text))).toContain(pathTo(country, 'content', { slug: country.contentSlugs.ecoEffect }))
  })

  test('S2.45 slides reviews in Germany only', async () => {
    const { text } = await ask(code, '/')

    expect(features(text).includes('seal-and-slider')).toBe(code === 'de')
    expect(text.includes('slider__list')).toBe(code === 'de')
  })
})

describe.each(triedCountries)('a search on the home page of %s', (code) => {
  const country = countries[code]
  const messages = messagesFor(code)

  test('S7.34 S2.45 finds a misspelt device without any script', async () => {
    const { status, text } = await ask(code, search('iphnoe 14 pro'))
    const [first] = cards(text)

    expect(status).toBe(200)
    expect(texts(text, 'h1')).toEqual([messages['home.results.title']!.replace('{query}', 'iphnoe 14 pro')])
    expect(texts(first!, 'a')).toEqual(['iPhone 14 Pro'])
    expect(plainBlanks(readable(first!))).toMatch(offer[code])
    expect((await ask(code, links(first!)[0]!)).status).toBe(200)
  })

  test('S2.45 keeps the text, hides the page from search engines and shows nothing but the answer', async () => {
    const { text } = await ask(code, search('iphnoe 14 pro'))

    expect(attribute(searchField(text), 'value')).toBe('iphnoe 14 pro')
    expect(meta(text, 'robots')).toBe('noindex')
    expect(texts(main(text), 'h2')).not.toContain(messages['home.trust.title'])
    expect(meta((await ask(code, '/')).text, 'robots')).toBeUndefined()
  })

  test('S2.45 that finds nothing stays friendly: categories, and a way to tell us', async () => {
    const { status, text } = await ask(code, search('qwertzuiopq'))

    expect(status).toBe(200)
    expect(texts(text, 'h1')).toEqual([messages['home.results.nothing']!.replace('{query}', 'qwertzuiopq')])
    expect(readable(main(text))).toContain(messages['home.results.nothingText'])
    expect(cards(text)).toHaveLength(0)
    expect(links(main(text))).toEqual(
      expect.arrayContaining([
        `${pathTo(country, 'contact')}?subject=device-not-listed`,
        ...Object.values(country.categorySlugs).map((category) => pathTo(country, 'sellCategory', { category })),
      ]),
    )
    expect(meta(text, 'robots')).toBe('noindex')
  })
})

describe('results', () => {
  const names = (html: string): string[] => cards(html).flatMap((card) => texts(card, 'a'))

  test('name a model once, however many sizes it has', async () => {
    const found = names((await ask('de', search('iphone 14'))).text)

    expect(found[0]).toBe('iPhone 14')
    expect(new Set(found).size).toBe(found.length)
  })

  test('lead to the size that was asked for, with its own price', async () => {
    const [plain] = cards((await ask('de', search('iphone 14 pro'))).text)
    const [large] = cards((await ask('de', search('iphone 14 pro 1 tb'))).text)
    const [small] = cards((await ask('de', search('iphone 14 pro 128gb'))).text)

    expect(links(large!)).toEqual(['/produkte/apple-iphone-14-pro-1-tb'])
    expect(links(small!)).toEqual(['/produkte/apple-iphone-14-pro-128-gb'])
    expect(readable(small!)).not.toBe(readable(large!))
    expect(readable(plain!)).toBe(readable(large!))
  })

  test('are 24 at most, and the page says that there are more', async () => {
    const { text } = await ask('de', search('galaxy'))

    expect(cards(text)).toHaveLength(24)
    expect(readable(main(text))).toContain('Das sind die 24 besten Treffer.')
  })

  test('count what there is', async () => {
    const { text } = await ask('de', search('iphone 14 pro'))

    expect(texts(main(text), 'h2')[0]).toBe(`${cards(text).length} Modelle passen dazu, die besten zuerst.`)
  })

  test.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '%',
    '\\',
    "'; drop table devices; --",
    '😀',
  ])('show what was typed as text: %s', async (query) => {
    const { status, text } = await ask('de', search(query))

    expect(status).toBe(200)
    expect(readable(main(text))).toContain(query)
    expect(main(text)).not.toContain('<script>alert')
    expect(main(text)).not.toContain('<img src=x')
  })

  test('a text longer than any name is cut, not refused', async () => {
    const { status, text } = await ask('de', search('x'.repeat(5_000)))

    expect(status).toBe(200)
    expect(attribute(searchField(text), 'value')).toBe('x'.repeat(100))
  })

  test.each(['', '   '])('for “%s” are the home page itself', async (query) => {
    const { text } = await ask('de', search(query))

    expect(texts(text, 'h1')).toEqual([messagesFor('de')['home.headline']])
    expect(meta(text, 'robots')).toBeUndefined()
  })

  test.each(['b2bwidget', 'agan', 'aganwidget'])('are found in the shop mode %s too', async (host) => {
    const { text } = await ask(host, search('galxy s22'))

    expect(names(text)[0]).toBe('Galaxy S22')
    expect(tags(text, 'form').filter((tag) => attribute(tag, 'role') === 'search')).toHaveLength(1)
  })
})

longDescribe('when the search fails', () => {
  const broken = useOwnShop()

  test('S8.10 the page says so kindly, offers the categories, and finds again as soon as it can', async () => {
    await command(broken().databaseUrl, 'alter table device_texts rename to lost')
    const failed = await broken().visit('de.localhost', search('iphone 14'))
    await command(broken().databaseUrl, 'alter table lost rename to device_texts')
    const later = await broken().visit('de.localhost', search('iphone 14'))
    const messages = messagesFor('de')

    expect(failed.status).toBe(200)
    expect(texts(failed.text, 'h1')).toEqual([messages['home.results.failed']])
    expect(readable(main(failed.text))).toContain('„iphone 14“')
    expect(links(main(failed.text))).toContain('/verkaufen/handy')
    expect(attribute(searchField(failed.text), 'value')).toBe('iphone 14')
    expect(failed.headers['cache-control']).toBe('no-store')
    expect(cards(later.text)).not.toHaveLength(0)
  })
})
