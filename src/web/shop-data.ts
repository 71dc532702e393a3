import type { LoaderFunctionArgs } from 'react-router'
import { publicShop } from '#shop/shop.ts'
import { pageContext } from './context.ts'
import { headLinks, neighbours } from './page-head.ts'

/**
 * What every page knows of its shop. Every storefront loads it, not the root: if a page's data does not come, the
 * storefront shows its error page, whereas an error of the root would tear down the whole document.
 */
export function loadShop({ context, url }: LoaderFunctionArgs) {
  const { shop, storefronts, buildId } = context.get(pageContext)

  return {
    shop: publicShop(shop),
    head: headLinks(storefronts, shop, url.pathname),
    neighbours: neighbours(storefronts, shop),
    buildId,
  }
}

export type ShopData = ReturnType<typeof loadShop>
