import type { Transaction } from '#engines/database/database.ts'
import type { Jobs } from '#engines/jobs/jobs.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { timersOf } from '#domain/trades/lifecycle/timers/item-timers.ts'
import type { SoldLine } from './validate-cart.ts'
import { FIRST_STATUS } from '#domain/trades/trade.ts'
import { writeEvents, writeItems, writeParcel } from '#domain/trades/trade-store.ts'

/** Orders the label and writes the confirmation; see `send-shipping-documents.ts`. Jobs wait under this name, so that it stays. */
export const SEND_SHIPPING_DOCUMENTS = 'send-trade-papers'

export type ShippingDocumentsJob = { tradeId: string }

/** Items, their first events, the parcel that is to come, and the job that sends its documents. */
export async function writeTradeParts(
  tx: Transaction,
  jobs: Jobs,
  shop: Shop,
  { tradeId, lines, now }: { tradeId: string; lines: readonly SoldLine[]; now: Date },
): Promise<void> {
  const pieces = lines.flatMap(({ offer, quantity }) => Array.from({ length: quantity }, () => offer))
  const items = pieces.map((offer, position) => ({
    id: newId(now),
    position,
    offerId: offer.id,
    deviceId: offer.deviceId,
    cents: offer.cents,
  }))
  const created = { tradeId, at: now, event: 'created', actor: 'seller' }
  await writeItems(tx, tradeId, items, { now, ...timersOf(shop.country, FIRST_STATUS, now) })
  await writeEvents(tx, [
    { ...created, id: newId(now), itemId: null, from: null, to: null },
    ...items.map(({ id }) => ({ ...created, id: newId(now), itemId: id, from: null, to: FIRST_STATUS })),
  ])
  await writeParcel(tx, { id: newId(now), tradeId, carrier: shop.country.footerShippingLogo, now })
  const job: ShippingDocumentsJob = { tradeId }
  await jobs.enqueue(SEND_SHIPPING_DOCUMENTS, job, { within: tx })
}
