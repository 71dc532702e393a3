import type { Purchase, TrackedEvent } from '#domain/tracking/tracked-event.ts'

type Listener = (event: TrackedEvent, path: string) => void

const waiting: Parameters<Listener>[] = []
let listener: Listener | undefined

/** The address by which the visitor came in; the next pages have others. There is none on the server. */
export const landing: string | undefined = globalThis.location?.href

let witness: ((event: TrackedEvent) => void) | undefined

/** Inside a partner's page he hears at once what happens in it, though not to whom. */
export const setWitness = (to: typeof witness): void => void (witness = to)

/** Tells what the visitor did. It waits in memory until it is known whether the visitor wants to be counted. */
export function track(event: TrackedEvent): void {
  witness?.(event)
  if (listener) listener(event, location.pathname)
  else waiting.push([event, location.pathname])
}

/** A trade was made; told at most once for each, however often its page is loaded. */
export const trackPurchase = (data: Purchase): void => track({ name: 'purchase', data })

/** From now on somebody listens, also to what was told before. */
export function listen(to: Listener): void {
  listener = to
  for (const [event, path] of waiting.splice(0)) to(event, path)
}

/** The visitor does not want to be counted: nothing is kept, not even in memory. */
export const ignore = (): void => listen(() => undefined)
