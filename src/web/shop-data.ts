import type { LoaderFunctionArgs } from 'react-router'
import { findSisterUrls } from '#domain/catalogue/addresses/list-addresses.ts'
import { findRulesToTell } from '#domain/catalogue/rules/find-rules.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { publicShop } from '#shop/shop.ts'
import { pageContext, type PageContext } from './context.ts'
import { skinPath } from '#web/embed/skin-path.ts'
import { headLinks, neighbours, type SisterUrls } from './storefront/head/head-links.ts'

/**
 * What every page knows of its shop. Every storefront loads it, not the root: if a page's data does not come, the
 * storefront shows its error page, whereas an error of the root would tear down the whole document.
 */
export async function loadShop({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { shop, storefronts, searchAuthorization, affiliateTracking = '', buildId } = page

  const [{ business, limits }, sisters] = await Promise.all([
    findRulesToTell(page.engines),
    sisterUrls(page, url.pathname),
  ])

  return {
    shop: publicShop(shop),
    /** How many pieces somebody may sell, and what more of them bring. */
    rules: { business, limits },
    head: headLinks(storefronts, shop, url.pathname, sisters),
    neighbours: neighbours(storefronts, shop),
    search: { application: shop.country.searchIndexes.devices, authorization: searchAuthorization },
    /** Where the number of a visitor comes from. */
    clientIdUrl: `${affiliateTracking.replace(/\/$/, '')}/api/client-id`,
    buildId,
    skin: ownSkin(page),
    ...inPartnersPage(page),
  }
}

/** The merchant's own colour, on his own pages. */
const ownSkin = ({ shop: { country } }: PageContext): string | undefined =>
  country.particulars.accent === '' ? undefined : skinPath({ code: 'own', accent: country.particulars.accent })

/** What a page tells the script that speaks with the page around it, and what it looks like there. */
function inPartnersPage({ shop: { mode, partner }, storefronts: { partnerOrigins } }: PageContext) {
  if (!mode.embeddable) return undefined
  return {
    frame: { 'data-partner': partner?.code, 'data-origins': partnerOrigins.join(' ') },
    ...(partner && { skin: skinPath(partner) }),
  }
}

/**
 * A device or an overview may have another name in another country, or not exist there. If the catalogue cannot be read,
 * the screen itself will say so; here it only costs the links.
 */
async function sisterUrls({ engines, shop }: PageContext, path: string): Promise<SisterUrls | undefined> {
  const { screen, parameters } = matchScreen(shop.country, path) ?? {}
  if (shop.mode.name !== 'default' || (screen !== 'product' && screen !== 'overview')) return undefined

  const url = parameters?.pdp ?? parameters?.overview ?? ''
  return findSisterUrls(engines, shop.country.locale, screen, url).catch(() => undefined)
}

export type ShopData = Awaited<ReturnType<typeof loadShop>>
