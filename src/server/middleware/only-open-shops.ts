import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { ShopOpenings } from '#domain/settings/readiness/shop-openings.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'
import type { Country } from '#shop/countries/country.ts'
import { escapeXml } from '#shop/formats/xml.ts'
import { isDataPath } from '#shop/page-data.ts'
import { languageTag } from '#shop/messages/locale.ts'

/** Search engines and impatient visitors ask again after so long; the doors may open any second. */
const RETRY_SECONDS = 300

/** Monitors ask whether the process lives, and pages of colleagues need their scripts. */
const alwaysOpen = /^\/(?:health|metrics)(?:\/|$)|^\/build\.json$/

const style =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f3ec;color:#17211d;' +
  'font:1.125rem/1.5 Figtree,system-ui,sans-serif}main{max-width:34rem;padding:2rem}' +
  'p:first-child{font-weight:700;font-size:1.25rem;color:#0b5d4e}h1{font-size:2rem;line-height:1.2;margin:.5em 0}'

const styleHash = createHash('sha256').update(style).digest('base64')

const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A page that needs nothing of the shop behind it. */
function opensSoonPage(country: Country): string {
  const t = translatorFor(country)
  const { brand } = country.presence
  return `<!doctype html>
<html lang="${languageTag(country.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeXml(`${t('opensSoon.title')} · ${brand}`)}</title><style>${style}</style></head>
<body><main><p>${escapeXml(brand)}</p><h1>${escapeXml(t('opensSoon.title'))}</h1><p>${escapeXml(t('opensSoon.text'))}</p></main></body></html>
`
}

/** Until everything that has to be said and done is, visitors are told to come back, and colleagues get to work. */
export const onlyOpenShops = (openings: ShopOpenings) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { office, shop } = c.var
    const { path } = c.req
    if (office || openings.isOpen(shop.country) || alwaysOpen.test(path)) return next()

    c.header('Retry-After', String(RETRY_SECONDS))
    c.header('Cache-Control', 'no-store')
    if (path.startsWith('/api/') || isDataPath(path)) return problem(c, 503, 'opens-soon')
    c.header('Content-Security-Policy', policy)
    return c.html(opensSoonPage(shop.country), 503)
  })
