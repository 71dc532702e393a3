import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { headLinks, neighbours, type SisterUrls } from './head-links.ts'

const storefronts: Storefronts = {
  countries,
  defaultCountry: 'at',
  modeDomains: {},
  officeDomain: 'office.test',
  partnerOrigins: [],
}
const germany = { country: countries.de, mode: modes.default }
const linksOf = (path: string, urls?: SisterUrls) => headLinks(storefronts, germany, path, urls)
const hrefsOf = (path: string, urls?: SisterUrls) => linksOf(path, urls).alternates.map(({ href }) => href)

describe('the links for search engines', () => {
  test('S2.04 a topic has an address in every language, and one for everybody else', () => {
    expect(linksOf('/content/agb').alternates).toEqual([
      { language: 'de-AT', href: 'https://at.umlauf.example/content/agb' },
      { language: 'de-DE', href: 'https://de.umlauf.example/content/agb' },
      { language: 'es-ES', href: 'https://es.umlauf.example/content/condiciones' },
      { language: 'fr-FR', href: 'https://fr.umlauf.example/content/conditions-generales' },
      { language: 'it-IT', href: 'https://it.umlauf.example/content/condizioni' },
      { language: 'x-default', href: 'https://at.umlauf.example/content/agb' },
    ])
  })

  test('S2.17 the canonical address is the country’s own, whatever form was asked for', () => {
    expect(linksOf('/sell/handy').canonical).toBe('https://de.umlauf.example/verkaufen/handy')
    expect(linksOf('/contact/').canonical).toBe('https://de.umlauf.example/kontakt')
    expect(linksOf('/products/apple-iphone-14').canonical).toBe('https://de.umlauf.example/produkte/apple-iphone-14')
  })

  test('a category is translated', () => {
    expect(hrefsOf('/verkaufen/kopfhoerer')).toContain('https://fr.umlauf.example/catalogue/casque')
  })

  test('S2.04 a device and an overview have the names that the catalogue gives them in each country', () => {
    expect(hrefsOf('/produkte/apple-iphone-14', { de_DE: 'apple-iphone-14', it_IT: 'apple-iphone-14-usato' })).toEqual([
      'https://de.umlauf.example/produkte/apple-iphone-14',
      'https://it.umlauf.example/prodotti/apple-iphone-14-usato',
    ])
    expect(hrefsOf('/produkte/uebersicht-apple', { de_AT: 'apple', de_DE: 'apple', es_ES: 'apple' })).toEqual([
      'https://at.umlauf.example/produkte/uebersicht-apple',
      'https://de.umlauf.example/produkte/uebersicht-apple',
      'https://es.umlauf.example/productos/todos-los-articulos-apple',
      'https://at.umlauf.example/produkte/uebersicht-apple',
    ])
  })

  test('a device that no catalogue knows has no sisters', () => {
    expect(hrefsOf('/produkte/apple-iphone-99')).toEqual([])
  })

  test('S2.16 a screen of one country has no sisters', () => {
    expect(linksOf('/b2b/ankaufsportal').alternates).toEqual([
      { language: 'de-DE', href: 'https://de.umlauf.example/b2b/ankaufsportal' },
    ])
  })

  test.each([
    '/account',
    '/checkout',
    '/thankYou',
    '/clarification/1/2',
    '/newsletter/enrich',
    '/sentry-example-page',
    '/nowhere',
  ])('S2.44 there are none on %s', (path) => {
    expect(linksOf(path)).toEqual({ canonical: undefined, alternates: [] })
  })

  test('an unknown topic has no sisters', () => {
    expect(linksOf('/content/unknown').alternates).toEqual([])
  })

  test('S3.20 a partner’s shop names the original and no sisters', () => {
    const partner = headLinks(storefronts, { country: countries.de, mode: modes.agan }, '/kontakt')

    expect(partner).toEqual({ canonical: 'https://de.umlauf.example/kontakt', alternates: [] })
  })
})

test('the neighbours of a storefront are the other four', () => {
  expect(neighbours(storefronts, germany).map(({ code }) => code)).toEqual(['at', 'es', 'fr', 'it'])
  expect(neighbours(storefronts, germany)[0]).toEqual({
    code: 'at',
    name: 'Österreich',
    url: 'https://at.umlauf.example',
    language: 'de-AT',
  })
})
