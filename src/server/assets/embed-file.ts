import { modes } from '#shop/modes/all.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { modeUrl, type Shop, type Storefronts } from '#shop/shop.ts'
import type { Messages } from '#shop/messages/messages.ts'
import script from '#web/embed/trade-in-offer.js?raw'

const HOUR = 60 * 60

/** Comments and the space before lines are for those who read the source. */
const packed = script.replaceAll(/^\s*(?:\/\/.*)?\n?/gm, '')

/** Whether the page that asks may show the shop: by its own name, so that no partner learns of another. */
export function embedAnswer({ partnerOrigins }: Storefronts, { mode }: Shop, request: Request): Response | undefined {
  if (!mode.embeddable) return undefined
  const origin = request.headers.get('origin')
  const framed = origin === null || partnerOrigins.includes(origin)
  return Response.json({ framed }, { headers: { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' } })
}

/** The script that partners put into their pages. It brings along where the shops are, so that one line is enough. */
export function embedFile(asked: {
  storefronts: Storefronts
  shop: Shop
  messages: Messages
  url: URL
}): Response | undefined {
  const { storefronts, shop, messages, url } = asked
  const { country, mode } = shop
  if (!mode.embeddable) return undefined
  const settings = {
    shops: {
      consumer: modeUrl(storefronts, modes.aganwidget, url),
      business: modeUrl(storefronts, modes.b2bWidget, url),
    },
    paths: {
      device: pathTo(country, 'product', { pdp: '' }),
      category: pathTo(country, 'sellCategory', { category: '' }),
    },
    categories: country.categorySlugs,
    title: `umlauf: ${String(messages['site.claim'])}`,
  }
  return new Response(
    packed.replace('SETTINGS', () => JSON.stringify(settings)),
    {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': `public, max-age=${HOUR}`,
        // Everything else of ours is for our own pages.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    },
  )
}
