import { askedEcoEffect } from '#domain/content/eco-effect.ts'
import { isAboutOneVisitor } from '#domain/offers/questions/answers-address.ts'
import { pagePathOf } from '#shop/page-data.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { isPublic, type Screen } from '#shop/screens/screens.ts'
import type { Shop } from '#shop/shop.ts'
import { listSearch, readListQuery } from '#web/storefront/catalogue/lists/list-query.ts'

/** These show one part of a list, as far as their query asks for it. */
const lists: ReadonlySet<Screen> = new Set(['sellCategory', 'overview'])

/**
 * The address of a page that is the same for all, with what the page reads and nothing else. Questions about one visitor,
 * and the shop's own search, are answered afresh.
 */
export function sharedAddress(method: string, asked: URL, shop: Shop): URL | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const url = new URL(asked)
  const match = matchScreen(shop.country, pagePathOf(url.pathname))
  if (!match || !isPublic(match.screen)) return undefined
  if (url.searchParams.has('q') || url.searchParams.has('_routes')) return undefined
  // Its form notes when it was handed out.
  if (match.screen === 'contact') return undefined
  // It says when a list was deleted.
  if (match.screen === 'deviceList') return undefined
  // So many devices, so many answers.
  if (match.screen === 'content' && askedEcoEffect(url.searchParams)) return undefined
  if (match.screen === 'product' && isAboutOneVisitor(url.searchParams)) return undefined

  url.search = lists.has(match.screen) ? listSearch(readListQuery(url.searchParams)) : ''
  return url
}
