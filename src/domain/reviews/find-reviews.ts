import type { ListPage } from '#domain/lists/list-page.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { collectsReviews, type Review } from './review.ts'
import {
  countWaiting,
  listReviews,
  type ListedReview,
  type ReviewFilter,
  type ReviewOrder,
} from './review-list-store.ts'
import { newestTexts, reviewByNumber, sumOfStars } from './review-store.ts'
import { countedSince, sealOf, type Seal } from './seal.ts'

export type { ListedReview }

export const findReviews = (
  { db }: Pick<Engines, 'db'>,
  filter: ReviewFilter,
  order: ReviewOrder,
): Promise<ListPage<ListedReview>> => listReviews(db, filter, order)

/** How many nobody has read yet. */
export const countWaitingReviews = ({ db }: Pick<Engines, 'db'>): Promise<number> => countWaiting(db)

export const findReview = ({ db }: Pick<Engines, 'db'>, number: number) => reviewByNumber(db, number)

export type ShownReviews = { seal: Seal; newest: Review[] }

/** Enough to get an idea, few enough for a page that loads at once. */
const MAX_SHOWN = 9

/** What a country shows of its reviews; nothing until there are enough of them. */
export async function findShownReviews(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  shop: Shop,
): Promise<ShownReviews | undefined> {
  if (!collectsReviews(shop)) return undefined
  const counted = { country: shop.country.code, since: countedSince(now()) }
  const seal = sealOf(await sumOfStars(db, counted))
  return seal && { seal, newest: await newestTexts(db, { ...counted, limit: MAX_SHOWN }) }
}
