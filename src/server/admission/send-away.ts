import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '#server/config/config.ts'
import type { Which } from '#server/page-cache/send-known-page.ts'
import { sharedAddress } from '#server/page-cache/shared-address.ts'
import { fixedHeaders } from '#server/middleware/with-standard-headers.ts'
import type { RequestLog } from '#server/telemetry/request-log.ts'
import { defaultShop, isOfficeHost, shopForHost, type Shop } from '#shop/shop.ts'
import type { Admission } from './admission.ts'
import { comeBackAfter } from './come-back-later.ts'
import { shareOf } from './share.ts'

/** Monitors ask how the process is, pages that are there already whether the shop has moved on and for their parts. */
const always = /^\/(?:health|metrics|assets|art|pictures|logos)(?:\/|$)|^\/build\.json$/

type Parts = {
  admission: Admission
  config: Config
  requestLog: RequestLog
  sendKnownPage(incoming: IncomingMessage, outgoing: ServerResponse, which: Which): boolean
}

/**
 * Whom the process could only answer too late hears so from Node, before anything is made of his request: of many who
 * are sent away each would otherwise take time from somebody who is served. A page
 * that is only in doubt is better than none. Says whether it was one of them.
 */
export function awaySender({ admission, config, requestLog, sendKnownPage }: Parts) {
  const fixed = fixedHeaders(config)
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (admission.admits('others')) return false
    const { method = '', headers: sent } = incoming
    const url = URL.parse(incoming.url ?? '', `http://${sent.host}`)
    if (!url || always.test(url.pathname)) return false
    const { host, pathname: path } = url
    const shop = shopForHost(config.storefronts, host) ?? defaultShop(config.storefronts)
    const share = shareOf({ method, path, url, shop, office: isOfficeHost(config.storefronts, host) })
    if (admission.admits(share)) return false
    const address = share === 'kept' && url.search ? addressOf(method, url, shop) : undefined
    if (sendKnownPage(incoming, outgoing, { evenStale: true, address })) return true

    const since = performance.now()
    const requestId = requestLog.idFor(sent['x-request-id']?.toString())
    const asked = { method, path, accept: sent.accept, country: shop.country, requestId }
    const { headers, body } = comeBackAfter(admission.sendAway(share), asked)
    // What was sent along has been read by then, and the connection can be used again.
    setImmediate(() => {
      outgoing.writeHead(503, { ...fixed, ...headers, 'x-request-id': requestId })
      outgoing.end(method === 'HEAD' ? undefined : body)
    })
    requestLog.answered({ requestId, method, host, url: path, status: 503, since })
    return true
  }
}

/** Without what an advertisement hangs behind it. */
function addressOf(method: string, asked: URL, shop: Shop): string | undefined {
  const shared = sharedAddress(method, asked, shop)
  return shared && shared.pathname + shared.search
}
