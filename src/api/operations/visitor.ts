import { Hono } from 'hono'
import * as v from 'valibot'
import { locales } from '#shop/countries/locales.ts'
import { modeNames } from '#shop/modes/mode.ts'
import { answers, json } from '#api/description/answers.ts'
import type { ApiContext, ApiEnv } from '#api/api-env.ts'
import { describeRoute } from '#api/description/describe-route.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'

const shopState = v.pipe(
  v.object({
    tradeInAuth: v.boolean(),
    lang: v.picklist(locales),
    shopMode: v.picklist(modeNames),
  }),
  v.metadata({ ref: 'ShopState' }),
)

const responses = answers({ 200: json('The state', shopState) })
const security: Record<string, string[]>[] = [{}, { visitor: [] }]

const sendState = (c: ApiContext, session: string | undefined) => {
  const { shop } = c.var
  const state = { tradeInAuth: session !== undefined, lang: shop.country.locale, shopMode: shop.mode.name }
  return c.json(state, 200, { 'Cache-Control': 'no-store' })
}

/**
 * The visitor's session with the shop itself, needed before a price can be asked for or a trade made. The browser
 * holds it in a cookie that scripts cannot read; the page only learns that it is there.
 */
export const visitor = new Hono<ApiEnv>()
  .get('/', describeRoute({ tags: ['storefront'], summary: 'The shop-level state', security, responses }), async (c) =>
    sendState(c, await c.var.visitor.read()),
  )
  .post(
    '/',
    describeRoute({ tags: ['storefront'], summary: 'Open a visitor session', security, responses }),
    rateLimit({ name: 'visitor', points: 120, seconds: 60 }),
    async (c) => sendState(c, await c.var.visitor.open()),
  )
