import { eventUrl } from '#domain/tracking/event-url.ts'
import { pageTypeOf } from '#domain/tracking/page-type.ts'
import { purchaseEvent } from '#domain/tracking/purchase.ts'
import { touchpointOf } from '#domain/tracking/touchpoint.ts'
import type { TrackedEvent } from '#domain/tracking/tracked-event.ts'
import { consent } from '../consent.ts'
import { ignore, landing, listen } from '../track.ts'
import { findClientId, clearClientId } from './client-id.ts'
import { pushToDataLayer } from './data-layer.ts'
import { clearReports, isFirstReport } from './report-once.ts'
import { sendEvent } from './send-event.ts'

/** Who counts, and who numbers visitors. */
export type Counter = { applicationId: string; clientIdUrl: string }

type Send = (eventName: string, url: string, data: object) => Promise<void>

let clientId: Promise<string | null> | undefined
let cameIn = false

/** The visitor agreed: what was told so far is sent, and so is what follows. */
export function startTracking({ applicationId, clientIdUrl }: Counter): void {
  if (clientId) return
  const asked = findClientId(clientIdUrl).catch(() => null)
  clientId = asked

  const send: Send = async (eventName, url, data) => {
    const event = { clientId: await asked, applicationId, url: eventUrl(url), eventName, ...data }
    if (consent()) sendEvent(event)
  }
  sendTouchpoint(send)
  listen((event, path) => {
    if (consent()) report(event, location.origin + path, send)
  })
}

/** The visitor refused, or changed the answer: nothing is sent any more, and what was kept is forgotten. */
export function stopTracking(): void {
  clientId = undefined
  ignore()
  clearReports()
  clearClientId()
}

/** How the visitor came, once; whoever loads the page again, or goes back to it, has not come anew. */
function sendTouchpoint(send: Send): void {
  const [{ type = 'navigate' } = {}] = performance.getEntriesByType('navigation') as { type?: string }[]
  const touchpoint = touchpointOf(landing ?? '', document.referrer)
  if (!touchpoint || cameIn || type !== 'navigate') return
  cameIn = true
  void send('marketing_touchpoint', landing!, touchpoint)
}

function report(event: TrackedEvent, url: string, send: Send): void {
  switch (event.name) {
    case 'page_type': {
      const { landingPage } = document.documentElement.dataset
      return pushToDataLayer({ event: 'page_type', pageType: pageTypeOf(event.screen), landingPage })
    }
    case 'purchase':
      if (isFirstReport(`purchase ${event.data.transactionId}`)) pushToDataLayer(purchaseEvent(event.data))
      return
    case 'trade_created':
      if (!isFirstReport(`trade ${event.data[0]?.tradeId}`)) return
      for (const item of event.data) void send(event.name, url, item)
      return
    default:
      void send(event.name, url, event.data)
  }
}
