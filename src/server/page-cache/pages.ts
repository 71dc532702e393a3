import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { pageContext, type PageContext } from '#web/context.ts'
import { shopName } from '#shop/shop.ts'
import { contentSecurityPolicy, frameAncestors, scriptHashes } from './content-security.ts'
import { encodeBody, pickEncoding, QUICKEST, type Encoding, type Quality } from '#server/assets/encoded-body.ts'
import { Gate } from '#server/admission/gate.ts'
import type { Share } from '#api/api-env.ts'
import { requireOfficeLocks } from '#server/office-locks.ts'
import { isRendered, isCacheable, type KnownPage, type RenderedPage, type PageCache } from './page-cache.ts'
import { openPageStyles, type PageStyles } from './page-styles.ts'
import { isFile, sendPage } from './send-page.ts'
import { sharedAddress } from './shared-address.ts'
import { withoutJudgedOrigin } from '#server/react-router-internals/judged-origin.ts'
import { scriptsAfterPaint } from '#server/react-router-internals/scripts-after-paint.ts'
import { buildFor, type Branch } from '#server/react-router-internals/storefront-builds.ts'

export type PageRequest = Omit<PageContext, 'buildId' | 'failedForNow' | 'keepDocument'> & {
  branch: Branch
  share: Share
  request: Request
  /** Host and path as they were sent, where somebody sent them. */
  asSent?: string
  /** What every answer carries, besides what the page says itself. */
  standardHeaders: Readonly<Record<string, string>>
}

export type PageObserver = { rendered(): void; reused(): void }

type Options = {
  build: ServerBuild
  cache: PageCache
  developing: boolean
  observer: PageObserver
  isDatabaseAway(error: unknown): boolean
}

export type Pages = {
  answer(page: PageRequest): Promise<Response>
  /** A cached page for who sends what somebody sent before who was led to it. */
  known(asSent: string, which?: { evenStale: boolean }): KnownPage | undefined
}

type Form = { encodings: readonly Encoding[]; quality?: Quality }

const forEverybody: Form = { encodings: ['br', 'gzip'] }

const comeBackSoon = { 'Retry-After': '1' }

/** More at once would only make everybody wait: cached pages still answer, new ones say when to come back. */
const room = { atOnce: 8, mayWait: 16, longestWait: 500, mostWaiting: 56 }

/** Everything that is a page: rendered by React Router once, then kept if it is the same for everybody. */
export function createPageHandler({ build, cache, developing, observer, isDatabaseAway }: Options): Pages {
  requireOfficeLocks(build)
  const handlerFor = openHandlers(build, developing)

  // While somebody edits the shop its styles change; colleagues stay, and have theirs already.
  const readSheet = (path: string) => readFileSync(join(build.assetsBuildDirectory, path), 'utf8')
  const styles = developing ? undefined : openPageStyles(readSheet)
  const gate = new Gate(room)

  /** Whoever sells or works here does not wait behind those who look around. */
  const looksAround = ({ share }: PageRequest) => share === 'others' || share === 'kept'

  async function render(page: PageRequest, form: Form): Promise<RenderedPage | Response> {
    const rendering = looksAround(page) ? gate.pass(() => make(page, form)) : make(page, form)
    return (await rendering) ?? new Response(null, { status: 503, headers: comeBackSoon })
  }

  async function make(page: PageRequest, { encodings, quality }: Form): Promise<RenderedPage | Response> {
    observer.rendered()
    const { version: buildId } = build.assets
    const { response, html } = await routed(page, handlerFor(page.branch), { buildId, isDatabaseAway })
    if (html === undefined && (response.body === null || isFile(response))) return response
    const document = html ?? Buffer.from(await response.arrayBuffer())
    const ownStyles = page.branch === 'office' ? undefined : styles
    const secured = secure(response, document, page, { styles: ownStyles, developing })
    return { ...secured, body: await encodeBody(secured.identity, encodings, quality) }
  }

  async function answer(page: PageRequest): Promise<Response> {
    const { request, asSent, shop, branch } = page
    const { method } = request
    const isOwn = developing || branch === 'office'
    const address = isOwn ? undefined : sharedAddress(method, new URL(request.url), shop)
    if (address === undefined) {
      // Who only asks for the headers of a private page gets all of them, too.
      const asked = method === 'HEAD' ? { ...page, request: asking(request, new URL(request.url)) } : page
      return sendPage(
        await render(asked, { encodings: [pickEncoding(request.headers.get('accept-encoding'))], quality: QUICKEST }),
        page,
        'private',
      )
    }

    const key = `${shopName(shop)} ${shop.partner?.code ?? ''} ${address.pathname}${address.search}`
    const cached = cache.find(key)
    if (cached) {
      observer.reused()
      // Where partners have a say, more than the address says where a page is.
      if (asSent !== undefined && !shop.mode.embeddable) cache.remember(asSent, key, shop)
    }
    const found =
      cached ??
      (await cache.findOrRender(key, () => render({ ...page, request: asking(request, address) }, forEverybody)))
    return sendPage(found, page, isRendered(found) && isCacheable(found) ? 'public' : 'private')
  }

  function known(asSent: string, which?: { evenStale: boolean }): KnownPage | undefined {
    const found = cache.findAt(asSent, which)
    if (found) observer.reused()
    return found
  }

  return { answer, known }
}

type PageHandler = ReturnType<typeof createRequestHandler>

function openHandlers(build: ServerBuild, developing: boolean) {
  const handlers = new Map<Branch, PageHandler>()
  return (branch: Branch) => {
    const handler =
      handlers.get(branch) ?? createRequestHandler(buildFor(build, branch), developing ? 'development' : 'production')
    handlers.set(branch, handler)
    return handler
  }
}

type Routing = { buildId: string; isDatabaseAway(error: unknown): boolean }

/** What the router says to a request, and the document if it has made one. */
async function routed(page: PageRequest, handle: PageHandler, { buildId, isDatabaseAway }: Routing) {
  const { branch: _, share: __, request, asSent: ___, standardHeaders: ____, ...rest } = page
  const { engines, requestId } = page
  let isAway = false
  const failedForNow = (error: unknown) => {
    if (!isDatabaseAway(error)) return false
    if (!isAway) engines.log.warn({ err: error, requestId }, 'The database is away.')
    isAway = true
    return true
  }
  let document: string | undefined
  const keepDocument = (html: string) => void (document = html)
  const context = new RouterContextProvider()
  context.set(pageContext, { ...rest, buildId, failedForNow, keepDocument })
  const answer = await handle(withoutJudgedOrigin(request), context)
  const response = isAway && answer.status >= 500 ? putOff(answer) : answer
  return { response, html: isHtml(response) ? document : undefined }
}

/** The page says that something went wrong; its status says that it is worth trying again. */
function putOff({ body, headers }: Response): Response {
  return new Response(body, { status: 503, headers: { ...Object.fromEntries(headers), ...comeBackSoon } })
}

const asking = ({ headers }: Request, address: URL): Request => new Request(address, { method: 'GET', headers })

type Bytes = Buffer<ArrayBuffer>
type Securing = { styles: PageStyles | undefined; developing: boolean }

const isHtml = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

/** The finished bytes, with a policy that allows exactly the scripts and styles in them. */
function secure(response: Response, document: string | Bytes, page: PageRequest, { styles, developing }: Securing) {
  const { request, shop, storefronts, affiliateTracking } = page
  const { status } = response
  const headers = Object.fromEntries(response.headers)
  if (!isHtml(response) || headers['content-security-policy'] !== undefined)
    return { status, headers, identity: typeof document === 'string' ? Buffer.from(document) : document }

  const plain = scriptsAfterPaint(document.toString())
  const { html, hash } = styles?.(plain) ?? { html: plain }
  const others = {
    ancestors: frameAncestors(shop, storefronts, new URL(request.url).pathname),
    styles: hash === undefined ? [] : [hash],
    connections: affiliateTracking === undefined ? [] : [new URL(affiliateTracking).origin],
  }
  headers['content-security-policy'] = contentSecurityPolicy(scriptHashes(html), others, developing)
  return { status, headers, identity: Buffer.from(html) }
}
