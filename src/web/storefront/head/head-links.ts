import { contentTopics } from '#shop/screens/content-topics.ts'
import { categoryAt } from '#shop/devices/categories.ts'
import { countryName } from '#shop/countries/country-name.ts'
import type { Country } from '#shop/countries/country.ts'
import { languageTag, type Locale } from '#shop/messages/locale.ts'
import { matchScreen, pathTo, type RouteParameters, type ScreenMatch } from '#shop/screens/paths.ts'
import { isPublic, pathsOf } from '#shop/screens/screens.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'

export type Alternate = { language: string; href: string }

/** Where search engines find this page, and its sisters in other countries. */
export type HeadLinks = { canonical: string | undefined; alternates: Alternate[] }

/** What a device or an overview is called in the addresses of each country that has it. */
export type SisterUrls = Partial<Record<Locale, string>>

/** A slug in the words of another country. Topics and categories are known by heart, the catalogue knows the others. */
function translated(
  from: Country,
  to: Country,
  parameters: RouteParameters,
  urls: SisterUrls,
): RouteParameters | undefined {
  if (parameters.slug !== undefined) {
    const topic = contentTopics.find((name) => from.contentSlugs[name] === parameters.slug)
    return topic && { slug: to.contentSlugs[topic] }
  }
  if (parameters.category !== undefined) {
    const category = categoryAt(from, parameters.category)
    return category && { category: to.categorySlugs[category] }
  }
  const url = urls[to.locale]
  if (parameters.pdp !== undefined) return url === undefined ? undefined : { pdp: url }
  if (parameters.overview !== undefined) return url === undefined ? undefined : { overview: url }
  return parameters
}

function addressIn(
  to: Country,
  from: Country,
  { screen, parameters }: ScreenMatch,
  urls: SisterUrls,
): string | undefined {
  const there = translated(from, to, parameters, urls)
  if (!there || pathsOf(to, screen).length === 0) return undefined
  return to.sellShopUrl + pathTo(to, screen, there)
}

export function headLinks(
  storefronts: Storefronts,
  { country, mode }: Shop,
  path: string,
  urls: SisterUrls = {},
): HeadLinks {
  const match = matchScreen(country, path)
  if (!match || !isPublic(match.screen)) {
    return { canonical: undefined, alternates: [] }
  }

  const canonical = country.sellShopUrl + pathTo(country, match.screen, match.parameters)
  // Partner shops show the same pages once more; search engines shall find the originals.
  if (mode.name !== 'default') return { canonical, alternates: [] }
  return { canonical, alternates: sistersOf(storefronts, (sister) => addressIn(sister, country, match, urls)) }
}

/** The same page in every country that has it, and one of them for everybody else. */
export function sistersOf(
  { countries, defaultCountry }: Storefronts,
  addressOf: (country: Country) => string | undefined,
): Alternate[] {
  const sisters = Object.values(countries).flatMap((country) => {
    const href = addressOf(country)
    return href === undefined ? [] : [{ code: country.code, language: languageTag(country.locale), href }]
  })
  const fallback = sisters.find(({ code }) => code === defaultCountry)
  const alternates = sisters.map(({ language, href }) => ({ language, href }))
  return fallback ? [...alternates, { language: 'x-default', href: fallback.href }] : alternates
}

/** The other storefronts, for the country menu. */
export const neighbours = ({ countries }: Storefronts, { country }: Shop) =>
  Object.values(countries)
    .filter(({ code }) => code !== country.code)
    .map(({ code, sellShopUrl, locale }) => ({
      code,
      name: countryName(code, country.icuLocale),
      url: sellShopUrl,
      language: languageTag(locale),
    }))
