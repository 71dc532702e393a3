import { createMiddleware } from 'hono/factory'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { ShopOpenings } from '#domain/settings/readiness/shop-openings.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'
import { isDataPath } from '#shop/page-data.ts'
import { plainPage, plainPagePolicy } from '#server/plain-page.ts'

/** Search engines and impatient visitors ask again after so long; the doors may open any second. */
const RETRY_SECONDS = 300

/** Monitors ask whether the process lives, and pages of colleagues need their scripts. */
const alwaysOpen = /^\/(?:health|metrics)(?:\/|$)|^\/build\.json$/

/** Until everything that has to be said and done is, visitors are told to come back, and colleagues get to work. */
export const onlyOpenShops = (openings: ShopOpenings) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const shop = c.get('shop')
    const { path } = c.req
    if (c.get('office') || openings.isOpen(shop.country) || alwaysOpen.test(path)) return next()

    c.header('Retry-After', String(RETRY_SECONDS))
    c.header('Cache-Control', 'no-store')
    if (path.startsWith('/api/') || isDataPath(path)) return problem(c, 503, 'opens-soon')
    c.header('Content-Security-Policy', plainPagePolicy)
    const t = translatorFor(shop.country)
    return c.html(plainPage(shop.country, { title: t('opensSoon.title'), text: t('opensSoon.text') }), 503)
  })
