import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { countries } from '#shop/countries/all.ts'
import type { Country } from '#shop/countries/country.ts'
import { matchScreen, pathTo, spelledAs, type RouteParameters } from './paths.ts'
import { pathsOf, screens, type RouteParameter, type Screen } from './screens.ts'
import { runs } from '#tests/support/limits/runs.ts'

const all: readonly Country[] = Object.values(countries)
const { at, de, es, fr, it } = countries

type Row = readonly [path: string, screen: Screen, parameters?: RouteParameters]

function expectRows(country: Country, rows: readonly Row[]) {
  for (const [path, screen, parameters = {}] of rows) {
    expect(matchScreen(country, path), `${country.code} ${path}`).toMatchObject({ screen, parameters })
    expect(Object.keys(matchScreen(country, path)?.parameters ?? {}), path).toEqual(Object.keys(parameters))
  }
}

const ownWords = (words: readonly [string, string, string, string, string, string]): readonly Row[] => [
  [`${words[0]}apple`, 'overview', { overview: 'apple' }],
  [`${words[1]}apple-iphone-15`, 'product', { pdp: 'apple-iphone-15' }],
  [`${words[2]}iphone`, 'sellCategory', { category: 'iphone' }],
  [words[3], 'contact'],
  [words[4], 'checkout'],
  [words[5], 'thankYou'],
]

describe("the country's own words", () => {
  test.each([at, de])('S2.06 $code', (country) => {
    const rows = ownWords(['/produkte/uebersicht-', '/produkte/', '/verkaufen/', '/kontakt', '/checkout', '/thankYou'])
    expectRows(country, rows)
  })

  test('S2.07 Spain', () => {
    const overview = '/productos/todos-los-articulos-'
    expectRows(es, ownWords([overview, '/productos/', '/vender/', '/contacto', '/checkout', '/thankYou']))
  })

  test('S2.08 France', () => {
    const rows = ownWords(['/produits/apercu-', '/produits/', '/catalogue/', '/contact', '/checkout', '/thankYou'])
    expectRows(fr, rows)
  })

  test('S2.09 Italy', () => {
    const rows = ownWords(['/prodotti/panoramica-', '/prodotti/', '/catalogo/', '/contatti', '/guardare', '/grazie'])
    expectRows(it, rows)
  })

  test('S2.11 a country does not answer to the words of another', () => {
    expect(matchScreen(de, '/produits/x')).toBeUndefined()
    expect(matchScreen(fr, '/kontakt')).toBeUndefined()
    expect(matchScreen(es, '/guardare')).toBeUndefined()
    expect(matchScreen(it, '/verkaufen/iphone')).toBeUndefined()
  })

  test('S2.10 the overview wins over the product, whatever its letter case', () => {
    for (const country of all) {
      const path = pathTo(country, 'overview', { overview: 'apple' })

      expect(matchScreen(country, path)?.screen).toBe('overview')
      expect(matchScreen(country, path.toUpperCase())?.screen).toBe('overview')
      expect(matchScreen(country, pathTo(country, 'product', { pdp: 'apple' }))?.screen).toBe('product')
    }
    expectRows(de, [['/produkte/uebersicht', 'product', { pdp: 'uebersicht' }]])
  })
})

describe.each(all)('paths that are common to all countries: $code', (country) => {
  test('S2.12 account', () => {
    expectRows(country, [
      ['/account', 'accountOverview'],
      ['/account/register', 'accountRegister'],
      ['/account/management', 'accountManagement'],
      ['/account/payment-change', 'accountPaymentChange'],
      ['/account/address-change', 'accountAddressChange'],
      ['/account/password-reset', 'accountPasswordReset'],
      ['/account/password-forgot', 'accountPasswordForgot'],
    ])
  })

  test('S2.13 newsletter', () => {
    expectRows(country, [
      ['/newsletter/enrich', 'newsletterEnrich'],
      ['/newsletter/unsubscribe/success', 'newsletterUnsubscribeSuccess'],
    ])
  })

  test('S2.14 clarification', () => {
    expectRows(country, [
      ['/clarification/Ab1/T-7', 'clarification', { id: 'Ab1', trade: 'T-7' }],
      ['/clarificationQuickAnswer/Ab1/T-7/o9', 'clarificationQuickAnswer', { id: 'Ab1', trade: 'T-7', offerid: 'o9' }],
    ])
  })

  test('S2.15 older forms of clarification', () => {
    const answer = '/browser/clarificationQuickAnswer/id/Ab1/trade/T-7/offerid/o9'
    expectRows(country, [
      ['/browser/clarification/id/Ab1/trade/T-7', 'clarification', { id: 'Ab1', trade: 'T-7' }],
      [answer, 'clarificationQuickAnswer', { id: 'Ab1', trade: 'T-7', offerid: 'o9' }],
    ])
  })

  test('S2.17 default routes', () => {
    expectRows(country, [
      ['/', 'home'],
      ['/contact', 'contact'],
      ['/checkout', 'checkout'],
      ['/thankYou', 'thankYou'],
      ['/content/agb', 'content', { slug: 'agb' }],
      ['/products/apple-iphone-15', 'product', { pdp: 'apple-iphone-15' }],
      ['/sell/iphone', 'sellCategory', { category: 'iphone' }],
      ['/account/overview', 'accountOverview'],
      ['/account/password/reset', 'accountPasswordReset'],
      ['/account/password/forgot', 'accountPasswordForgot'],
      ['/account/paymentChange', 'accountPaymentChange'],
      ['/account/addressChange', 'accountAddressChange'],
      ['/sentry-example-page', 'errorReportingTest'],
    ])
  })

  test('S2.18 colon forms and hashes, where literal segments win', () => {
    const answer = '/clarification/clarificationQuickAnswer/Ab1:T-7:o9'
    expectRows(country, [
      ['/clarification/Ab1:T-7', 'clarification', { id: 'Ab1', trade: 'T-7' }],
      [answer, 'clarificationQuickAnswer', { id: 'Ab1', trade: 'T-7', offerid: 'o9' }],
      ['/newsletter/enrich/aBc', 'newsletterEnrich', { emailHash: 'aBc' }],
      ['/newsletter/unsubscribe/aBc', 'newsletterUnsubscribe', { emailHash: 'aBc' }],
      ['/newsletter/unsubscribe/success', 'newsletterUnsubscribeSuccess'],
    ])
    for (const path of ['/clarification/a:b:c', '/clarification/a', '/clarification/:b', '/newsletter/unsubscribe']) {
      expect(matchScreen(country, path), path).toBeUndefined()
    }
  })

  test('S2.16 S2.17 the business page exists in Germany only', () => {
    const isGermany = country.code === 'de'

    expect(matchScreen(country, '/b2b/ankaufsportal')?.screen).toBe(isGermany ? 'businessLanding' : undefined)
    expect(matchScreen(country, '/b2b/landingpage')?.screen).toBe(isGermany ? 'businessLanding' : undefined)
    if (isGermany) expect(pathTo(country, 'businessLanding')).toBe('/b2b/ankaufsportal')
    else expect(() => pathTo(country, 'businessLanding')).toThrow(country.code)
  })

  test('S2.17 the canonical address of every shape is the first', () => {
    for (const screen of screens) {
      for (const pattern of pathsOf(country, screen)) {
        const match = matchScreen(country, pattern.replace(/\{\w+\}/g, 'x1'))
        if (!match) throw new Error(`${pattern} leads nowhere`)

        expect(match.screen).toBe(screen)
        expect(pathsOf(country, screen)).toContain(match.pattern)
        expect(matchScreen(country, pathTo(country, screen, match.parameters))?.screen).toBe(screen)
      }
    }
    expect(pathTo(country, 'sellCategory', { category: 'x' })).toBe(
      country.routes.sellCategory.replace('{category}', 'x'),
    )
  })

  test('S2.25 what is no screen matches nothing', () => {
    for (const path of [
      '/x',
      '/content',
      '/content/a/b',
      '/checkout/cart',
      '//evil.example',
      '/\\evil',
      '',
      'kontakt',
    ]) {
      expect(matchScreen(country, path), path).toBeUndefined()
    }
  })
})

describe('spelling', () => {
  test('D-13 letter case and trailing slashes do not matter, and the own spelling is known', () => {
    for (const path of ['/thankyou', '/THANKYOU/', '/thankYou//']) {
      const match = matchScreen(de, path)

      expect(match?.screen).toBe('thankYou')
      expect(match && spelledAs(match)).toBe('/thankYou')
    }
    expect(matchScreen(de, '//')?.screen).toBe('home')
  })

  test('malformed percent signs stay as they are and throw nothing', () => {
    expect(matchScreen(de, '/produkte/%zz')?.parameters).toEqual({ pdp: '%zz' })
    expect(matchScreen(de, '/produkte/%E0%A4%A')?.parameters).toEqual({ pdp: '%E0%A4%A' })
  })

  test('a long row of slashes is read at once', () => {
    expectSteadyGrowth((size) => {
      matchScreen(de, `${'/'.repeat(size)}x`)
      matchScreen(de, '/'.repeat(size))
    })
  })

  test('S2.11 pathTo and matchScreen are each other’s inverse, for any parameter that is no word of the path itself (S2.10, S2.18)', () => {
    const value = fc
      .oneof(fc.stringMatching(/^[a-z0-9-]{1,20}$/), fc.string({ minLength: 1, unit: 'grapheme' }))
      .filter((text) => text.isWellFormed())
    const taken: Partial<Record<Screen, RegExp>> = {
      product: /^(?:uebersicht|todos-los-articulos|apercu|panoramica)-/i,
      newsletterUnsubscribe: /^success$/i,
      clarification: /^clarificationQuickAnswer$/i,
    }
    const place = fc
      .tuple(fc.constantFrom(...all), fc.constantFrom(...screens))
      .filter(([country, screen]) => pathsOf(country, screen).length > 0)
      .chain(([country, screen]) =>
        fc.tuple(fc.constant(country), fc.constant(screen), fc.constantFrom(...pathsOf(country, screen))),
      )

    fc.assert(
      fc.property(place, fc.array(value, { minLength: 3, maxLength: 3 }), ([country, screen, pattern], values) => {
        fc.pre(!values.some((text) => taken[screen]?.test(text)))
        const names = [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as RouteParameter)
        const parameters: RouteParameters = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))

        const match = matchScreen(country, pathTo(country, screen, parameters))

        expect(match).toMatchObject({ screen, parameters })
        expect(match && spelledAs(match)).toBe(pathTo(country, screen, parameters))
      }),
      { numRuns: runs(1_000, 10_000) },
    )
  })
})
