import { countries } from '#shop/countries/all.ts'
import type { Country, CountryCode } from '#shop/country.ts'
import type { RouteParameters } from '#shop/paths.ts'
import { pathsOf, screens, type Screen } from '#shop/screens.ts'
import { countryCodes } from '../shop-under-test.ts'

/** Every door by which a visitor can come in. */
export const hosts = [...countryCodes, 'b2bwidget', 'agan', 'aganwidget'] as const

export type Host = (typeof hosts)[number]

const isCountry = (host: string): host is CountryCode => host in countries

/** Partner shops and widgets are German. */
export const countryOf = (host: Host): Country => countries[isCountry(host) ? host : 'de']

const examples = (country: Country): Required<RouteParameters> => ({
  slug: country.contentSlugs.terms,
  pdp: 'apple-iphone-14-128-gb',
  overview: 'apple-iphone-14',
  category: country.categorySlugs.smartphone,
  id: 'a1b2c3',
  trade: 't1',
  offerid: 'o1',
  emailHash: 'abcdef0123456789',
  token: 'AbCdEf0123456789',
})

const filled = (country: Country, pattern: string): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: keyof RouteParameters) => examples(country)[name])

/** One address of every pattern under which a screen can be reached. */
export const addressesOf = (country: Country, screen: Screen): string[] =>
  pathsOf(country, screen).map((pattern) => filled(country, pattern))

/** Every way in, to every screen of a country. */
export const everyAddress = (country: Country): string[] => screens.flatMap((screen) => addressesOf(country, screen))

/** What looks like a screen of its own without being one. */
const furtherSights = ['/nobody-lives-here']

/** Every screen of a country once: a new one is walked to, and judged, as soon as it is listed among the screens. */
export const everyScreen = (country: Country): string[] => [
  ...screens.flatMap((screen) => addressesOf(country, screen).slice(0, 1)),
  ...furtherSights,
]
