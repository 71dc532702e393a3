import type { Database, Transaction } from '#engines/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { isId } from '#shop/ids.ts'
import { isOwn } from './find-offers.ts'
import type { Offer } from './offer.ts'
import { devicesById, lockOffers, offersById, setOrdered } from './offer-store.ts'

/** The visitor's offers, held until the transaction ends: nobody can sell them a second time meanwhile. */
export async function lockForSale(
  tx: Transaction,
  shop: Shop,
  visitor: string,
  ids: readonly string[],
): Promise<Map<string, Offer>> {
  const offers = await lockOffers(tx, ids.filter(isId))
  return new Map(offers.filter((offer) => isOwn(offer, shop, visitor)).map((offer) => [offer.id, offer]))
}

export const markOrdered = (tx: Transaction, ids: readonly string[]): Promise<void> => setOrdered(tx, ids)

/** Offers that a trade was made of, whoever asks: the trade knows who may. */
export async function soldOffers(db: Database, ids: readonly string[]): Promise<Map<string, Offer>> {
  return new Map((await offersById(db, ids)).map((offer) => [offer.id, offer]))
}

/** Only what was sold, for long lists of trades. */
export const soldDevices = (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, { deviceId: number; deviceName: string }>> => devicesById(db, ids)
