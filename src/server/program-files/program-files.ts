import type { StandardHeaders } from '#api/api-env.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import type { Engines } from '#engines/engines.ts'
import type { StorefrontRegistry } from '#domain/settings/storefront-registry.ts'
import type { Shop } from '#shop/shop.ts'
import { encodeBody } from '#server/assets/encoded-body.ts'
import { oneAtATime } from '#server/assets/one-at-a-time.ts'
import { PageCache } from '#server/page-cache/page-cache.ts'
import { priceFeedFile } from './price-feed.ts'
import { robotsFile } from './robots.ts'
import { securityFile } from './security-file.ts'
import { sendPage } from '#server/page-cache/send-page.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

type Asked = {
  request: Request
  path: string
  shop: Shop
  office: boolean
  standardHeaders: StandardHeaders
  requestId: string
}

type Answer = (asked: Asked) => Promise<Response | undefined>

/** A file with its kind. */
export type WrittenFile = { type: string; text: string }

/** Lists are large and rarely read: they must not push pages out of memory. */
const MAX_BYTES = 32 * 1024 * 1024

const HOUR = 60 * 60

/** Where these files lie. */
export const programFiles = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/sitemaps/*',
  '/feeds/*',
] as const

/** What programs read rather than people: rules for search engines, lists of all addresses, and all prices of today. */
export function openProgramFiles(engines: Engines, registry: StorefrontRegistry): Answer {
  const { storefronts } = registry
  const cache = new PageCache(MAX_BYTES)
  // Whoever asks for all lists at once must not take the database from those who want pages.
  const inTurn = oneAtATime()
  engines.announcements.onAnnouncement(() => cache.clear())
  registry.onChange(() => cache.clear())

  return async ({ request, path, shop, office, standardHeaders, requestId }) => {
    if (path === '/robots.txt') return plainFile(robotsFile(shop, office))
    if (path === '/.well-known/security.txt') return plainFile(securityFile(shop, engines.now()))
    if (office || shop.mode.name !== 'default') return undefined

    const { country } = shop
    const write = async (): Promise<WrittenFile | undefined> => {
      if (path.startsWith('/feeds/')) return priceFeedFile(engines, country, path.slice('/feeds/'.length))
      const text =
        path === '/sitemap.xml'
          ? await sitemapIndex(engines, country)
          : await sitemapPart(engines, storefronts, country, partOf(path))
      return text === undefined ? undefined : { type: 'application/xml', text }
    }
    // Prices of tomorrow may be written already.
    const key = `${country.code} ${path} ${priceDay(engines.now())}`
    const list = cache.find(key) ?? (await cache.findOrRender(key, async () => keptFile(await inTurn(write))))
    if (list.status !== 200) return undefined
    return sendPage(list, { request, shop, branch: country.code, standardHeaders, requestId }, 'public')
  }
}

const partOf = (path: string): string => /^\/sitemaps\/([\w-]{1,40})\.xml$/.exec(path)?.[1] ?? ''

const plainFile = (text: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${HOUR}` },
  })

async function keptFile(file: WrittenFile | undefined) {
  if (file === undefined) return new Response(null, { status: 404 })
  const headers = { 'content-type': `${file.type}; charset=utf-8` }
  return { status: 200, headers, body: await encodeBody(Buffer.from(file.text), ['br', 'gzip']) }
}
