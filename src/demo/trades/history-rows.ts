import { demoTrackingNumber } from '#engines/carriers/tracking-numbers.ts'
import { newId } from '#shop/ids.ts'
import type { DrawnEvent } from './draw-timeline.ts'
import type { DemoItem } from './draw-trade.ts'
import type { Row, Rows } from '#demo/insert-rows.ts'
import type { DemoContext, NumberedTrade } from './trade-rows.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What colleagues wrote where something has to be written. */
const reasons: Partial<Record<DrawnEvent['event'], string>> = {
  close: 'Vom Paketdienst als verloren bestätigt, mit der Kundschaft geklärt.',
  compensate: 'Vom Paketdienst als verloren bestätigt; wir zahlen den versprochenen Preis.',
  suspicious: 'Die IMEI steht auf einer Sperrliste.',
  seize: 'Von der Polizei abgeholt.',
  reject: 'Kein Kaufbeleg vorgelegt.',
  cleared: 'Kaufbeleg liegt vor.',
}

/** The words, proofs and second colleagues that belong to an event. */
export function circumstancesOf(
  { event, at }: DrawnEvent,
  item: DemoItem,
  photoIds: readonly string[],
  parcel: string,
) {
  if (event === 'differs') return { reason: (item.found.reasons ?? []).join(' · '), evidence: photoIds }
  if (event === 'shipBack') return { reason: '', evidence: [parcel] }
  if (event === 'notInParcel') return { reason: '', evidence: [...photoIds, 'witness agent'] }
  if (event === 'settled') return { reason: '', evidence: [`DEMO${at.getTime()}`] }
  return { reason: reasons[event] ?? '', evidence: [] }
}

export type DemoParcels = {
  in: { id: string; trackingNumber: string }
  /** By item. */
  out: ReadonlyMap<string, { id: string; trackingNumber: string; at: Date }>
  /** By item. */
  photos: ReadonlyMap<string, readonly string[]>
}

/** `given` are the tracking numbers of the parcels before: no two parcels have the same. */
export function parcelsOf(trade: NumberedTrade, photos: DemoParcels['photos'], given: Set<string>): DemoParcels {
  const carrier = trade.shop.country.footerShippingLogo
  const trackingNumber = (parcel: string, attempt = 0): string => {
    const number = demoTrackingNumber(carrier, parcel, attempt)
    if (given.has(number)) return trackingNumber(parcel, attempt + 1)
    given.add(number)
    return number
  }
  const id = newId(trade.createdAt)
  const out = trade.items.flatMap((item) => {
    const shipped = item.life.events.find(({ event }) => event === 'shipBack')
    if (!shipped) return []
    const back = newId(shipped.at)
    return [[item.id, { id: back, trackingNumber: trackingNumber(back), at: shipped.at }] as const]
  })
  return { in: { id, trackingNumber: trackingNumber(id) }, out: new Map(out), photos }
}

/** The log of a trade, and of what colleagues did to it. */
export function eventRows(
  trade: NumberedTrade,
  parcels: DemoParcels,
  { staff }: DemoContext,
  hasDocuments: boolean,
): Rows {
  const { id: tradeId, createdAt, items, number } = trade
  const row = (at: Date, itemId: string | null, event: string, actor: string, rest: Row = {}): Row => ({
    id: newId(at),
    trade_id: tradeId,
    item_id: itemId,
    at,
    event,
    from_status: null,
    to_status: null,
    actor,
    reason: '',
    evidence: [],
    ...rest,
  })
  const sent = new Date(createdAt.getTime() + 20_000)
  const events = [
    row(createdAt, null, 'created', 'seller'),
    ...(hasDocuments ? [row(sent, null, 'papers-sent', 'system')] : []),
    ...items.map(({ id }) => row(createdAt, id, 'created', 'seller', { to_status: 'EXPECTED' })),
  ]
  const audits: Row[] = []
  for (const item of items) {
    const back = parcels.out.get(item.id)?.trackingNumber ?? ''
    for (const each of item.life.events) {
      const { event, at, from, to, actor } = each
      const how = circumstancesOf(each, item, parcels.photos.get(item.id) ?? [], back)
      events.push(row(at, item.id, event, actor, { from_status: from, to_status: to, ...how }))
      const staffId = staff.get(actor)
      if (staffId === undefined) continue
      const after = { [item.id]: to, reason: how.reason }
      const subject = `trade ${number}`
      const before = { [item.id]: from }
      audits.push({
        id: newId(at),
        at,
        staff_id: staffId,
        username: actor,
        action: `item.${event}`,
        subject,
        before,
        after,
      })
    }
  }
  return { trade_events: events, audit_entries: audits }
}

/** Parcels to us and back, and what the carrier said about them. */
export function parcelRows(trade: NumberedTrade, parcels: DemoParcels, hasDocuments: boolean): Rows {
  const { id: tradeId, number, createdAt, items, shop } = trade
  const carrier = shop.country.footerShippingLogo
  const code = `UMLAUF-DEMO/${carrier.toUpperCase()}/${parcels.in.trackingNumber}/${number}`
  const parcel = (id: string, direction: string, at: Date, trackingNumber: string | null): Row => ({
    id,
    trade_id: tradeId,
    direction,
    carrier,
    tracking_number: trackingNumber,
    drop_off_code: direction === 'in' && hasDocuments ? code : null,
    announced_at: trackingNumber === null ? null : at,
    created_at: at,
  })
  const back = [...parcels.out].map(([itemId, out]) => ({ itemId, ...out }))
  return {
    parcels: [
      parcel(parcels.in.id, 'in', createdAt, hasDocuments ? parcels.in.trackingNumber : null),
      ...back.map(({ id, at, trackingNumber }) => parcel(id, 'out', at, trackingNumber)),
    ],
    parcel_items: back.map(({ id, itemId }) => ({ parcel_id: id, item_id: itemId })),
    parcel_scans: [
      ...scansIn(items[0]!, parcels.in.id),
      ...back.map(({ id, at }) => scan(id, at, 'collected', 'Musterstadt')),
    ],
  }
}

const scan = (parcelId: string, at: Date, kind: string, place: string): Row => ({
  id: newId(at),
  parcel_id: parcelId,
  carrier_event: `${kind}-${at.getTime()}`,
  at,
  kind,
  place,
})

function scansIn({ life }: DemoItem, parcelId: string): Row[] {
  const collected = life.events.find(({ event }) => event === 'carrierScan')?.at
  const received = life.events.find(({ event }) => event === 'receive')?.at
  if (!collected) return []
  const first = [scan(parcelId, collected, 'collected', 'Paketshop')]
  if (!received) return first
  const later = (from: Date, by: number) => new Date(from.getTime() + by)
  return [
    ...first,
    scan(parcelId, later(collected, 9 * HOUR), 'in-transit', 'Paketzentrum'),
    scan(parcelId, later(received, -40 * MINUTE), 'delivered', 'Musterstadt'),
  ]
}
