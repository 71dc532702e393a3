import type { Share } from '#api/api-env.ts'
import { isAboutOneVisitor } from '#domain/offers/questions/answers-address.ts'
import { sharedAddress } from '#server/page-cache/shared-address.ts'
import { pagePathOf } from '#shop/page-data.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { isPublic } from '#shop/screens/screens.ts'
import type { Shop } from '#shop/shop.ts'

type Asked = { method: string; path: string; url: URL; shop: Shop; office: boolean }

/** Search only looks, whatever its method. */
const looks = /^\/searches(?:\/|$)/

/** What forms and accounts ask while somebody sells, or looks after what was sold. */
const ofSellers = /^\/api\/(?:account|clarifications|customers|towns|trades)\//

export function shareOf({ method, path, url, shop, office }: Asked): Share {
  if (office) return 'office'
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead && looks.test(path)) return 'others'
  if (path === '/api/offers') return 'offers'
  const match = matchScreen(shop.country, pagePathOf(path))
  if (match?.screen === 'product' && (!isRead || isAboutOneVisitor(url.searchParams))) return 'offers'
  // Whoever fills in the form or looks after what he has sold is not to be stopped on the way.
  if (!isRead || (match && !isPublic(match.screen))) return 'sales'
  if (ofSellers.test(path)) return 'sales'
  // What an advertisement or a letter hangs behind an address makes no other page of it.
  return match && (!url.search || sharedAddress(method, url, shop)) ? 'kept' : 'others'
}
