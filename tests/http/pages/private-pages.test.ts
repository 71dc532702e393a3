import { describe, expect, test } from 'vitest'
import { readMessages } from '../../../scripts/assets/compile-messages.ts'
import { categories } from '#shop/devices/categories.ts'
import { countries } from '#shop/countries/all.ts'
import { isPrivate, type Screen } from '#shop/screens/screens.ts'
import { alternates, canonical, links, meta, readable, texts } from '#tests/support/readers/pages/html.ts'
import { asPerson, ask, triedCountries } from '#tests/support/services/shops/shop-under-test.ts'
import { addressesOf } from '#tests/support/fixtures/routes/screen-addresses.ts'
import { messagesFileOf } from '#tests/support/readers/languages/translated.ts'

const aboutOnePerson = /^(account|checkout|thankYou|trade|review|clarification|newsletter|priceWatch|deviceListResult)/

describe.each(triedCountries)('in %s', (code) => {
  const addresses = Object.entries(addressesOf(code)) as [Screen, string][]
  const privateOnes = addresses.filter(([screen]) => aboutOnePerson.test(screen))

  test.each(privateOnes)('S2.44 %s is neither kept nor indexed', async (screen, path) => {
    const { headers, text } = await ask(code, path, asPerson)

    expect(isPrivate(screen)).toBe(true)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
    expect(meta(text, 'robots')).toBe('noindex')
    expect(canonical(text)).toBeUndefined()
    expect(alternates(text)).toEqual({})
  })

  test('S2.44 nor what is said about them to whoever only asks for headers', async () => {
    const head = await ask(code, '/account', { ...asPerson, method: 'HEAD' })

    expect(head.text).toBe('')
    expect(head.headers['cache-control']).toBe('no-store')
    expect(head.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('S2.44 neither is the data of these pages', async () => {
    for (const [, path] of privateOnes) {
      const { headers } = await ask(code, `${path}.data`, asPerson)
      expect(headers['cache-control'], path).toBe('no-store')
    }
  })

  test('S2.42 the page for testing error reports is not indexed', async () => {
    const { text, headers } = await ask(code, '/sentry-example-page', asPerson)

    expect(meta(text, 'robots')).toBe('noindex')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('S2.43 the home page arrives whole: headline, categories, search and banner without a script', async () => {
    const messages = readMessages('messages', messagesFileOf(code))
    const { text } = await ask(code, '/', asPerson)

    expect(texts(text, 'h1')).toEqual([messages['home.headline']])
    for (const category of categories) expect(readable(text)).toContain(messages[`category.${category}`])
    expect(text).toMatch(/<form role="search"[^>]*action="\/"/)
    expect(readable(text)).toContain(messages['home.banner.title'])
    expect(meta(text, 'robots')).toBeUndefined()
  })

  test('S2.43 category, overview and product pages arrive with their content', async () => {
    const { overview, product, sellCategory } = addressesOf(code)
    const messages = readMessages('messages', messagesFileOf(code))
    const [all, one, some] = await Promise.all(
      [overview, product, sellCategory].map((path) => ask(code, path!, asPerson)),
    )

    expect(texts(all!.text, 'h1')[0]).toContain('Apple')
    expect(texts(one!.text, 'h1')[0]).toContain('Apple iPhone 14 128 G')
    expect(texts(some!.text, 'h1')[0]).toContain(messages['category.smartphone'])
    expect(links(some!.text)).toContain('/')
    for (const list of [all!, some!]) expect(list.text).toContain('model-card__offer')
    expect(one!.text).toContain('name="OWNERSHIP"')
  })

  test('S3.19 iPhone and iPad have a title of their own above their popular devices', async () => {
    const { routes, categorySlugs, popTitleException } = countries[code]
    const page = async (category: keyof typeof categorySlugs) =>
      texts((await ask(code, routes.sellCategory.replace('{category}', categorySlugs[category]), asPerson)).text, 'h2')

    expect(await page('iphone')).toContain(popTitleException.iphone)
    expect(await page('ipad')).toContain(popTitleException.ipad)
    const messages = readMessages('messages', messagesFileOf(code))
    expect(await page('lens')).toContain(messages['sell.popular']!.replace('{category}', messages['category.lens']!))
  })
})
