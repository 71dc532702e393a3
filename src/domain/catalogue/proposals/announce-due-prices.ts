import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import { markAnnounced } from './proposal-store.ts'

export const ANNOUNCE_DUE_PRICES = 'announce-due-prices'

type Needs = Pick<Engines, 'announcements' | 'now'>

/** Tells every process about lists whose day has come, each list once. */
export async function announceDue({ announcements, now }: Needs, tx: Transaction): Promise<void> {
  const due = await markAnnounced(tx, priceDay(now()), now())
  if (due > 0) await announcements.announce('prices', tx)
}

/** Every hour, and so soon after midnight: kept pages would else show yesterday's prices all day. */
export const announceDuePrices = (engines: Needs & Pick<Engines, 'db'>): Promise<void> =>
  engines.db.transaction().execute((tx) => announceDue(engines, tx))
