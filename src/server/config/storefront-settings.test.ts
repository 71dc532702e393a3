import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { countries } from '#shop/countries/all.ts'
import { applySettings, storefrontSettings } from './storefront-settings.ts'

const accepts = (settings: unknown) => v.safeParse(storefrontSettings, settings).success

describe('settings laid over the shipped storefronts', () => {
  test('without any, everything stays as shipped', () => {
    const storefronts = applySettings(countries, {})

    expect(storefronts).toEqual({
      countries,
      defaultCountry: 'de',
      modeDomains: {},
      officeDomain: 'office.umlauf.example',
      partnerOrigins: [],
    })
  })

  test('S1.05 each value changes alone', () => {
    const changes = {
      domain: 'x.test',
      icuLocale: 'fr-BE',
      buyShopLink: 'https://buy.test/',
      landingPage: 'L1',
      landingPageB2B: 'L2',
      landingPageAgan: 'L3',
      contact: { sender: 'a@x.test', recipient: 'b@x.test' },
      footerShippingLogo: 'dhl',
      warehouse: { name: 'N', street: 'S', houseNumber: '1', postalCode: '1', city: 'C', country: 'DE' },
      merchant: { ...countries.de.merchant, iban: 'AT611904300234573201', instantTransfers: true },
      dynamicYield: { enabled: true, apiKey: 'k' },
    } as const
    for (const [name, value] of Object.entries(changes)) {
      const { countries: changed } = applySettings(countries, { countries: { fr: { [name]: value } } })
      const expected = { ...countries.fr, [name]: value, ...(name === 'domain' && { sellShopUrl: 'https://x.test' }) }
      expect(changed.fr, name).toEqual(expected)
      expect(changed.es, name).toEqual(countries.es)
    }
  })

  test('S1.05 S2.24 switches are changed one by one', () => {
    const { countries: changed } = applySettings(countries, { countries: { de: { features: { redirects: false } } } })

    expect(changed.de.features).toEqual({ ...countries.de.features, redirects: false })
  })

  test('S3.20 an address of the shop that is said beats the one made from the domain', () => {
    const { countries: changed } = applySettings(countries, {
      countries: { it: { domain: 'a.test', sellShopUrl: 'https://b.test' } },
    })

    expect(changed.it).toMatchObject({ domain: 'a.test', sellShopUrl: 'https://b.test' })
  })

  test('the shipped storefronts are left alone', () => {
    const before = structuredClone(countries)
    applySettings(countries, { countries: { de: { domain: 'x.test', features: { newsletter: false } } } })

    expect(countries).toEqual(before)
  })
})

describe('S3.17 settings that cannot be meant', () => {
  const wrong: unknown[] = [
    { countries: { uk: {} } },
    { countries: { de: { domian: 'x.test' } } },
    { countries: { de: { domain: 'https://x.test' } } },
    { countries: { de: { domain: 'X.test' } } },
    { countries: { de: { domain: 'x.test/path' } } },
    { countries: { de: { icuLocale: 'not a locale' } } },
    { countries: { de: { icuLocale: 'de_DE' } } },
    { countries: { de: { buyShopLink: 'kaufen' } } },
    { countries: { de: { sellShopUrl: 'https://x.test/path' } } },
    { countries: { de: { contact: { sender: 'a' } } } },
    { countries: { de: { features: { business: false } } } },
    { countries: { de: { features: { newsletter: 'no' } } } },
    { countries: { de: { footerShippingLogo: 'pigeon' } } },
    { countries: { de: { warehouse: { name: 'only a name' } } } },
    { countries: { de: { merchant: { ...countries.de.merchant, iban: 'DE02120300000000202052' } } } },
    { countries: { de: { merchant: { ...countries.de.merchant, bic: 'X' } } } },
    { defaultCountry: 'uk' },
    { modeDomains: { default: 'x.test' } },
    { partnerOrigins: ['https://x.test/'] },
    { partnerOrigins: ["https://x.test; script-src 'unsafe-inline'"] },
    { partnerOrigins: ['*'] },
    { partnerOrigins: 'https://x.test' },
    { surprise: true },
    { countries: [] },
    { countries: null },
  ]

  test.each(wrong)('%o is refused', (settings) => {
    expect(accepts(settings)).toBe(false)
  })

  test('a link that would run a script is refused', () => {
    expect(accepts({ countries: { de: { buyShopLink: 'javascript:alert(1)' } } })).toBe(false)
  })
})
