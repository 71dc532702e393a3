import type { Trade } from '#domain/trades/trade.ts'
import type { Database } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { lockTrade, insertConsent, lastConsent, type ConsentSource } from './consent-store.ts'
import { requestOfTrade } from './request-store.ts'
import { collectsReviews } from './review.ts'

/** Nobody can be asked (any more) · he may be asked to agree · he has agreed and can take it back. */
export type ConsentState = 'none' | 'open' | 'given'

type AboutTrade = Pick<Trade, 'id' | 'email' | 'shopMode' | 'items'>

/** Where nothing will be paid there is nothing to have an opinion about. */
const comesToNothing = ({ items }: AboutTrade): boolean =>
  items.every(({ status }) => status === 'CANCELLED' || status === 'EXPIRED')

/** Whether the seller of a trade may be asked how it went. Once he was, there is nothing more to agree to. */
export async function reviewConsentOf({ db }: { db: Database }, shop: Shop, trade: AboutTrade): Promise<ConsentState> {
  const canBeAsked = collectsReviews(shop) && trade.shopMode === 'default' && trade.email !== ''
  if (!canBeAsked || comesToNothing(trade) || (await requestOfTrade(db, trade.id))) return 'none'
  return (await lastConsent(db, trade.id)) ? 'given' : 'open'
}

type Said = { given: boolean; wording: string; source: ConsentSource }

/** Writes down what the seller allowed or took back, with the sentence that he read. Saying it again changes nothing. */
export async function recordReviewConsent(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  shop: Shop,
  trade: AboutTrade,
  { given, wording, source }: Said,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTrade(tx, trade.id)
    const wanted: ConsentState = given ? 'open' : 'given'
    if ((await reviewConsentOf({ db: tx }, shop, trade)) !== wanted) return
    await insertConsent(tx, { id: newId(now()), tradeId: trade.id, at: now(), given, wording, source })
  })
}
