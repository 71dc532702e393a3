import { findWatch, findWatched, findWatchedPrice } from '#domain/price-watch/find-watch.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import { formatMoney } from '#shop/money/money.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'

type Named = { name: string; url: string }

export type PriceWatchView =
  | { view: 'ask'; device: Named; price: string | null; sent: boolean; expired: boolean }
  | { view: 'confirm'; device: Named; token: string; full: boolean }
  | { view: 'active'; device: Named; token: string; until: string }
  | { view: 'ended'; device: Named }

type Sight = Pick<PageContext, 'engines' | 'shop'>

/** The device in an address of the watch. */
export const deviceIn = ({ shop }: Pick<PageContext, 'shop'>, url: URL): string =>
  matchScreen(shop.country, url.pathname)?.parameters.pdp ?? ''

/** What somebody sees who opens the page. Looking changes nothing: software that checks letters opens every link. */
export async function viewOf({ engines, shop }: Sight, url: URL): Promise<PriceWatchView> {
  // Partners have prices of their own, and no letters.
  if (shop.mode.name !== 'default') return pageNotFound(url)
  const token = url.searchParams.get('token')
  const said = url.searchParams.get('said')
  const watch = token === null ? undefined : await findWatch(engines, shop, token)
  if (!watch || token === null)
    return askView({ engines, shop }, url, { sent: said === 'sent', expired: token !== null })

  const { icuLocale, timeZone } = shop.country
  const { status, device, until } = watch
  if (status === 'waiting') return { view: 'confirm', device, token, full: said === 'full' }
  if (status === 'ended' || until === null) return { view: 'ended', device }
  return { view: 'active', device, token, until: formatLongDate(until, icuLocale, timeZone) }
}

async function askView({ engines, shop }: Sight, url: URL, rest: { sent: boolean; expired: boolean }) {
  const { country } = shop
  const found = await findWatched(engines, country, deviceIn({ shop }, url))
  if (!found) return pageNotFound(url)
  const price = await findWatchedPrice(engines, country, found.id)
  const device = { name: found.name, url: found.url }
  return {
    view: 'ask' as const,
    device,
    price: price === undefined ? null : formatMoney(price, country.icuLocale),
    ...rest,
  }
}
