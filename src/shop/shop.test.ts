import { describe, expect, test } from 'vitest'
import { countries } from './countries/all.ts'
import {
  defaultShop,
  isOfficeHost,
  landingPageOf,
  publicShop,
  shopForHost,
  shopName,
  type Storefronts,
} from './shop.ts'

const storefronts: Storefronts = {
  countries,
  defaultCountry: 'de',
  modeDomains: { agan: 'ankauf.partner.example' },
  officeDomain: 'office.umlauf.example',
  partnerOrigins: [],
}

const nameFor = (host: string) => {
  const shop = shopForHost(storefronts, host)
  return shop && shopName(shop)
}

describe('the shop of a host', () => {
  test.each(Object.values(countries))('S1.03 $code answers on its own hosts', ({ code, domain }) => {
    for (const host of [domain, `www.${domain}`, `${code}.localhost`, `${code}.localhost:3000`, `${domain}.`]) {
      expect(nameFor(host)).toBe(code)
      expect(nameFor(host.toUpperCase())).toBe(code)
    }
  })

  test.each([
    ['b2bwidget.localhost', 'de-b2bWidget', 'UML-DE-B2B'],
    ['agan.localhost:3000', 'de-agan', 'AGAN-DE'],
    ['ankauf.partner.example', 'de-agan', 'AGAN-DE'],
    ['aganwidget.localhost', 'de-aganwidget', 'AGAN-DE'],
    ['de.localhost', 'de', 'UML-DE'],
  ])('S1.08 %s is %s, in German, booked on %s', (host, name, landingPage) => {
    const shop = shopForHost(storefronts, host)
    if (!shop) throw new Error('no shop')

    expect(shopName(shop)).toBe(name)
    expect(shop.country.locale).toBe('de_DE')
    expect(landingPageOf(shop)).toBe(landingPage)
  })

  test.each(['x.invalid', '', 'localhost', 'de.localhost.evil.example', 'evil-de.umlauf.example', '[::1]:3000', ':80'])(
    'S1.09 %j is nobody’s host',
    (host) => {
      expect(nameFor(host)).toBeUndefined()
    },
  )

  test('S1.09 the default shop is the configured country', () => {
    expect(shopName(defaultShop(storefronts))).toBe('de')
    expect(shopName(defaultShop({ ...storefronts, defaultCountry: 'it' }))).toBe('it')
  })

  test('the office has hosts of its own', () => {
    expect(isOfficeHost(storefronts, 'office.localhost:3000')).toBe(true)
    expect(isOfficeHost(storefronts, 'Office.Umlauf.Example')).toBe(true)
    expect(isOfficeHost(storefronts, 'de.localhost')).toBe(false)
  })
})

test('the browser learns nothing of the cellar', () => {
  const known = publicShop(defaultShop(storefronts)).country

  expect(known).not.toHaveProperty('searchIndexes')
  expect(known).not.toHaveProperty('dynamicYield')
})
