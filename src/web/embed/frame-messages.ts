import type { OfferEvent, TrackedEvent } from '#domain/tracking/tracked-event.ts'
import { eurosFromCents, sumCents } from '#shop/money/money.ts'

/** Stands in every message, so that a page can tell ours from others. A change that breaks readers is a new version. */
const sender = { source: 'umlauf', version: 1 } as const

/** What a partner's page is told: what was offered and sold, never to whom. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'offer' | 'cart'; device: string; category: string; price: number; currency: 'EUR' }
  | { type: 'trade'; devices: number; value: number; currency: 'EUR' }

/** The one thing that the page around us may say. */
export const isHello = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.keys(data).length === 1 && 'type' in data && data.type === 'hello'

const aboutOffer = (type: 'offer' | 'cart', { productName, category, revenue }: OfferEvent): FrameMessage => ({
  type,
  device: productName,
  category,
  price: eurosFromCents(revenue),
  currency: 'EUR',
})

/** What an event means to the partner; most mean nothing. */
export function messageAbout(event: TrackedEvent): FrameMessage | undefined {
  switch (event.name) {
    case 'offer_generated':
      return aboutOffer('offer', event.data)
    case 'offer_add_to_cart':
      return aboutOffer('cart', event.data)
    case 'trade_created': {
      const value = sumCents(event.data.map(({ revenue }) => revenue))
      return { type: 'trade', devices: event.data.length, value: eurosFromCents(value), currency: 'EUR' }
    }
    default:
      return undefined
  }
}

export type ParentPort = { post(message: FrameMessage): void }

/**
 * Speaks with the page around this one, once it is known to be of an origin that may show us: most browsers say so, in
 * others the page says hello. Every message names that origin, so that nobody else can read it; whatever else is said to
 * us is not heard.
 */
export function openParentPort(page: Window, origins: readonly string[], greeted: () => void): ParentPort {
  const around = page.location.ancestorOrigins?.[0]
  let listener = origins.find((origin) => origin === around)
  const post = (message: FrameMessage) => {
    if (listener !== undefined) page.parent.postMessage({ ...sender, ...message }, listener)
  }
  page.addEventListener('message', ({ source, origin, data }) => {
    if (source !== page.parent || !origins.includes(origin) || !isHello(data)) return
    listener = origin
    post({ type: 'ready' })
    greeted()
  })
  post({ type: 'ready' })
  return { post }
}
