import { soldOffers } from '#domain/offers/sell-offers.ts'
import type { Database } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import type { StoredTrade, Trade } from './trade.ts'
import { linkHasExpired, tradeIdIn } from './trade-link.ts'
import {
  eventsOf,
  itemsOf,
  mailboxesOf,
  parcelOf,
  tradeById,
  tradeByNumber,
  tradeWithNumber,
} from './trade-reads-store.ts'

/** A trade by its id, for the shop's own work. */
export async function findTrade(db: Database, id: string): Promise<Trade | undefined> {
  const trade = await tradeById(db, id)
  return trade && withParts(db, trade)
}

/** Every mailbox of its seller, for what must not be missed: somebody else may have entered the one that counts now. */
export const findMailboxes = (db: Database, tradeId: string): Promise<string[]> => mailboxesOf(db, tradeId)

/** A trade by its number, for colleagues: who may ask is decided at the door. */
export async function findTradeByNumber({ db }: Pick<Engines, 'db'>, number: number): Promise<Trade | undefined> {
  const trade = await tradeWithNumber(db, number)
  return trade && withParts(db, trade)
}

/** A trade of this session. Who only knows the number finds nothing. */
export async function findTradeOfVisitor(
  { db }: Pick<Engines, 'db'>,
  { country }: Shop,
  visitor: string | undefined,
  number: number | undefined,
): Promise<Trade | undefined> {
  if (visitor === undefined || number === undefined) return undefined
  const trade = await tradeByNumber(db, visitor, number)
  return trade?.country === country.code ? withParts(db, trade) : undefined
}

/** The trade behind a private link. A wrong link, an old one and one of another country are all the same: nothing. */
export async function findTradeByLink(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  token: string,
): Promise<Trade | undefined> {
  const id = tradeIdIn(vault, token)
  const trade = id === undefined ? undefined : await tradeById(db, id)
  if (!trade || trade.country !== country.code || linkHasExpired(trade.createdAt, now())) return undefined
  return withParts(db, trade)
}

async function withParts(db: Database, trade: StoredTrade): Promise<Trade> {
  const [rows, events, { shippingDocuments, ...parcel }] = await Promise.all([
    itemsOf(db, trade.id),
    eventsOf(db, trade.id),
    parcelOf(db, trade.id),
  ])
  const ids = rows.flatMap(({ offerId, correctionId }) => (correctionId === null ? [offerId] : [offerId, correctionId]))
  const offers = await soldOffers(db, [...new Set(ids)])
  const items = rows.map(({ offerId, correctionId, ...item }) => ({
    ...item,
    offer: offers.get(offerId)!,
    correction: correctionId === null ? null : offers.get(correctionId)!,
  }))
  return { ...trade, items, events, parcel, shippingDocuments }
}
