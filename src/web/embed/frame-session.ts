import { isDataPath } from '#shop/page-data.ts'
import { VISITOR_HEADER } from '#shop/visitor.ts'
import { recall, remember } from '#web/state/session-storage.ts'

type Fetch = typeof fetch

const SESSION = 'umlauf.visitor'

/** What prices and sells has to know the partner; everything else may. */
const isAboutPartner = (path: string) => isDataPath(path) || /^\/api\/(?:cart|offers|trades)\b/.test(path)

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Carries the visitor's session and the partner with every request to the shop: many browsers keep no cookie for a page
 * that stands inside another one.
 */
export function carrySession(send: Fetch, own: string, partner: string | undefined): Fetch {
  return async (input, init) => {
    // The shop's own pages ask by address.
    if (input instanceof Request) return send(input, init)
    const url = new URL(input, own)
    if (url.origin !== own) return send(input, init)

    if (partner !== undefined && isAboutPartner(url.pathname)) url.searchParams.set('partner', partner)
    const headers = new Headers(init?.headers)
    headers.set(VISITOR_HEADER, text(recall(SESSION)))
    const answer = await send(url, { ...init, headers })
    const opened = answer.headers.get(VISITOR_HEADER)
    if (opened !== null) remember(SESSION, opened)
    return answer
  }
}
