import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ServerBuild } from 'react-router'
import { createApi } from '#api/app.ts'
import type { ApiEnv } from '#api/api-env.ts'
import { problem } from '#api/problem.ts'
import { staffCode, staffLogin, staffLogout, staffReauthentication } from '#api/operations/staff-login.ts'
import { onlyKnownHosts } from '#server/middleware/only-known-hosts.ts'
import { oneSpelling } from '#server/middleware/one-spelling.ts'
import { onlyOpenShops } from '#server/middleware/only-open-shops.ts'
import { onlyOwnPages } from '#server/middleware/only-own-pages.ts'
import { rateLimit } from '#api/middleware/rate-limit.ts'
import { staffOnly } from '#server/middleware/staff-only.ts'
import { withPartner } from '#server/middleware/with-partner.ts'
import { withRequestLog } from '#server/middleware/with-request-log.ts'
import { withStandardHeaders } from '#server/middleware/with-standard-headers.ts'
import { withShare } from '#server/middleware/with-share.ts'
import { withVisitor } from '#server/middleware/with-visitor.ts'
import { withoutNullCharacters } from '#server/middleware/without-null-characters.ts'
import type { Admission } from '#server/admission/admission.ts'
import { awaySender } from '#server/admission/send-away.ts'
import { comeBackLater } from '#server/admission/come-back-later.ts'
import type { Config } from '#server/config/config.ts'
import { TooBusyError } from '#domain/passwords/hash-password.ts'
import { openPartnerRegistry, type PartnerRegistry } from '#domain/partners/partner-registry.ts'
import { openRedirectRegistry, type RedirectRegistry } from '#domain/content/redirect-registry.ts'
import type { ShopOpenings } from '#domain/settings/readiness/shop-openings.ts'
import type { StorefrontRegistry } from '#domain/settings/storefront-registry.ts'
import { messagesFor } from '#domain/i18n/translator-for.ts'
import { isDatabaseAway } from '#engines/database/is-database-away.ts'
import type { Engines, RequestEngines } from '#engines/engines.ts'
import { redirectFor } from '#shop/redirects/redirects.ts'
import { entryPaths, LOGIN_PATH } from '#shop/office-screens.ts'
import type { Storefronts } from '#shop/shop.ts'
import { installationOf } from './open-merchant.ts'
import { openMetrics, type Metrics } from './telemetry/metrics.ts'
import { openRequestLog, type RequestLog } from './telemetry/request-log.ts'
import { searchAuthorization } from '#api/catalogue/search-authorization.ts'
import { devicePictureFile, logoFile } from '#server/assets/device-picture-files.ts'
import { deviceArtFile } from '#server/assets/device-art-files.tsx'
import { PageCache } from '#server/page-cache/page-cache.ts'
import { knownPageSender } from '#server/page-cache/send-known-page.ts'
import { createPageHandler, type PageRequest, type Pages } from '#server/page-cache/pages.ts'
import { embedAnswer, embedFile } from '#server/assets/embed-file.ts'
import { openPreviewFiles } from '#server/assets/preview-files.tsx'
import { openRouteTables } from '#server/react-router-internals/route-tables.ts'
import { openProgramFiles, programFiles } from '#server/program-files/program-files.ts'
import { ownSkinFile, skinFile } from '#server/assets/skin-files.ts'
import { RememberingRouter } from './router.ts'
import type { StaticAssets } from '#server/assets/static-assets.ts'

/** While somebody edits the shop, only what comes through here knows the words for letters. @public */
export { startJobs } from '#jobs/start-jobs.ts'

export type AppParts = {
  config: Config
  registry: StorefrontRegistry
  openings: ShopOpenings
  engines: RequestEngines
  admission: Admission
  build: ServerBuild
  assets: StaticAssets
  secret: string
  isDraining(): boolean
}

/** A team that works behind one address is not held back by it. */
const formLimit = rateLimit({ name: 'forms', points: 60, seconds: 60 })

export type App = {
  /** Answers what comes in from Node: known pages and whoever finds no room at once, everything else from top to bottom. */
  listener: RequestListener
}

export function createApp(parts: AppParts): App {
  const metrics = openMetrics()
  const requestLog = openRequestLog(parts.config, parts.engines, metrics)
  const pages = openPages(parts, metrics)
  const { fetch } = createRoutes(parts, { metrics, requestLog, pages })
  const answer = getRequestListener(fetch)
  const sendKnownPage = knownPageSender({ ...parts, pages, requestLog })
  const sendAway = awaySender({ ...parts, requestLog, sendKnownPage })
  return {
    listener: (incoming, outgoing) => {
      if (!sendKnownPage(incoming, outgoing) && !sendAway(incoming, outgoing)) void answer(incoming, outgoing)
    },
  }
}

type Means = { metrics: Metrics; requestLog: RequestLog; pages: Pages }

/** Every request passes here, from top to bottom, but those that were answered at once. */
function createRoutes(parts: AppParts, { metrics, requestLog, pages }: Means) {
  const { config, engines, build, assets } = parts
  const routeTables = openRouteTables(build)
  // Programs, like colleagues, would rather wait for a long list than be sent away.
  const filesForPrograms = openProgramFiles(engines.office, parts.registry)
  const previews = openPreviewFiles(engines)
  const partners = openPartnerRegistry(engines, config.storefronts)
  const redirects = openRedirectRegistry(engines)
  const built = { buildId: build.assets.version, builtAt: new Date(__BUILT_AT__) }
  const api = createApi({ ...parts, registry: metrics.registry, ...built })

  return new Hono<ApiEnv>({ router: new RememberingRouter() })
    .use(withRequestLog(config, engines, requestLog))
    .use(withStandardHeaders(config))
    .use(onlyKnownHosts(config), oneSpelling)
    .get('/assets/*', async (c, next) => {
      const { raw, path } = c.req
      return (await routeTables(raw, path)) ?? assets(raw, path) ?? next()
    })
    .on('GET', pictures, async (c, next) => (await pictureFile(engines, c.req.path)) ?? next())
    .use(onlyOpenShops(parts.openings))
    .use(withShare)
    .use('/previews/*', rateLimit({ name: 'previews', points: 60, seconds: 60 }))
    .get('/previews/*', async (c, next) => (await previews(c.req.path, c.var.shop.country.presence.brand)) ?? next())
    .use('/sitemaps/*', rateLimit({ name: 'sitemaps', points: 240, seconds: 60 }))
    .use('/feeds/*', rateLimit({ name: 'feeds', points: 60, seconds: 60 }))
    .on('GET', [...programFiles], async (c, next) => {
      const { shop, office, standardHeaders, requestId } = c.var
      const { raw: request, path } = c.req
      return (await filesForPrograms({ request, path, shop, office, standardHeaders, requestId })) ?? next()
    })
    .on('GET', partnerFiles, async (c, next) => (await partnerFile(c, config, partners)) ?? next())
    .use(onlyOwnPages)
    .use(withPartner(partners))
    .use(withVisitor(parts.secret))
    .route('/', api)
    .on(['GET', 'HEAD'], '*', async (c, next) => assets(c.req.raw, c.req.path) ?? next())
    .use(withoutNullCharacters, staffOnly)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', (c, next) => (c.var.colleague ? next() : formLimit(c, next)))
    .post(LOGIN_PATH, staffLogin)
    .post(entryPaths.code, staffCode)
    .post('/reauthenticate', staffReauthentication)
    .post('/logout', staffLogout)
    .on(['GET', 'HEAD'], '*', async (c, next) => addressOfToday(c) ?? next())
    .all('*', async (c) => {
      const page = await pages.answer(pageRequest(c, parts, await partners.storefronts(c.var.shop)))
      if (page.status === 405) return wrongMethod(c)
      if (page.status === 503 && page.body === null) return comeBackLater(c)
      const elsewhere = page.status === 404 ? await merchantRedirect(c, redirects) : undefined
      if (elsewhere) return elsewhere

      c.set('hasOwnHeaders', true)
      return page
    })
    .onError((error, c) => whatWentWrong(error, c, engines))
}

/** Where an old or misspelt address leads, in one hop. */
function addressOfToday(c: Context<ApiEnv>): Response | undefined {
  if (c.var.office) return undefined
  const { pathname, search } = new URL(c.req.url)
  const target = redirectFor(c.var.shop.country, { pathname, search })
  return target === undefined ? undefined : c.redirect(target, 301)
}

const pictures = ['/art/*', '/pictures/*', '/logos/*']

/** How a device looks, drawn by the shop or photographed by the merchant; and the logos of partners. */
const pictureFile = async (engines: Engines, path: string): Promise<Response | undefined> =>
  deviceArtFile(path) ?? (await devicePictureFile(engines, path)) ?? (await logoFile(engines, path))

const partnerFiles = ['/embed.js', '/embed.json', '/skins/*']

/** What belongs to partners' pages: the script that makes the frame, whether it may, and their colours in it. */
async function partnerFile(
  { req, var: { shop } }: Context<ApiEnv>,
  { storefronts }: Config,
  partners: PartnerRegistry,
) {
  if (req.path === '/embed.json') {
    const partner = await partners.find(req.query('partner') ?? '')
    return embedAnswer(await partners.storefronts({ ...shop, ...(partner && { partner }) }), shop, req.raw)
  }
  if (req.path === '/skins/own.css') return ownSkinFile(shop.country)
  if (req.path !== '/embed.js') return skinFile(partners, req.path)
  return embedFile({ storefronts, shop, messages: messagesFor(shop.country), url: new URL(req.url) })
}

/** Says no in the one shape of an error, and tells those who can mend it. */
async function whatWentWrong(error: Error, c: Context<ApiEnv>, { errors, log }: Engines): Promise<Response> {
  const { shop, requestId } = c.var
  // A body that cannot be read is the sender's mistake, not ours.
  if (error instanceof HTTPException && error.status < 500) return problem(c, 400, 'invalid-input')
  if (error instanceof TooBusyError) return comeBackLater(c)
  // Nobody has made a mistake that could be mended, and the report would have to wait for the same database.
  if (isDatabaseAway(error)) {
    log.warn({ err: error, requestId }, 'The database is away.')
    return comeBackLater(c)
  }
  const { application } = shop.country
  await errors.report(error, { side: 'server', url: c.req.path, requestId, application })
  return problem(c, 500, 'unexpected')
}

/** What pages are told about a request. */
function pageRequest(c: Context<ApiEnv>, { config, engines }: AppParts, storefronts: Storefronts): PageRequest {
  const { shop, office, share, requestId, visitorAddress, visitor, standardHeaders, entrant, colleague, refusal } =
    c.var
  return {
    request: c.req.raw,
    asSent: asSent(c),
    branch: office ? 'office' : shop.country.code,
    share,
    engines: office ? engines.office : engines,
    storefronts,
    shop,
    messages: messagesFor(shop.country),
    searchAuthorization: searchAuthorization(config),
    affiliateTracking: config.AFFILIATE_TRACKING_URL,
    installation: installationOf(config),
    requestId,
    visitorAddress,
    visitor,
    standardHeaders,
    entrant,
    colleague,
    refusal,
  }
}

const asSent = ({ env, req }: Context<ApiEnv>): string | undefined =>
  env?.incoming?.url === undefined ? undefined : (req.header('host') ?? '') + env.incoming.url

function openPages({ config, engines, build, registry }: AppParts, metrics: Metrics): Pages {
  const cache = cachedPages(engines, metrics, registry)
  const developing = config.SHOP_ENV === 'development'
  return createPageHandler({ build, cache, developing, observer: metrics.pages, isDatabaseAway })
}

/** Pages are dropped as soon as any process says that what they show has changed, and marked as stale if it only may have. */
function cachedPages({ announcements }: Engines, metrics: Metrics, registry: StorefrontRegistry): PageCache {
  const cache = new PageCache()
  metrics.watchCache(cache)
  const isOnlyStale = (topic: string) => topic === 'unknown' || topic === 'search'
  announcements.onAnnouncement((topic) => (isOnlyStale(topic) ? cache.markStale() : cache.clear()))
  // Settings are read after they were announced: pages that were rendered meanwhile still show the old ones.
  registry.onChange(() => cache.clear())
  return cache
}

/** Asked only where there is no page, so that no redirect ever hides one. */
async function merchantRedirect(c: Context<ApiEnv>, redirects: RedirectRegistry): Promise<Response | undefined> {
  if (c.var.office || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return undefined
  const found = await redirects.find(c.var.shop.country, new URL(c.req.url))
  return found && c.redirect(found.location, found.status)
}

/** A page without a form: programs that try other methods get an answer for programs. */
function wrongMethod(c: Context<ApiEnv>): Response {
  c.header('Allow', 'GET, HEAD')
  return problem(c, 405, 'method-not-allowed')
}
