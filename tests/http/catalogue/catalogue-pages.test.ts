import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { readTexts } from '#demo/demo-catalogue.ts'
import { inLocale } from '#domain/catalogue/entries/catalogue-texts.ts'
import { deviceUrlProblem } from '#domain/catalogue/addresses/device-url.ts'
import { categories, type Category } from '#shop/devices/categories.ts'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { matchScreen, pathTo } from '#shop/screens/paths.ts'
import { attribute, canonical, dataOf, links, meta, plain, tags, texts } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { readCells } from '#tests/support/readers/csv.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const page = (code: CountryCode, path: string) => ask(code, path, asPerson)
const sell = (code: CountryCode, category: Category) =>
  pathTo(countries[code], 'sellCategory', { category: countries[code].categorySlugs[category] })
const overview = (code: CountryCode, name: string) => pathTo(countries[code], 'overview', { overview: name })
const product = (code: CountryCode, pdp: string) => pathTo(countries[code], 'product', { pdp })

/** The cards of the list, not those of the popular devices above it. */
function models(html: string): { name: string; maker: string }[] {
  const list = html.slice(html.indexOf('id="models"'))
  return [...list.matchAll(/model-card__maker">([^<]*)<.*?card__link"[^>]*>([^<]*)</g)].map(([, maker, name]) => ({
    maker: plain(maker ?? ''),
    name: plain(name ?? ''),
  }))
}

const offers = (html: string): string[] =>
  [...html.matchAll(/model-card__offer">([^<]*)/g)].map(([, offer = '']) => plain(offer))

const contentOf = (html: string): string => plain(/<section[^>]*data-content.*?<\/section>/s.exec(html)?.[0] ?? '')

const pathOf = (address: string | undefined) => address && new URL(address).pathname + new URL(address).search

/** The lines of a series in the files of the demo shop, in the order in which the shop has to show them. */
async function newestFirst(file: string, series: string): Promise<string[]> {
  const lines = readCells(await readFile(`seeds/catalogue/${file}`, 'utf8'), ',')
  return lines
    .filter((cells) => cells[2] === series)
    .map((cells) => ({ model: cells[3]!, released: cells[4]! }))
    .toSorted((a, b) => rank(b.released) - rank(a.released))
    .map(({ model }) => model)
}

/** A device whose month nobody knows comes after the others of its year. */
const rank = (released: string): number => Number(released.slice(0, 4)) * 100 + Number(released.slice(5) || 0)

describe.each(triedCountries)('in %s', (code) => {
  const messages = readMessages('messages', messagesFileOf(code))

  test('S2.46 a category shows its devices with prices, top makers, popular devices and its text', async () => {
    const { status, text } = await page(code, sell(code, 'smartphone'))

    expect(status).toBe(200)
    expect(texts(text, 'h1')).toEqual([messages['sell.title']!.replace('{category}', messages['category.smartphone']!)])
    expect(models(text)).toHaveLength(48)
    expect(contentOf(text)).toMatch(/\S/)
    expect(links(text)).toContain(`${sell(code, 'smartphone')}?maker=samsung#models`)
    expect(offers(text)).toHaveLength(48 + 6)
    expect(offers(text)[0]).toMatch(new RegExp(`^${messages['catalogue.upTo']!.replace('{price}', '[€\\s\\d.,]+')}$`))
    expect(links(text)).toContain(`${pathTo(countries[code], 'contact')}?subject=device-not-listed`)
    expect(text).toContain('data-feature="conditions-video"')
  })

  test.each(categories)('S3.07 the category %s shows its text and its meta tags', async (category) => {
    const { text } = await page(code, sell(code, category))
    const about = await readTexts('seeds/catalogue/texts.json')
    const { content, metaDescription, metaKeywords } = inLocale(about.categories[category], countries[code].locale)

    expect(meta(text, 'description')).toBe(metaDescription)
    expect(meta(text, 'keywords')).toBe(metaKeywords)
    for (const paragraph of content.split('\n\n')) expect(contentOf(text)).toContain(paragraph)
  })

  test('S3.07 F-62 a manufacturer and a series show their text and their meta tags', async () => {
    const about = await readTexts('seeds/catalogue/texts.json')
    const samsung = inLocale(about.manufacturers['Samsung']!, countries[code].locale)
    const maker = (await page(code, overview(code, 'samsung'))).text
    const series = (await page(code, overview(code, 'samsung-galaxy-s'))).text

    expect(meta(maker, 'description')).toBe(samsung.metaDescription)
    expect(contentOf(maker)).toContain(samsung.content)
    expect(meta(maker, 'keywords')).toMatch(/Samsung.*, .*Samsung/)
    expect(meta(maker, 'keywords')).toContain(messages['category.tablet'])
    expect(meta(series, 'description')).toContain('Samsung Galaxy S')
    expect(meta(series, 'keywords')).toMatch(/Samsung Galaxy S.*, .*Galaxy S/)
    expect(contentOf(series)).toContain('Samsung Galaxy S')
  })

  test('F-62 home, category and footer lead to the overviews of makers, and a chosen maker to those of its series', async () => {
    const [home, category, filtered, device] = await Promise.all(
      [
        '/',
        sell(code, 'smartphone'),
        `${sell(code, 'smartphone')}?maker=samsung`,
        product(code, 'apple-iphone-14-128-gb'),
      ].map(async (path) => (await page(code, path)).text),
    )
    const main = (html: string) => links(/<main[\s\S]*<\/main>/.exec(html)![0])
    const foot = (html: string) => links(/<footer[\s\S]*<\/footer>/.exec(html)![0])

    for (const maker of ['apple', 'samsung', 'google']) {
      expect(main(home!)).toContain(overview(code, maker))
      expect(foot(home!)).toContain(overview(code, maker))
      expect(foot(device!)).toContain(overview(code, maker))
    }
    expect(main(category!)).toContain(overview(code, 'xiaomi'))
    expect(main(filtered!)).toContain(overview(code, 'samsung-galaxy-s'))
  })

  test('S3.19 iPhone and iPad have a title of their own above their popular devices, the others have not', async () => {
    const { popTitleException } = countries[code]
    const titles = async (category: Category) => texts((await page(code, sell(code, category))).text, 'h2')
    const generic = (category: Category) =>
      messages['sell.popular']!.replace('{category}', messages[`category.${category}`]!)

    expect(await titles('iphone')).toContain(popTitleException.iphone)
    expect(await titles('ipad')).toContain(popTitleException.ipad)
    expect(await titles('iphone')).not.toContain(generic('iphone'))
    expect(await titles('lens')).toContain(generic('lens'))
  })

  test('S2.48 the page of a device tells its facts, its price and asks the first question', async () => {
    const { status, text } = await page(code, product(code, 'apple-iphone-14-128-gb'))
    const facts = texts(text, 'td')

    expect(status).toBe(200)
    const storage = code === 'fr' ? '128 Go' : '128 GB'
    expect(texts(text, 'h1')).toEqual([`Apple iPhone 14 ${storage}`])
    expect(facts).toEqual(expect.arrayContaining(['Apple', 'iPhone 14', storage]))
    expect(facts.join(' ')).toContain('A2882')
    expect(text).toMatch(/<p class="product__offer">[^<]*\d/)
    expect(facts.join(' ')).toMatch(/(September|septiembre de|septembre|settembre) 2022/)
    expect(tags(text, 'input').filter((tag) => attribute(tag, 'name') === 'OWNERSHIP')).toHaveLength(2)
    expect(links(text)).toContain('#questions')
    expect(text).toContain('id="questions"')
    expect(links(text)).toContain(product(code, 'apple-iphone-14-256-gb'))
    expect(tags(text, 'a').filter((tag) => attribute(tag, 'aria-current') === 'page')).toHaveLength(1)
  })

  test('S2.48 the price of the last twelve months is a picture with a sentence, and a table', async () => {
    const { text } = await page(code, product(code, 'apple-iphone-14-128-gb'))

    expect(text).toContain('class="trend__line"')
    expect(texts(text, 'p').filter((each) => /2025.*\d/.test(each)).length).toBeGreaterThan(0)
    expect(texts(text, 'caption')).toEqual([messages['product.trend.title']])
    expect(texts(text, 'tr').filter((row) => /20\d\d.*€/.test(row))).toHaveLength(13)
  })

  test.each(['apple-iphone-999', 'apple', 'constructor', '__proto__', 'a'.repeat(300)])(
    'S2.48 the unknown device %s answers 404',
    async (name) => {
      const { status, text } = await page(code, product(code, name))

      expect(status).toBe(404)
      expect(dataOf(text, 'error')).toBe('notFound')
    },
  )

  test('S2.10 an overview wins over a device, whose address must not begin like one', async () => {
    const address = overview(code, 'apple')
    const { status, text } = await page(code, address)

    expect(status).toBe(200)
    expect(dataOf(text, 'screen')).toBe('overview')
    expect(texts(text, 'h1')[0]).toContain('Apple')
    expect(deviceUrlProblem(address.split('/').at(-1)!)).toContain('begins like an overview')
    expect((await page(code, overview(code, 'nobody-makes-this'))).status).toBe(404)
  })

  test('S2.17 /products/… is a device, a maker or a series by what the shop knows, and names the own address', async () => {
    const places = [
      ['apple-iphone-14-128-gb', product(code, 'apple-iphone-14-128-gb')],
      ['apple', overview(code, 'apple')],
      ['samsung-galaxy-s', overview(code, 'samsung-galaxy-s')],
    ] as const
    for (const [name, own] of places) {
      const { status, text } = await page(code, `/products/${name}`)
      expect(status, name).toBe(200)
      expect(pathOf(canonical(text)), name).toBe(own)
      expect(texts(text, 'h1')).toEqual(texts((await page(code, own)).text, 'h1'))
    }
    expect((await page(code, '/products/nobody-makes-this')).status).toBe(404)
  })

  test('S2.17 a category asked for as a product or an overview is moved to its own page', async () => {
    const slug = countries[code].categorySlugs.lens
    for (const path of [`/products/${slug}`, overview(code, slug)]) {
      const { status, headers } = await page(code, path)
      expect(status, path).toBe(301)
      expect(headers.location, path).toBe(sell(code, 'lens'))
    }
  })

  test('S2.11 the links of the three screens are addresses of the country', async () => {
    const paths = [sell(code, 'camera'), overview(code, 'sony'), product(code, 'apple-iphone-14-128-gb')]
    for (const path of paths) {
      const own = links((await page(code, path)).text).filter((link) => link.startsWith('/'))
      const foreign = own.filter((link) => {
        const { pathname } = new URL(link, 'http://shop')
        const match = matchScreen(countries[code], pathname)
        return !match || pathTo(countries[code], match.screen, match.parameters) !== pathname
      })
      expect(own.length, path).toBeGreaterThan(30)
      expect(foreign, path).toEqual([])
    }
  })
})

describe('an overview', () => {
  test('S2.47 shows the newest models first, those without a month after the others of their year', async () => {
    const expected = await newestFirst('samsung-phones.csv', 'Galaxy A')
    const pages = [
      (await page('de', overview('de', 'samsung-galaxy-a'))).text,
      (await page('de', `${overview('de', 'samsung-galaxy-a')}?page=2`)).text,
    ]

    expect(expected.length).toBeGreaterThan(48)
    expect(pages.flatMap(models).map(({ name }) => name)).toEqual(expected)
  })

  test('S2.47 of a maker shows the newest models first too', async () => {
    const seeds = (await readdir('seeds/catalogue')).filter((file) => file.endsWith('.csv'))
    const rows = (await Promise.all(seeds.map((file) => readFile(`seeds/catalogue/${file}`, 'utf8')))).flatMap((text) =>
      readCells(text, ','),
    )
    const released = new Map(rows.flatMap((cells) => (cells[1] === 'Sony' ? [[cells[3]!, rank(cells[4]!)]] : [])))
    const ranks = models((await page('de', overview('de', 'sony'))).text).map(({ name }) => released.get(name)!)

    expect(ranks).toHaveLength(48)
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
  })

  test('S2.47 of a maker leads to its series, and a series back to its maker and its category', async () => {
    const maker = (await page('de', overview('de', 'sony'))).text
    const series = (await page('de', overview('de', 'sony-xperia-1'))).text

    expect(links(maker)).toContain(overview('de', 'sony-xperia-1'))
    expect(links(series)).toContain(overview('de', 'sony'))
    expect(links(series)).toContain(sell('de', 'smartphone'))
    expect(new Set(models(series).map((model) => model.maker))).toEqual(new Set(['Sony']))
  })
})

describe('a list without scripts', () => {
  const phones = sell('de', 'smartphone')
  const list = async (query: string) => (await page('de', phones + query)).text

  test('S2.46 is filtered by maker and by series', async () => {
    const maker = await list('?maker=samsung')
    const series = await list('?maker=samsung&series=samsung-galaxy-s')

    expect(new Set(models(maker).map((model) => model.maker))).toEqual(new Set(['Samsung']))
    expect(links(maker)).toContain(`${phones}?maker=samsung&series=samsung-galaxy-s#models`)
    expect(models(series).map(({ name }) => name)).toEqual(
      (await newestFirst('samsung-phones.csv', 'Galaxy S')).slice(0, 48),
    )
    expect(pathOf(canonical(maker))).toBe(phones)
  })

  test('S2.46 offers every maker in a form', async () => {
    const html = await list('')
    const form = tags(html, 'form').find((tag) => attribute(tag, 'class') === 'filter')!

    expect(attribute(form, 'action')).toBe(`${phones}#models`)
    expect(tags(html, 'option').map((tag) => attribute(tag, 'value'))).toEqual(expect.arrayContaining(['', 'nokia']))
  })

  test('S2.46 goes on page by page', async () => {
    const [first, second] = [await list(''), await list('?page=2')]
    const names = new Set(models(first).map(({ name }) => name))
    const related = (html: string, rel: string) =>
      tags(html, 'a').flatMap((tag) => (attribute(tag, 'rel') === rel ? attribute(tag, 'href') : []))

    expect(models(second)).toHaveLength(48)
    expect(models(second).filter(({ name }) => names.has(name))).toEqual([])
    expect(related(first, 'prev')).toEqual([])
    expect(related(first, 'next')).toEqual([`${phones}?page=2#models`])
    expect(related(second, 'prev')).toEqual([`${phones}#models`])
    expect(pathOf(canonical(second))).toBe(`${phones}?page=2`)
    expect(related(await list('?maker=samsung&page=2'), 'next')).toEqual([`${phones}?maker=samsung&page=3#models`])
  })

  test('F-56 can be entered at every year, whichever page it begins on', async () => {
    const html = await list('')
    const years = links(html).filter((link) => link.includes('#year-'))
    const [first, last] = [years[0]!, years.at(-1)!]
    const entered = await page('de', new URL(last, 'http://shop').pathname + new URL(last, 'http://shop').search)

    expect(years.length).toBeGreaterThan(10)
    expect(first).toMatch(/^\/verkaufen\/handy#year-20\d\d$/)
    expect(last).toMatch(/\?page=\d+#year-20\d\d$/)
    expect(html).toContain(`id="${first.split('#')[1]}"`)
    expect(entered.text).toContain(`id="${last.split('#')[1]}"`)
    expect(links(await list('?maker=samsung')).find((link) => link.includes('#year-'))).toContain(
      '?maker=samsung#year-',
    )
  })

  test.each(['?maker=nobody', '?series=samsung-galaxy-s', '?maker=samsung&series=apple-iphone-14', '?page=999'])(
    'S2.46 ignores what it does not know, and is not kept for it: %s',
    async (query) => {
      const { status, text, headers } = await page('de', phones + query)
      const known = await list(query.startsWith('?maker=samsung') ? '?maker=samsung' : '')

      expect(status).toBe(200)
      expect(models(text)).toEqual(models(known))
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  test('S2.46 is one kept page, whatever else the address says', async () => {
    const tagOf = async (query: string) => (await page('de', phones + query)).headers.etag
    const [plainTag, filteredTag] = [await tagOf(''), await tagOf('?maker=samsung&page=2')]

    expect(plainTag).toBeDefined()
    for (const query of ['?foo=1', '?page=1', '?maker=', '?maker=SAMSUNG']) expect(await tagOf(query)).toBe(plainTag)
    expect(filteredTag).not.toBe(plainTag)
    expect(await tagOf('?page=2&foo=1&maker=samsung')).toBe(filteredTag)
  })
})

test('what is worth nothing is taken back for recycling, and nobody is promised money', async () => {
  const phones = (await page('es', sell('es', 'iphone'))).text
  const [, address = ''] =
    /href="([^"]+)"[^>]*>[^<]*<\/a><\/h3><p class="model-card__offer">reciclaje/.exec(phones) ?? []
  const { text } = await page('es', address)

  expect(address).toMatch(/^\/productos\//)
  expect(text).toContain('<p class="product__offer">reciclaje gratuito</p>')
  expect(meta(text, 'description')).toContain('reciclaje gratuito')
})
