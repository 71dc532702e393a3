import type { Engines } from '#engines/engines.ts'
import { withoutRepeats, type PastEvent } from '#domain/trades/lifecycle/past-trade.ts'
import { eventsWithItems, parcelsBack, type ParcelBack } from './trade-history-store.ts'

/** Something that happened, and to which devices; none if it happened to the trade as a whole. */
export type ProgressEvent = PastEvent & { itemIds: string[] }

/** What has become of a trade so far, oldest first, and the parcels that went back. */
export async function findProgress(
  { db }: Pick<Engines, 'db'>,
  tradeId: string,
): Promise<{ events: ProgressEvent[]; parcelsBack: ParcelBack[] }> {
  const [events, parcels] = await Promise.all([eventsWithItems(db, tradeId), parcelsBack(db, tradeId)])
  return { events: withoutRepeats(events), parcelsBack: parcels }
}
