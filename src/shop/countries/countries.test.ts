import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { describe, expect, test } from 'vitest'
import { categories } from '#shop/devices/categories.ts'
import { contentTopics } from '#shop/screens/content-topics.ts'
import { countries } from './all.ts'
import { countryName } from './country-name.ts'
import type { Country } from './country.ts'
import { isPostalCode } from '#shop/addresses/postal-codes.ts'

const all: readonly Country[] = Object.values(countries)
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const mailbox = /^[a-z0-9.-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/

describe('the five storefronts', () => {
  test('S1.04 each country has its code, locale and ICU locale', () => {
    expect(all.map(({ code, locale, icuLocale }) => [code, locale, icuLocale])).toEqual([
      ['at', 'de_AT', 'de-AT'],
      ['de', 'de_DE', 'de-DE'],
      ['es', 'es_ES', 'es-ES'],
      ['fr', 'fr_FR', 'fr-FR'],
      ['it', 'it_IT', 'it-IT'],
    ])
  })

  test('S1.05 domain, landing page, application and contact addresses are each their own', () => {
    const own = (pick: (country: Country) => string) => new Set(all.map(pick)).size

    expect(own(({ domain }) => domain)).toBe(5)
    expect(own(({ landingPage }) => landingPage)).toBe(5)
    expect(own(({ application }) => application)).toBe(5)
    expect(own(({ contact }) => contact.sender)).toBe(5)
    expect(own(({ contact }) => contact.recipient)).toBe(5)
    expect(own(({ searchIndexes }) => searchIndexes.devices)).toBe(5)
    expect(own(({ searchIndexes }) => searchIndexes.manufacturers)).toBe(5)
  })

  test('S1.10 S1.11 S1.12 S1.13 S1.14 S1.15 S1.18 the features are exactly those of the specification', () => {
    const table = all.map(({ code, features, footerShippingLogo }) => ({ code, ...features, logo: footerShippingLogo }))
    const everywhere = { homeBanner: true, conditionsVideo: true, redirects: true }
    const south = { newsletter: true, socialMedia: false, business: false, sealAndSlider: false, logo: 'ups' }

    expect(table).toEqual([
      { code: 'at', ...everywhere, ...south, newsletter: false, socialMedia: true },
      {
        code: 'de',
        ...everywhere,
        newsletter: true,
        socialMedia: true,
        business: true,
        sealAndSlider: true,
        logo: 'dhl',
      },
      { code: 'es', ...everywhere, ...south },
      { code: 'fr', ...everywhere, ...south },
      { code: 'it', ...everywhere, ...south },
    ])
  })
})

describe.each(all)('S3.17 $code', (country) => {
  test('has every field of the country config, and no other', () => {
    expect(Object.keys(country).toSorted()).toEqual([
      'application',
      'buyShopLink',
      'categorySlugs',
      'code',
      'contact',
      'contentSlugs',
      'countsInOctets',
      'dateFormat',
      'demo',
      'domain',
      'dynamicYield',
      'features',
      'footerShippingLogo',
      'headerLogoSize',
      'houseNumberFirst',
      'ibanExample',
      'icuLocale',
      'landingPage',
      'landingPageAgan',
      'landingPageB2B',
      'locale',
      'merchant',
      'messages',
      'particulars',
      'paymentTypes',
      'popTitleException',
      'postalCodeExample',
      'presence',
      'purchaseRegister',
      'routes',
      'searchIndexes',
      'selectedPaymentType',
      'sellShopUrl',
      'timeZone',
      'warehouse',
      'zipRegexp',
    ])
  })

  test('its addresses are well formed and belong together', () => {
    expect(country.domain).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    expect(new URL(country.sellShopUrl).href).toBe(`https://${country.domain}/`)
    expect(new URL(country.buyShopLink).protocol).toBe('https:')
    expect(country.contact.recipient).toMatch(mailbox)
    expect(country.contact.sender).toMatch(/^umlauf \p{L}+ <[^<>]+>$/u)
    expect(country.contact.sender.replace(/^.*<|>$/g, '')).toMatch(mailbox)
  })

  test('S9.03 it pays by bank transfer (13) unless PayPal (2) is chosen', () => {
    expect(country.selectedPaymentType).toBe('13')
    expect(country.paymentTypes).toEqual({ DirectDebitSwift: '13', Paypal: '2' })
  })

  test('S1.10 only a country with business trades has a business channel and page', () => {
    expect(country.landingPageB2B !== null).toBe(country.features.business)
    expect(country.routes.businessLanding !== null).toBe(country.features.business)
  })

  test('S3.18 S3.19 its smaller settings are filled', () => {
    expect(country.popTitleException.iphone).toContain('iPhone')
    expect(country.popTitleException.ipad).toContain('iPad')
    expect(country.searchIndexes).toEqual({
      manufacturers: `manufacturers_${country.code}`,
      devices: `devices_${country.code}`,
    })
    expect(country.application).toBe(`umlauf-${country.code}`)
    expect(country.headerLogoSize.width).toBeGreaterThan(0)
    expect(country.headerLogoSize.height).toBeGreaterThan(0)
    expect(country.dynamicYield.enabled).toBe(false)
    expect(() => Intl.getCanonicalLocales(country.icuLocale)).not.toThrow()
    expect(country.zipRegexp).toMatch(/^\^.*\$$/)
  })

  test('F-70 its examples are right, and the platform knows its clock and its name', () => {
    expect(isPostalCode(country, country.postalCodeExample)).toBe(true)
    expect(isValidIBAN(electronicFormatIBAN(country.ibanExample) ?? '')).toBe(true)
    expect(country.ibanExample.slice(0, 2)).toBe(country.code.toUpperCase())
    expect(new Intl.DateTimeFormat('de', { timeZone: country.timeZone }).resolvedOptions().timeZone).toBe(
      country.timeZone,
    )
    expect(countryName(country.code)).not.toBe(country.code.toUpperCase())
  })

  test('S2.04 every topic and every category has a well-formed slug of its own', () => {
    for (const [names, slugs] of [
      [contentTopics, country.contentSlugs],
      [categories, country.categorySlugs],
    ] as const) {
      const values = Object.values(slugs)

      expect(Object.keys(slugs)).toEqual(names)
      expect(new Set(values).size).toBe(values.length)
      for (const value of values) expect(value).toMatch(slug)
    }
  })

  test('S2.10 no slug begins with the prefix of an overview', () => {
    const prefixes = all.map(({ routes }) => routes.overview.replace(/^.*\/|\{overview\}$/g, ''))
    const slugs = [...Object.values(country.contentSlugs), ...Object.values(country.categorySlugs)]

    expect(prefixes).toEqual(['uebersicht-', 'uebersicht-', 'todos-los-articulos-', 'apercu-', 'panoramica-'])
    for (const value of slugs) expect(prefixes.some((prefix) => value.startsWith(prefix))).toBe(false)
  })
})

test('S2.04 German content slugs are those of the proposal', () => {
  expect(Object.values(countries.de.contentSlugs)).toEqual([
    'agb',
    'ueber-uns',
    'firmenhandys',
    'impressum',
    'presse',
    'oeko-effekt',
    'partnerprogramm',
    'datenloeschung',
    'verpackungstipps',
    'datenschutz',
    'so-funktionierts',
    // Ours, beside the eleven: what the law on accessibility asks for.
    'barrierefreiheit',
  ])
  expect(countries.at.contentSlugs).toEqual(countries.de.contentSlugs)
})
