import type { PastEvent } from '#domain/trades/lifecycle/past-trade.ts'
import type { ItemState } from '#domain/trades/lifecycle/trade-status.ts'

/** What every sale goes through, as its seller sees it. */
export const trackerSteps = ['sold', 'onItsWay', 'inspected', 'paid'] as const

export type TrackerStep = (typeof trackerSteps)[number]

/** What a step is called while a trade stands at it; the other steps go by their own names. */
export const trackerLabels = [
  ...trackerSteps,
  'missing',
  'inspecting',
  'asked',
  'locked',
  'held',
  'paying',
  'payoutFailed',
  'partlyPaid',
  'recycled',
  'returning',
  'returned',
  'cancelled',
  'expired',
  'ended',
] as const

export type TrackerLabel = (typeof trackerLabels)[number]

/** It goes on by itself · somebody has to do something · it came to its good end · it came to another one. */
export const trackerLooks = ['going', 'attention', 'done', 'ended'] as const

export type TrackerLook = (typeof trackerLooks)[number]

type Place = { step: TrackerStep; label: TrackerLabel; look: TrackerLook }

/** Where a trade stands among the four steps, in which word, and when it came to each. */
export type Tracker = Place & { reached: Partial<Record<TrackerStep, Date>> }

const place = (step: TrackerStep, label: TrackerLabel, look: TrackerLook): Place => ({ step, label, look })

/**
 * Where a device in each state stands. The device that comes first in this table speaks for its trade: in the order of
 * `precedence`, so that the picture and the status never say different things.
 */
const places: Readonly<Record<ItemState, Place>> = {
  CLARIFICATION: place('inspected', 'asked', 'attention'),
  LOCKED: place('inspected', 'locked', 'attention'),
  PAYOUT_FAILED: place('paid', 'payoutFailed', 'attention'),
  MISSING: place('onItsWay', 'missing', 'attention'),
  SUSPENDED: place('inspected', 'held', 'attention'),
  RECEIVED: place('inspected', 'inspecting', 'going'),
  IN_INSPECTION: place('inspected', 'inspecting', 'going'),
  IN_TRANSIT: place('onItsWay', 'onItsWay', 'going'),
  EXPECTED: place('sold', 'sold', 'going'),
  ACCEPTED: place('paid', 'paying', 'going'),
  PAYOUT_PENDING: place('paid', 'paying', 'going'),
  RETURN_PENDING: place('paid', 'returning', 'going'),
  PAID: place('paid', 'paid', 'done'),
  RECYCLED: place('paid', 'recycled', 'done'),
  RETURNED: place('paid', 'returned', 'ended'),
  SEIZED: place('paid', 'ended', 'ended'),
  CANCELLED: place('onItsWay', 'cancelled', 'ended'),
  EXPIRED: place('onItsWay', 'expired', 'ended'),
}

const speakers = Object.keys(places) as ItemState[]

/** Money for some devices, while others went back or were called off: neither paid nor recycled. */
const isPartly = (states: readonly ItemState[]): boolean =>
  states.some((state) => state !== 'PAID' && state !== 'RECYCLED')

/** What shows that a step was really made. A parcel that nobody scanned has come all the same. */
const proofs: Readonly<Record<TrackerStep, ReadonlySet<string>>> = {
  sold: new Set(['created']),
  onItsWay: new Set(['carrierScan', 'receive']),
  inspected: new Set(['matches', 'differs', 'lockFound', 'suspicious']),
  paid: new Set(['settled']),
}

/** When a parcel first moved, but when the last device was inspected or paid. */
const countsFirst: ReadonlySet<TrackerStep> = new Set(['sold', 'onItsWay'])

/**
 * The picture of a trade: of the states of its devices, and of what happened to them, oldest first. A step before the one
 * it stands at that is not among the reached was left out: what the carrier lost and we pay for was never inspected.
 */
export function trackerOf(states: readonly ItemState[], events: readonly PastEvent[]): Tracker {
  const speaker = speakers.find((state) => states.includes(state))
  if (speaker === undefined) throw new Error('A trade has at least one item')
  const stands = places[speaker]
  const isPartlyPaid = speaker === 'PAID' && isPartly(states)
  const since = events.findLast(({ to }) => to === speaker)?.at
  const reached = trackerSteps.slice(0, trackerSteps.indexOf(stands.step)).map((step) => [step, whenMade(step, events)])
  return {
    ...stands,
    ...(isPartlyPaid && { label: 'partlyPaid' }),
    reached: Object.fromEntries([...reached, [stands.step, since]].filter(([, at]) => at !== undefined)),
  }
}

function whenMade(step: TrackerStep, events: readonly PastEvent[]): Date | undefined {
  const made = events.filter(({ event }) => proofs[step].has(event))
  return (countsFirst.has(step) ? made[0] : made.at(-1))?.at
}
