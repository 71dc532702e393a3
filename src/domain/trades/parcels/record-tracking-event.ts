import type { Transaction } from '#engines/database/database.ts'
import type { CarrierEvent, CarrierName } from '#engines/carriers/carriers.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { lockTrade, moveItemsWithin } from '#domain/trades/lifecycle/move-items.ts'
import { itemsInParcel, parcelByNumber, writeScan, type ScannedParcel } from './parcel-store.ts'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** What came of what the carrier told: new, told before, or about a parcel that is none of ours. */
export type TrackingResult = { news: number; known: number; unknown: number }

/** Writes down what happened to parcels and moves their devices. The same event counts once, in whichever order they come. */
export async function recordTrackingEvent(
  engines: Needs,
  storefronts: Storefronts,
  carrier: CarrierName,
  events: readonly CarrierEvent[],
): Promise<TrackingResult> {
  const heard: TrackingResult = { news: 0, known: 0, unknown: 0 }
  for (const event of events) {
    const result = await engines.db.transaction().execute((tx) => recordEvent(tx, engines, storefronts, carrier, event))
    heard[result] += 1
  }
  return heard
}

async function recordEvent(
  tx: Transaction,
  engines: Needs,
  storefronts: Storefronts,
  carrier: CarrierName,
  event: CarrierEvent,
): Promise<keyof TrackingResult> {
  const parcel = await parcelByNumber(tx, carrier, event.trackingNumber)
  if (!parcel) return 'unknown'
  await lockTrade(tx, parcel.tradeId)
  const scan = { ...event, id: newId(engines.now()), parcelId: parcel.id, carrierEvent: event.id }
  if (!(await writeScan(tx, scan))) return 'known'

  const step = stepOf(parcel, event)
  const itemIds = step ? await itemsInParcel(tx, parcel, step.from) : []
  if (!step || itemIds.length === 0) return 'news'
  const { tradeId } = parcel
  const move = {
    tradeId,
    itemIds,
    event: step.event,
    actor: { kind: 'carrier' as const },
    evidence: [event.id],
    seenAt: event.at,
  }
  const result = await moveItemsWithin(tx, engines, storefronts, { ...move, facts: step.facts })
  if (!result.ok) throw new Error(`The carrier could not move parcel ${parcel.id}: ${result.reason}`)
  return 'news'
}

/** Any sign of life means that a parcel is on its way; one that comes back to us has to be sent again. */
function stepOf({ direction }: ScannedParcel, { kind, trackingNumber }: CarrierEvent) {
  if (direction === 'in') return { event: 'carrierScan', from: 'EXPECTED', facts: { trackingNumber } } as const
  if (kind !== 'undeliverable') return undefined
  return { event: 'undeliverable', from: 'RETURNED', facts: { cause: 'undeliverable' } } as const
}
