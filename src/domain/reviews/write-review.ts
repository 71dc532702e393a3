import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { requestByHash, type StoredRequest } from './request-store.ts'
import { hashOf, reviewLinkHasExpired } from './review-link.ts'
import { problemsOf, tidied, type Review, type ReviewForm, type ReviewProblems } from './review.ts'
import { deleteReviewOfTrade, reviewOfTrade, saveReview } from './review-store.ts'

type Needs = Pick<Engines, 'db' | 'announcements' | 'now'>

export type AskedReview = Pick<StoredRequest, 'category' | 'askedAt'> & { isOver: boolean; review: Review | undefined }

const isOf = ({ country }: Shop, request: StoredRequest | undefined): request is StoredRequest =>
  request?.country === country.code

/** What a link asks, and what was answered. A link that was made up and one of another country are the same: nothing. */
export async function findAskedReview(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  shop: Shop,
  token: string,
): Promise<AskedReview | undefined> {
  const request = await requestByHash(db, hashOf(token))
  if (!isOf(shop, request)) return undefined
  const { tradeId, askedAt, category } = request
  return { category, askedAt, isOver: reviewLinkHasExpired(askedAt, now()), review: await reviewOfTrade(db, tradeId) }
}

export type WriteResult =
  | { ok: true }
  | { ok: false; reason: 'no-such-link' | 'too-late' }
  | { ok: false; reason: 'invalid'; problems: ReviewProblems }

/** Writes a review, or writes it anew. Either way somebody reads it before others do. */
export async function writeReview(
  { db, announcements, now }: Needs,
  shop: Shop,
  token: string,
  typed: ReviewForm,
): Promise<WriteResult> {
  const form = tidied(typed)
  const problems = problemsOf(form)
  if (Object.keys(problems).length > 0) return { ok: false, reason: 'invalid', problems }

  return db.transaction().execute(async (tx): Promise<WriteResult> => {
    const request = await requestByHash(tx, hashOf(token), { lock: true })
    if (!isOf(shop, request)) return { ok: false, reason: 'no-such-link' }
    const at = now()
    if (reviewLinkHasExpired(request.askedAt, at)) return { ok: false, reason: 'too-late' }

    const { tradeId, country, category } = request
    const before = await reviewOfTrade(tx, tradeId)
    const said = { stars: Number(form.stars), text: form.text, name: form.name }
    await saveReview(tx, { id: newId(at), tradeId, country, category, ...said, writtenAt: at })
    if (before?.status === 'published') await announcements.announce('reviews', tx)
    return { ok: true }
  })
}

/** Takes a review back: nothing of it is kept. That is possible at any time. */
export async function withdrawReview({ db, announcements }: Needs, shop: Shop, token: string): Promise<WriteResult> {
  return db.transaction().execute(async (tx): Promise<WriteResult> => {
    const request = await requestByHash(tx, hashOf(token), { lock: true })
    if (!isOf(shop, request)) return { ok: false, reason: 'no-such-link' }
    const before = await reviewOfTrade(tx, request.tradeId)
    await deleteReviewOfTrade(tx, request.tradeId)
    if (before?.status === 'published') await announcements.announce('reviews', tx)
    return { ok: true }
  })
}
