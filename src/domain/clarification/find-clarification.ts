import { soldOffers } from '#domain/offers/sell-offers.ts'
import { findTrade } from '#domain/trades/find-trade.ts'
import { parseTradeNumber } from '#domain/trades/trade-number.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { StoredFile } from '#engines/files/files.ts'
import type { Country } from '#shop/countries/country.ts'
import { isId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import type { Clarification } from './clarification.ts'
import {
  clarificationIdIn,
  clarificationLinkHasExpired,
  clarificationPath,
  clarificationToken,
} from './clarification-link.ts'
import { clarificationById, openQuestion, optionsOf, photoFile, photosOf } from './clarification-store.ts'

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

/** What stands in a link: the secret word and the number of the trade, in any spelling. */
export type ClarificationLink = { token: string; trade: string }

/**
 * What a link asks. A word that was made up, another trade, another country, a question that nobody answered in time
 * and one that is long over are all the same: nothing.
 */
export async function findClarification(
  engines: Needs,
  shop: Shop,
  { token, trade: number }: ClarificationLink,
): Promise<Clarification | undefined> {
  const behind = await behindToken(engines, shop, token)
  if (!behind || behind.trade.number !== parseTradeNumber(number)) return undefined

  const { db } = engines
  const { stored, trade, item } = behind
  const { tradeId: _, itemId: __, photoIds, oldCents, offerId, ...told } = stored
  const [photos, options, offers] = await Promise.all([
    photosOf(db, photoIds),
    optionsOf(db, stored.id),
    offerId === null ? undefined : soldOffers(db, [offerId]),
  ])
  const instead = offers?.get(offerId!) ?? null
  return { ...told, trade, item, photos, options, instead, promised: oldCents }
}

/** A picture that belongs to what a link asks. Who may not read the question sees no picture either. */
export async function findClarificationPhoto(
  engines: Needs & Pick<Engines, 'files'>,
  shop: Shop,
  { token, photoId }: { token: string; photoId: string },
): Promise<StoredFile | undefined> {
  const { stored } = (isId(photoId) && (await behindToken(engines, shop, token))) || {}
  if (!stored?.photoIds.includes(photoId)) return undefined
  const file = await photoFile(engines.db, photoId)
  return file === undefined ? undefined : engines.files.read(file)
}

async function behindToken({ db, vault, now }: Needs, { country }: Shop, token: string) {
  const id = clarificationIdIn(vault, token)
  const asked = id === undefined ? undefined : await clarificationById(db, id)
  const trade = asked && (await findTrade(db, asked.tradeId))
  const item = trade?.items.find((each) => each.id === asked!.itemId)
  if (!asked || !item || trade?.country !== country.code) return undefined

  // The device may have moved on since the question was read: whoever answered at that moment has done so.
  const hasMovedOn = asked.answeredAt === null && item.status !== 'CLARIFICATION'
  const stored = (hasMovedOn && (await clarificationById(db, asked.id))) || asked
  const isOpen = stored.answeredAt === null && item.status === 'CLARIFICATION' && now() < stored.deadline
  const hasAnswer = stored.answer !== null && !clarificationLinkHasExpired(country, stored.openedAt, now())
  return isOpen || hasAnswer ? { stored, trade, item } : undefined
}

/** Where the open question about an item is answered, for the page of the trade. */
export async function pathToClarification(
  { db, vault }: Pick<Engines, 'db' | 'vault'>,
  country: Country,
  item: { id: string; tradeNumber: number },
): Promise<string | undefined> {
  const id = await openQuestion(db, item.id)
  return id && clarificationPath(country, { token: clarificationToken(vault, id), number: item.tradeNumber })
}

/** The whole address for reminders, read within the transaction that writes them. */
export const clarificationAddress =
  ({ vault }: Pick<Engines, 'vault'>) =>
  async (tx: Transaction, country: Country, item: { id: string; tradeNumber: number }) => {
    const path = await pathToClarification({ db: tx, vault }, country, item)
    return path && country.sellShopUrl + path
  }
