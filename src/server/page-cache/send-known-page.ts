import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ShopOpenings } from '#domain/settings/readiness/shop-openings.ts'
import type { Config } from '#server/config/config.ts'
import { namesTwoHosts } from '#server/middleware/only-known-hosts.ts'
import { fixedHeaders } from '#server/middleware/with-standard-headers.ts'
import type { RequestLog } from '#server/request-log.ts'
import type { Pages } from './pages.ts'
import { pageAnswer } from './send-page.ts'

type Parts = {
  pages: Pages
  openings: ShopOpenings
  config: Config
  requestLog: RequestLog
}

/**
 * Most visitors ask for a page that lies in memory, in the very words in which somebody asked for it before: they get it
 * from Node, before anything else is made of their request. Says whether it was one of them.
 */
export function knownPageSender({ pages, openings, config, requestLog }: Parts) {
  const fixed = fixedHeaders(config)
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = '', url = '', headers } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || namesTwoHosts(incoming)) return false
    const { host = '' } = headers
    const known = pages.known(host + url)
    if (!known || !openings.isOpen(known.shop.country)) return false

    const since = performance.now()
    const { page, shop } = known
    const requestId = requestLog.idFor(oneOf(headers['x-request-id']))
    const request = { method, url: `http://${host}${url}`, headers: { get: (name: string) => oneOf(headers[name]) } }
    const { storefronts } = config
    const standardHeaders = { ...fixed, 'x-request-id': requestId }
    const asked = { request, shop, branch: shop.country.code, storefronts, standardHeaders }
    const answer = pageAnswer(page, asked, 'public')
    outgoing.writeHead(answer.status, answer.headers)
    outgoing.end(answer.body)
    requestLog.answered({ requestId, method, host, url: pathIn(url), status: answer.status, since })
    return true
  }
}

const oneOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'object' ? header.join(', ') : header

const pathIn = (url: string): string => url.split('?', 1)[0]!
