import type { Engines } from '#engines/engines.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import { encodeBody } from './encoded-body.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { PageCache } from './page-cache.ts'
import { robotsFile } from './robots.ts'
import { sendPage } from './send-page.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

type Asked = { request: Request; path: string; shop: Shop; office: boolean; standardHeaders: Record<string, string> }

type Answer = (asked: Asked) => Promise<Response | undefined>

/** Lists are large and rarely read: they must not push pages out of memory. */
const MOST_BYTES = 32 * 1024 * 1024

const HOUR = 60 * 60

/** What search engines read before they read pages: robots.txt, and the list of all addresses of a storefront. */
export function openSearchEngineFiles(engines: Engines, storefronts: Storefronts): Answer {
  const cache = new PageCache(MOST_BYTES)
  // Whoever asks for all lists at once must not take the database from those who want pages.
  const inTurn = oneAtATime()
  engines.announcements.onAnnouncement(() => cache.clear())

  return async ({ request, path, shop, office, standardHeaders }) => {
    if (path === '/robots.txt') return plainFile(robotsFile(shop, office))
    if (office || shop.mode.name !== 'default') return undefined

    const { country } = shop
    const write = () =>
      path === '/sitemap.xml'
        ? sitemapIndex(engines, country)
        : sitemapPart(engines, storefronts, country, partOf(path))
    const key = `${country.code} ${path}`
    const list = cache.find(key) ?? (await cache.findOrRender(key, async () => xmlFile(await inTurn(write))))
    if (list.status !== 200) return undefined
    return sendPage(list, { request, shop, branch: country.code, standardHeaders }, 'public')
  }
}

const partOf = (path: string): string => /^\/sitemaps\/([\w-]{1,40})\.xml$/.exec(path)?.[1] ?? ''

const plainFile = (text: string): Response =>
  new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': `public, max-age=${HOUR}` },
  })

async function xmlFile(xml: string | undefined) {
  if (xml === undefined) return new Response(null, { status: 404 })
  const headers = { 'content-type': 'application/xml; charset=utf-8' }
  return { status: 200, headers, body: await encodeBody(Buffer.from(xml), ['br', 'gzip']) }
}
