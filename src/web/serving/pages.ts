import { isbot } from 'isbot'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageContext, type PageContext } from '../context.ts'
import { matchScreen } from '#shop/paths.ts'
import { isPrivate } from '#shop/screens.ts'
import { shopName, type Shop } from '#shop/shop.ts'
import { contentSecurityPolicy, frameAncestors, scriptHashes } from './content-security.ts'
import { encodeBody, pickEncoding } from './encoded-body.ts'
import { isKept, type KeptPage, type PageCache } from './page-cache.ts'
import { buildFor, type Branch } from './storefront-builds.ts'

export type PageRequest = Omit<PageContext, 'buildId'> & { branch: Branch; request: Request }

export type PageObserver = { rendered(): void; reused(): void }

type Options = { build: ServerBuild; cache: PageCache; developing: boolean; observer: PageObserver }

type Answer = (request: PageRequest) => Promise<Response>

/** Everything that is a page: rendered by React Router once, then kept if it is the same for everybody. */
export function pageDoor({ build, cache, developing, observer }: Options): Answer {
  const handlers = new Map<Branch, ReturnType<typeof createRequestHandler>>()
  const handlerFor = (branch: Branch) => {
    const handler =
      handlers.get(branch) ?? createRequestHandler(buildFor(build, branch), developing ? 'development' : 'production')
    handlers.set(branch, handler)
    return handler
  }

  async function render({ branch, request, ...rest }: PageRequest): Promise<KeptPage | Response> {
    observer.rendered()
    const context = new RouterContextProvider()
    context.set(pageContext, { ...rest, buildId: build.assets.version })
    const response = await handlerFor(branch)(request, context)
    if (response.body === null) return response
    return finish(response, frameAncestors(rest.shop, rest.storefronts), developing)
  }

  return async (page) => {
    const { request, shop, branch } = page
    const key = developing || branch === 'office' ? undefined : cacheKey(request, shop)
    if (key === undefined) return send(await render(page), request, 'private')

    const kept = cache.find(key)
    if (kept) observer.reused()
    const bare = { ...page, request: withoutQuery(request) }
    const found = kept ?? (await cache.findOrRender(key, () => render(bare)))
    return send(found, request, found.status === 200 ? 'public' : 'private')
  }
}

/** Questions about one visitor, and the shop's own search, are answered afresh; everything else is the same for all. */
function cacheKey(request: Request, shop: Shop): string | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const url = new URL(request.url)
  const path = url.pathname.replace(/(?:\/_)?\.data$/, '') || '/'
  const match = matchScreen(shop.country, path)
  if (!match || isPrivate(match.screen) || match.screen === 'errorReportingTest') return undefined
  if (url.searchParams.has('q') || url.searchParams.has('_routes')) return undefined

  return `${shopName(shop)} ${url.pathname}`
}

function withoutQuery(request: Request): Request {
  const url = new URL(request.url)
  url.search = ''
  return new Request(url, { method: 'GET', headers: request.headers })
}

async function finish(response: Response, ancestors: string, developing: boolean): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  if (headers['content-type']?.startsWith('text/html') && headers['content-security-policy'] === undefined) {
    const hashes = scriptHashes(identity.toString('utf8'))
    headers['content-security-policy'] = contentSecurityPolicy(hashes, ancestors, developing)
  }
  return { status: response.status, headers, body: await encodeBody(identity) }
}

async function send(page: KeptPage | Response, request: Request, audience: 'public' | 'private'): Promise<Response> {
  const failed = page.status === 404 || page.status >= 500
  if (failed && isbot(request.headers.get('user-agent'))) return bareAnswer(page.status)
  if (!isKept(page)) return page

  const headers = new Headers(page.headers)
  headers.set('Vary', 'Accept-Encoding')
  if (audience === 'public') {
    const etag = `"${page.body.etag}"`
    headers.set('ETag', etag)
    headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  } else {
    headers.set('Cache-Control', 'no-store')
  }

  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined)
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  const body = page.body[encoding]
  headers.set('Content-Length', String(body.length))
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

/** Bots get the status and nothing to index. */
const bareAnswer = (status: number): Response =>
  new Response(status === 404 ? 'Page not found' : 'Error', {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
