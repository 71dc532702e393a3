import type { Offer } from '#domain/offers/offer.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { writeEvents } from '#domain/trades/trade-store.ts'
import type { Trade, TradeItem } from '#domain/trades/trade.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Storefronts } from '#shop/shop.ts'
import { addItem, lockItems, rememberPayout } from './lifecycle-store.ts'
import { postLifecycleLetter } from './post-lifecycle-letter.ts'

export type UnannouncedDevice = {
  tradeId: string
  /** What it is, and what we would pay for it. */
  offer: Pick<Offer, 'id' | 'deviceId'>
  imei: string | null
  serialNumber: string | null
  /** It is asked about, or goes back at once. */
  state: 'IN_INSPECTION' | 'RETURN_PENDING'
}

/**
 * A device more than was announced lay in the parcel: it becomes an item of the trade, so that everything that can happen to
 * devices can happen to it. Nothing was promised for it.
 */
export async function addUnannouncedItem(
  tx: Transaction,
  engines: Pick<Engines, 'mail' | 'vault' | 'now'>,
  storefronts: Storefronts,
  colleague: Colleague,
  { tradeId, offer, imei, serialNumber, state }: UnannouncedDevice,
): Promise<{ trade: Trade; item: TradeItem }> {
  await lockItems(tx, { tradeId, itemIds: [] })
  const now = engines.now()
  const id = newId(now)
  const inspector = state === 'IN_INSPECTION' ? colleague.id : null
  const sold = { offerId: offer.id, deviceId: offer.deviceId }
  await addItem(tx, { id, tradeId, ...sold, status: state, now, imei, serialNumber, inspector })
  const actor = colleague.username
  const event = { id: newId(now), tradeId, itemId: id, at: now, event: 'unannounced', from: null, to: state, actor }
  await writeEvents(tx, [event])
  await rememberPayout(tx, tradeId)
  if (state === 'RETURN_PENDING') {
    const move = { tradeId, itemIds: [id], facts: { cause: 'unannounced' } } as const
    await postLifecycleLetter(tx, engines, storefronts, move, { letter: 'return-announced' })
  }
  const trade = (await findTrade(tx, tradeId))!
  return { trade, item: trade.items.find((item) => item.id === id)! }
}
