import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { timersOf } from '#domain/trades/lifecycle/timers/item-timers.ts'
import type { SoldLine } from './validate-cart.ts'
import { FIRST_STATUS } from '#domain/trades/trade.ts'
import type { TradeParts } from '#domain/trades/trade-store.ts'

/** Orders the label and writes the confirmation; see `send-shipping-documents.ts`. Jobs wait under this name, so that it stays. */
export const SEND_SHIPPING_DOCUMENTS = 'send-trade-papers'

export type ShippingDocumentsJob = { tradeId: string }

/** Items, their first events, and the parcel that is to come. */
export function tradeParts(
  shop: Shop,
  { tradeId, lines, now }: { tradeId: string; lines: readonly SoldLine[]; now: Date },
): TradeParts {
  const pieces = lines.flatMap(({ offer, quantity }) => Array.from({ length: quantity }, () => offer))
  const items = pieces.map((offer, position) => ({
    id: newId(now),
    position,
    offerId: offer.id,
    deviceId: offer.deviceId,
    cents: offer.cents,
  }))
  const created = { tradeId, at: now, event: 'created', actor: 'seller' }
  return {
    items,
    timers: { now, ...timersOf(shop.country, FIRST_STATUS, now) },
    events: [
      { ...created, id: newId(now), itemId: null, from: null, to: null },
      ...items.map(({ id }) => ({ ...created, id: newId(now), itemId: id, from: null, to: FIRST_STATUS })),
    ],
    parcel: { id: newId(now), carrier: shop.country.footerShippingLogo },
  }
}
