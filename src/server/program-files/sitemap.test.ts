import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { matchScreen, pathTo } from '#shop/screens/paths.ts'
import { isPublic, pathsOf, screens } from '#shop/screens/screens.ts'
import { pageAddresses } from './sitemap.ts'

const storefronts = {
  countries,
  defaultCountry: 'de' as const,
  modeDomains: {},
  officeDomain: '',
  partnerOrigins: [],
}

/** Of these there are many; the catalogue and the texts list them. */
const many = new Set<string>(['overview', 'product', 'sellCategory', 'content'])

test.each(Object.values(countries))(
  'X1.15 $code: every public page is listed, and no page of one person',
  (country) => {
    const listed = pageAddresses(storefronts, country).map(({ address }) => address)
    const expected = screens.filter(
      (screen) => isPublic(screen) && !many.has(screen) && pathsOf(country, screen).length > 0,
    )

    expect(listed).toEqual(expected.map((screen) => country.sellShopUrl + pathTo(country, screen)))
  },
)

test.each(Object.values(countries))('X1.15 $code: a sister of a listed page is the same page elsewhere', (country) => {
  for (const { address, sisters } of pageAddresses(storefronts, country)) {
    const screen = matchScreen(country, new URL(address).pathname)?.screen
    for (const { language, href } of sisters) {
      const there = Object.values(countries).find(({ sellShopUrl }) => href.startsWith(sellShopUrl))
      expect(there && matchScreen(there, new URL(href).pathname)?.screen, `${language} ${href}`).toBe(screen)
    }
  }
})
