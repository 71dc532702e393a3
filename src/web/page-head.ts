import { contentTopics } from '#shop/content-topics.ts'
import { categories } from '#shop/categories.ts'
import type { Country } from '#shop/country.ts'
import { languageTag } from '#shop/locale.ts'
import { matchScreen, pathTo, type RouteParameters, type ScreenMatch } from '#shop/paths.ts'
import { isPublic, pathsOf } from '#shop/screens.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'

export type Alternate = { language: string; href: string }

/** Where search engines find this page, and its sisters in other countries. */
export type HeadLinks = { canonical: string | undefined; alternates: Alternate[] }

/** A slug in the words of another country: topics and categories are translated, device addresses are not. */
function translated(from: Country, to: Country, parameters: RouteParameters): RouteParameters | undefined {
  if (parameters.slug !== undefined) {
    const topic = contentTopics.find((name) => from.contentSlugs[name] === parameters.slug)
    return topic && { slug: to.contentSlugs[topic] }
  }
  if (parameters.category !== undefined) {
    const category = categories.find((name) => from.categorySlugs[name] === parameters.category)
    return category && { category: to.categorySlugs[category] }
  }
  return parameters
}

function addressIn(to: Country, from: Country, { screen, parameters }: ScreenMatch): string | undefined {
  const there = translated(from, to, parameters)
  if (!there || pathsOf(to, screen).length === 0) return undefined
  return to.sellShopUrl + pathTo(to, screen, there)
}

export function headLinks(
  { countries, defaultCountry }: Storefronts,
  { country, mode }: Shop,
  path: string,
): HeadLinks {
  const match = matchScreen(country, path)
  if (!match || !isPublic(match.screen)) {
    return { canonical: undefined, alternates: [] }
  }

  const canonical = country.sellShopUrl + pathTo(country, match.screen, match.parameters)
  // Partner shops show the same pages once more; search engines shall find the originals.
  if (mode.name !== 'default') return { canonical, alternates: [] }

  const sisters = Object.values(countries).flatMap((sister) => {
    const href = addressIn(sister, country, match)
    return href === undefined ? [] : [{ code: sister.code, language: languageTag(sister.locale), href }]
  })
  const fallback = sisters.find(({ code }) => code === defaultCountry)
  const alternates = sisters.map(({ language, href }) => ({ language, href }))
  return {
    canonical,
    alternates: fallback ? [...alternates, { language: 'x-default', href: fallback.href }] : alternates,
  }
}

/** The other storefronts, for the country menu. */
export const neighbours = ({ countries }: Storefronts, { country }: Shop) =>
  Object.values(countries)
    .filter(({ code }) => code !== country.code)
    .map(({ code, sellShopUrl, locale }) => ({ code, url: sellShopUrl, language: languageTag(locale) }))
