import { isbot } from 'isbot'
import { locales } from '#shop/countries/locales.ts'
import { localeCookie, rememberedLocales, sharedDomain } from '#shop/messages/locale-cookie.ts'
import { pagePathOf } from '#shop/page-data.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { hidesReferrer } from '#shop/screens/screens.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import { pickEncoding, type Encoding } from '#server/assets/encoded-body.ts'
import { isRendered, type RenderedPage } from './page-cache.ts'
import type { Branch } from '#server/react-router-internals/storefront-builds.ts'

type Headers = Readonly<Record<string, string>>

/** What is read of a request before a page is sent: made by the server, or by Node alone. */
export type AskedRequest = {
  readonly method: string
  readonly url: string
  readonly headers: { get(name: string): string | null | undefined }
}

export type Asked = {
  request: AskedRequest
  shop: Shop
  branch: Branch
  /** Pages know them; files for programs do not have to. */
  storefronts?: Storefronts
  /** What every answer carries, besides the id of its request. */
  standardHeaders: Headers
  requestId: string
}

/** It may be longer than memory: it is sent as it comes, and nothing in it is a script. */
export const isFile = ({ headers }: Response): boolean =>
  headers.get('content-disposition')?.startsWith('attachment') ?? false

export function sendPage(page: RenderedPage | Response, asked: Asked, audience: 'public' | 'private'): Response {
  const { request, standardHeaders, requestId } = asked
  const failed = page.status === 404 || page.status >= 500
  if (failed && isbot(request.headers.get('user-agent'))) return bareAnswer(page.status, asked)
  if (!isRendered(page)) {
    const { status, body } = page
    if (request.method === 'HEAD') void body?.cancel()
    const own = isFile(page) ? privateHeaders(asked) : {}
    const headers = { ...standardHeaders, 'x-request-id': requestId, ...own, ...Object.fromEntries(page.headers) }
    return new Response(request.method === 'HEAD' ? null : body, { status, headers })
  }

  const { status, headers, cookie, body } = pageAnswer(page, asked, audience)
  const own = { 'x-request-id': requestId, ...(cookie !== undefined && { 'set-cookie': cookie }) }
  return new Response(body, { status, headers: { ...headers, ...own } })
}

export type PageAnswer = {
  status: number
  /** The same object for everybody who is sent the same: without the id of the request. */
  headers: Headers
  cookie: string | undefined
  body: Buffer<ArrayBuffer> | null
}

/** Plain objects and buffers all the way: whatever makes a `Headers` of them costs more than the whole page. */
export function pageAnswer(page: RenderedPage, asked: Asked, audience: 'public' | 'private'): PageAnswer {
  const { request } = asked
  const accepted = pickEncoding(request.headers.get('accept-encoding'))
  const encoding = page.body[accepted] ? accepted : 'identity'
  const body = page.body[encoding] ?? page.body.identity
  const headers =
    audience === 'public'
      ? sharedHeaders(page, encoding, asked)
      : { ...headersOf(page, encoding, asked), ...privateHeaders(asked) }
  const cookie = storefrontCookie(page, asked)
  // Part of a list or marked as weak by a proxy, it is still the same page.
  if (headers['etag'] !== undefined && request.headers.get('if-none-match')?.includes(headers['etag'])) {
    return { status: 304, headers: withoutBody(headers), cookie, body: null }
  }
  return { status: page.status, headers, cookie, body: request.method === 'HEAD' ? null : body }
}

const headersOf = (page: RenderedPage, encoding: Encoding, { standardHeaders }: Asked): Headers => ({
  ...standardHeaders,
  ...page.headers,
  vary: 'Accept-Encoding',
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  'content-length': String((page.body[encoding] ?? page.body.identity).length),
})

const known = new WeakMap<RenderedPage, Partial<Record<Encoding, Headers>>>()

/** All but what is about one request: to put it together for each costs as much as to send it. */
function sharedHeaders(page: RenderedPage, encoding: Encoding, asked: Asked): Headers {
  const ofPage = known.get(page) ?? {}
  if (!known.has(page)) known.set(page, ofPage)
  return (ofPage[encoding] ??= { ...headersOf(page, encoding, asked), ...publicHeaders(page, asked) })
}

const withoutBody = ({ 'content-encoding': _, 'content-length': __, ...headers }: Headers): Headers => headers

/** A cookie may have chosen the partner: nobody on the way shall think that everybody gets the same. */
const publicHeaders = ({ body }: RenderedPage, { shop }: Asked) => ({
  etag: `"${body.etag}"`,
  'cache-control': `${shop.partner ? 'private' : 'public'}, max-age=0, must-revalidate`,
})

/**
 * Addresses of private pages may hold secrets, so no other site is told them. `no-referrer` is stricter, but under it
 * browsers also hide the origin of our own forms. Those that say from which site a form comes still can be told from a
 * stranger's; the few that do not need scripts there, which send the origin.
 */
const privateHeaders = ({ request, shop }: Asked) => {
  const match = matchScreen(shop.country, pagePathOf(new URL(request.url).pathname))
  return {
    'cache-control': 'no-store',
    'referrer-policy': match && hidesReferrer(match.screen) ? 'no-referrer' : 'same-origin',
  }
}

/**
 * The host decides the locale; the cookie only remembers which storefront was visited last. Who was in another one is asked
 * by a hint whether he wants to go back there, unless he has just come from there by a link.
 */
function storefrontCookie(
  { headers }: RenderedPage,
  { request, shop, branch, storefronts }: Asked,
): string | undefined {
  if (branch === 'office' || !headers['content-type']?.startsWith('text/html')) return undefined
  const { locale } = shop.country
  const remembered = rememberedLocales(request.headers.get('cookie') ?? '')
  if (remembered.includes(locale)) return undefined
  const isAsked = shop.mode.name === 'default' && locales.some((each) => remembered.includes(each))
  if (isAsked && request.headers.get('sec-fetch-site') !== 'same-site') return undefined

  const own = shop.mode.name === 'default' ? storefronts : undefined
  const domain =
    own && sharedDomain([new URL(request.url).hostname, ...Object.values(own.countries).map((each) => each.domain)])
  return localeCookie(locale, domain)
}

/** Bots get the status and nothing to index. */
const bareAnswer = (status: number, asked: Asked): Response =>
  new Response(status === 404 ? 'Page not found' : 'Error', {
    status,
    headers: {
      ...asked.standardHeaders,
      'x-request-id': asked.requestId,
      ...privateHeaders(asked),
      'content-type': 'text/plain; charset=utf-8',
      ...(status === 503 && { 'retry-after': '1' }),
    },
  })
