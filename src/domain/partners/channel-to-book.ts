import type { Transaction } from '#engines/database/database.ts'
import { landingPageOf, type Shop } from '#shop/shop.ts'
import { isEndedChannel } from './partner-store.ts'

/**
 * The channel that a trade is booked on: the one its offer was made on. If that partner has been ended since, the price
 * still holds, but the trade is the shop's own.
 */
export async function channelToBook(tx: Transaction, { country, mode }: Shop, offered: string): Promise<string> {
  const own = landingPageOf({ country, mode })
  return offered !== own && (await isEndedChannel(tx, offered)) ? own : offered
}
