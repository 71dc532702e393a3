import type { Share } from '#api/api-env.ts'
import { isAboutOneVisitor } from '#domain/offers/questions/answers-address.ts'
import { pagePathOf } from '#shop/page-data.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { isPublic } from '#shop/screens/screens.ts'
import type { Shop } from '#shop/shop.ts'

type Asked = { method: string; path: string; url: string; shop: Shop; office: boolean }

/** Search only looks, whatever its method. */
const looks = /^\/searches(?:\/|$)/

export function shareOf({ method, path, url, shop, office }: Asked): Share {
  if (office) return 'office'
  if (method !== 'GET' && method !== 'HEAD') return looks.test(path) ? 'others' : 'sales'
  const match = matchScreen(shop.country, pagePathOf(path))
  if (!match) return 'others'
  // Whoever has an offer before him, fills in the form or looks after what he has sold is not to be stopped on the way.
  const isOwn = !isPublic(match.screen) || (match.screen === 'product' && isAboutOneVisitor(new URL(url).searchParams))
  return isOwn ? 'sales' : 'others'
}
