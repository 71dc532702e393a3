import { describe, expect, test } from 'vitest'
import { categories } from '#shop/devices/categories.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { matchScreen, pathTo } from '#shop/screens/paths.ts'
import { redirectFor } from './redirects.ts'
import { redirectsOf } from './all.ts'
import { commonRedirects } from './common.ts'
import { frenchCatalogueRedirects } from './french-catalogue.ts'

const all: readonly Country[] = Object.values(countries)
const { at, de, es, fr, it } = countries

const hash = '0123456789abcdefABCDEF0123456789'

/** Where an address leads, as a browser would ask for it. */
function lead(country: Country, address: string): string | undefined {
  const [pathname = '', query = ''] = address.split('?')
  return redirectFor(country, { pathname, search: query && `?${query}` })
}

const inAddress = (from: string) => encodeURI(from.replace('{emailHash}', hash))

const without = (country: Country): Country => ({ ...country, features: { ...country.features, redirects: false } })

describe.each(all)('the old addresses of $code', (country) => {
  const list = redirectsOf(country.code)

  test('S2.19 are many, unlike, and written as the shop looks them up', () => {
    const own = list.length - commonRedirects.flatMap(({ from }) => from).length

    expect(own).toBeGreaterThanOrEqual(20)
    expect(new Set(list.map(({ from }) => from)).size).toBe(list.length)
    for (const { from } of list) {
      expect(from).toMatch(/^(\/[^/\s?#%\\A-Z]+)+(\/\{emailHash\})?$|\/\{emailHash\}$/)
      expect(from).not.toMatch(/\.(html?|php)$/)
      expect(from).toBe(from.normalize('NFC'))
    }
  })

  test('S2.19 S2.22 each leads in one hop to a page that exists, and keeps its query', () => {
    for (const { from, to } of list) {
      const target = lead(country, inAddress(from))
      if (target === undefined) throw new Error(`${from} leads nowhere`)
      const [path = ''] = target.split('#')
      const match = matchScreen(country, path)

      expect(match?.screen, from).toBe(to.screen)
      expect(lead(country, path), `${from} takes a second hop`).toBeUndefined()
      if (match?.parameters.slug) expect(Object.values(country.contentSlugs)).toContain(match.parameters.slug)
      if (match?.parameters.category) expect(Object.values(country.categorySlugs)).toContain(match.parameters.category)

      const fragment = target.slice(path.length)
      expect(lead(country, `${inAddress(from)}?utm_source=a%20b&x=1`)).toBe(`${path}?utm_source=a%20b&x=1${fragment}`)
    }
  })

  test('S2.19 are found in any letter case, with slashes, endings and prefixes', () => {
    for (const { from } of list) {
      const address = inAddress(from)
      const target = lead(country, address)

      expect(lead(country, `${address}/`)).toBe(target)
      expect(lead(country, `/${address}`)).toBe(target)
      for (const prefix of ['/index.php', '/at.php', '/es.php', '/fr.php'])
        expect(lead(country, prefix + address)).toBe(target)
      if (from.includes('{')) continue
      expect(lead(country, address.toUpperCase()), from).toBe(target)
      for (const ending of ['.html', '.htm', '.php']) expect(lead(country, address + ending)).toBe(target)
    }
  })

  test('S2.22 none hides a page of today', () => {
    for (const { from } of list) {
      const match = matchScreen(country, from)
      if (!match) continue

      expect(['content', 'sellCategory'], from).toContain(match.screen)
      expect(Object.values(country.contentSlugs)).not.toContain(match.parameters.slug)
      expect(Object.values(country.categorySlugs)).not.toContain(match.parameters.category)
    }
  })

  test('S2.21 legacy prefixes are stripped, with and without a path behind them', () => {
    const contact = pathTo(country, 'contact')
    for (const prefix of [
      '/index.php',
      '/at.php',
      '/es.php',
      '/fr.php',
      '/INDEX.PHP',
      '/Fr.Php',
      '/index.php/at.php',
    ]) {
      expect(lead(country, prefix)).toBe('/')
      expect(lead(country, `${prefix}/`)).toBe('/')
      expect(lead(country, `${prefix}?a=1`)).toBe('/?a=1')
      expect(lead(country, prefix + contact)).toBe(contact)
      expect(lead(country, `${prefix}/account/register/?a=1`)).toBe('/account/register?a=1')
      expect(lead(country, `${prefix}/products/Apple-iPhone-15`)).toBe('/products/apple-iphone-15')
      expect(lead(country, `${prefix}/does-not-exist`)).toBeUndefined()
    }
    for (const path of ['/index.phpx', '/de.php', '/it.php', '/x/index.php'])
      expect(lead(country, path)).toBeUndefined()
  })

  test('S2.24 without the flag only spelling is put right', () => {
    const plain = without(country)
    for (const { from } of list) expect(lead(plain, inAddress(from)), from).toBeUndefined()

    expect(lead(plain, '/index.php')).toBeUndefined()
    expect(lead(plain, `/index.php${pathTo(country, 'contact')}`)).toBeUndefined()
    expect(lead(plain, `${pathTo(country, 'contact').toUpperCase()}/`)).toBe(pathTo(country, 'contact'))
  })

  test('D-13 a right path has no redirect, a misspelt one has its own spelling', () => {
    const right = [
      '/',
      '/thankYou',
      '/checkout',
      '/contact',
      '/products/apple-iphone-15',
      '/account/paymentChange',
      '/clarification/Ab:Cd',
      `/newsletter/enrich/${hash}`,
      pathTo(country, 'overview', { overview: 'apple' }),
      pathTo(country, 'content', { slug: country.contentSlugs.terms }),
      ...categories.map((category) => pathTo(country, 'sellCategory', { category: country.categorySlugs[category] })),
    ]
    for (const path of right) {
      expect(lead(country, path), path).toBeUndefined()
      expect(lead(country, `${path}?x=1`), path).toBeUndefined()
      expect(lead(country, `/${path}//?x=1`), path).toBe(`${path}?x=1`)
    }
    expect(lead(country, '/thankyou')).toBe('/thankYou')
    expect(lead(country, '/PRODUCTS/Apple-iPhone-15')).toBe('/products/apple-iphone-15')
    expect(lead(country, '/Clarification/AbC/T-7/')).toBe('/clarification/AbC/T-7')
    expect(lead(country, `/NEWSLETTER/Enrich/${hash}`)).toBe(`/newsletter/enrich/${hash}`)
    expect(lead(country, '/CLARIFICATIONquickanswer/aB/Cd/eF')).toBe('/clarificationQuickAnswer/aB/Cd/eF')
  })
})

describe('what the specification names', () => {
  test.each([
    ['at', '/agb.html', '/content/agb'],
    ['de', '/cms/agb', '/content/agb'],
    ['de', '/ueber-uns.html', '/content/ueber-uns'],
    ['de', '/%C3%BCber-uns', '/content/ueber-uns'],
    ['de', '/impressum.html', '/content/impressum'],
    ['de', '/presse', '/content/presse'],
    ['de', '/so-funktioniert-es', '/content/so-funktionierts'],
    ['es', '/condiciones-generales', '/content/condiciones'],
    ['es', '/quienes-somos', '/content/quienes-somos'],
    ['fr', '/cgv', '/content/conditions-generales'],
    ['fr', '/mentions-legales', '/content/mentions-legales'],
    ['it', '/condizioni-generali', '/content/condizioni'],
    ['it', '/chi-siamo', '/content/chi-siamo'],
    ['it', '/come-funziona', '/content/come-funziona'],
  ] as const)('S2.19 in %s %s leads to %s', (code, from, to) => {
    expect(lead(countries[code], from)).toBe(to)
  })

  test('S2.20 old faq leads to contact, the old cart view to home with the cart open', () => {
    for (const country of all) {
      expect(lead(country, '/faq')).toBe(pathTo(country, 'contact'))
      expect(lead(country, '/cart')).toBe('/#cart')
      expect(lead(country, '/checkout/cart?a=1')).toBe('/?a=1#cart')
      expect(lead(country, '/index.php/browser/cart/view')).toBe('/#cart')
    }
    expect(lead(de, '/warenkorb')).toBe('/#cart')
    expect(lead(fr, '/panier.html')).toBe('/#cart')
  })

  test('S2.22 the French catalogue is long and leads to /catalogue/{slug} or home', () => {
    const addresses = frenchCatalogueRedirects.flatMap(({ from }) => from)

    expect(addresses.length).toBeGreaterThanOrEqual(150)
    for (const address of addresses) expect(lead(fr, encodeURI(address))).toMatch(/^\/(catalogue\/[a-z-]+)?$/)
    expect(new Set(frenchCatalogueRedirects.map(({ to }) => JSON.stringify(to))).size).toBe(categories.length + 1)
    expect(lead(fr, '/telephone/apple/iphone-4s-16go')).toBe('/catalogue/iphone')
    expect(lead(fr, '/fr.php/Vendre-Console-PS3.html?x=1')).toBe('/catalogue/console?x=1')
    expect(lead(fr, '/reprise-appareil-photo-nikon-d3000')).toBe('/catalogue/appareil-photo')
    expect(lead(de, '/rachat-iphone')).toBeUndefined()
  })

  test('S2.22 a merchant who renames a category renames the target', () => {
    const renamed: Country = { ...fr, categorySlugs: { ...fr.categorySlugs, camera: 'reflex' } }

    expect(lead(renamed, '/rachat-nikon')).toBe('/catalogue/reflex')
    expect(lead(renamed, '/catalogue/reflex')).toBeUndefined()
  })
})

describe('the old way out of the newsletter', () => {
  const forms = ['/newsletter/abmelden/', '/newsletter/unsubscribe/hash/', '/index.php/newsletter/unsubscribe/hash/']

  test.each([32, 40, 64, 128])('S2.23 a hexadecimal hash of %i letters is kept to the letter', (length) => {
    const long = hash.repeat(4).slice(0, length)
    for (const form of forms) {
      expect(lead(de, form + long)).toBe(`/newsletter/unsubscribe/${long}`)
      expect(lead(de, `${form.toUpperCase()}${long}?a=1`)).toBe(`/newsletter/unsubscribe/${long}?a=1`)
    }
  })

  test.each([
    ['a letter beyond f', `${hash.slice(1)}g`],
    ['too short', hash.slice(1)],
    ['too long', `${hash.repeat(4)}0`],
    ['a placeholder', '{emailHash}'],
    ['an encoded placeholder', '%7BemailHash%7D'],
    ['a word', 'hallo'],
    ['a climb', `..%2f${hash}`],
  ])('S2.23 %s gives no redirect', (_, text) => {
    for (const form of forms) expect(lead(de, form + text), form + text).toBeUndefined()
  })

  test('S2.23 it exists in Germany only', () => {
    for (const country of [at, es, fr, it]) expect(lead(country, `/newsletter/abmelden/${hash}`)).toBeUndefined()
  })
})
