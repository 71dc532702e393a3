import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ShopOpenings } from '#domain/settings/readiness/shop-openings.ts'
import type { Config } from '#server/config/config.ts'
import { namesTwoHosts } from '#server/middleware/only-known-hosts.ts'
import { fixedHeaders } from '#server/middleware/with-standard-headers.ts'
import type { RequestLog } from '#server/telemetry/request-log.ts'
import type { Pages } from './pages.ts'
import { pageAnswer } from './send-page.ts'

type Parts = {
  pages: Pages
  openings: ShopOpenings
  config: Config
  requestLog: RequestLog
}

/** The page in doubt as well, and the one at the address that means the same in fewer words. */
export type Which = { evenStale: boolean; address?: string | undefined }

/**
 * Most visitors ask for a page that lies in memory, in the very words in which somebody asked for it before: they get it
 * from Node, before anything else is made of their request. Says whether it was one of them.
 */
export function knownPageSender({ pages, openings, config, requestLog }: Parts) {
  const standardHeaders = fixedHeaders(config)
  return (incoming: IncomingMessage, outgoing: ServerResponse, which?: Which): boolean => {
    const { method = '', url = '', headers: sent } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || namesTwoHosts(incoming)) return false
    const { host = '' } = sent
    const known = pages.known(host + (which?.address ?? url), which)
    if (!known || !openings.isOpen(known.shop.country)) return false

    const since = performance.now()
    const { page, shop } = known
    const requestId = requestLog.idFor(oneOf(sent['x-request-id']))
    const request = { method, url: `http://${host}${url}`, headers: { get: (name: string) => oneOf(sent[name]) } }
    const { storefronts } = config
    const asked = { request, shop, branch: shop.country.code, storefronts, standardHeaders, requestId }
    const { status, headers, cookie, body } = pageAnswer(page, asked, 'public')
    const lines = [...linesOf(headers), 'x-request-id', requestId]
    if (cookie !== undefined) lines.push('set-cookie', cookie)
    outgoing.writeHead(status, lines)
    outgoing.end(body)
    requestLog.answered({ requestId, method, host, url: pathIn(url), status, since })
    return true
  }
}

const oneOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'object' ? header.join(', ') : header

const knownLines = new WeakMap<object, string[]>()

/** Names and values in turn, as Node takes them quickest. */
function linesOf(headers: Readonly<Record<string, string>>): string[] {
  const known = knownLines.get(headers)
  if (known) return known
  const lines = Object.entries(headers).flat()
  knownLines.set(headers, lines)
  return lines
}

function pathIn(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
