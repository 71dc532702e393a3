import { Hono } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { describeRoute, resolver } from 'hono-openapi'
import * as v from 'valibot'
import { locales } from '#shop/locale.ts'
import type { ApiContext, ApiEnv } from './api-env.ts'
import { rateLimit } from './middleware/rate-limit.ts'
import { ownCookie } from './own-cookie.ts'

const shopState = v.object({
  tradeInAuth: v.boolean(),
  lang: v.picklist(locales),
  shopMode: v.picklist(['default', 'b2bWidget', 'agan', 'aganwidget']),
})

const cookie = 'visitor'

const responses = {
  200: { description: 'The state', content: { 'application/json': { schema: resolver(shopState) } } },
}

const stateOf = ({ var: { shop } }: ApiContext, tradeInAuth: boolean) => ({
  tradeInAuth,
  lang: shop.country.locale,
  shopMode: shop.mode.name,
})

/**
 * The visitor's session with the shop itself, needed before a price can be asked for or a trade made. The browser
 * holds it in a cookie that scripts cannot read; the page only learns that it is there.
 */
export const visitor = (secret: string) =>
  new Hono<ApiEnv>()
    .get('/', describeRoute({ tags: ['storefront'], summary: 'The shop-level state', responses }), async (c) => {
      const session = await getSignedCookie(c, secret, cookie)
      return c.json(stateOf(c, typeof session === 'string'), 200, { 'Cache-Control': 'no-store' })
    })
    .post(
      '/',
      describeRoute({ tags: ['storefront'], summary: 'Open a visitor session', responses }),
      rateLimit({ name: 'visitor', points: 30, seconds: 60 }),
      async (c) => {
        const session = await getSignedCookie(c, secret, cookie)
        if (typeof session !== 'string') {
          await setSignedCookie(c, cookie, crypto.randomUUID(), secret, { ...ownCookie(c), httpOnly: true })
        }
        return c.json(stateOf(c, true), 200, { 'Cache-Control': 'no-store' })
      },
    )
