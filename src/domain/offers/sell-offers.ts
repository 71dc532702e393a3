import type { Database, Transaction } from '#engines/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { findOffers } from './find-offers.ts'
import type { Offer } from './offer.ts'
import { devicesById, lockOffers, offersById, setOrdered } from './offer-store.ts'

/** The visitor's offers, held until the transaction ends: nobody can sell them a second time meanwhile. */
export async function lockForSale(
  tx: Transaction,
  shop: Shop,
  visitor: string,
  ids: readonly string[],
): Promise<Map<string, Offer>> {
  await lockOffers(tx, ids)
  const offers = await findOffers({ db: tx }, shop, visitor, ids)
  return new Map(offers.map((offer) => [offer.id, offer]))
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
