import { findSisterUrls } from '#domain/catalogue/addresses/list-addresses.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { headLinks, type HeadLinks } from '#web/storefront/head/head-links.ts'
import { listSearch } from './list-query.ts'

/** Every further page of a list is an original of its own; the first is where its address says. */
export function pageHead({ shop }: Pick<PageContext, 'shop'>, path: string, page: number): HeadLinks | undefined {
  if (page === 1) return undefined
  return { canonical: shop.country.sellShopUrl + path + listSearch({ page }), alternates: [] }
}

/** The links of an overview that was asked for as `/products/apple`. */
export async function overviewHead({ engines, storefronts, shop }: PageContext, url: string): Promise<HeadLinks> {
  const sisters = await findSisterUrls(engines, shop.country.locale, 'overview', url)
  return headLinks(storefronts, shop, pathTo(shop.country, 'overview', { overview: url }), sisters)
}
