import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { hasExpired, type Offer } from '#domain/offers/offer.ts'
import { lockOffers, setVisitor } from '#domain/offers/offer-store.ts'
import { offerIdIn } from './quote.ts'

export type TakeQuoteResult = { ok: true; offer: Offer } | { ok: false; reason: 'not-found' | 'sold' | 'price-changed' }

/**
 * The offer becomes this visitor's, with its price and its end. Whoever has the link may take it, also from the browser
 * that took it before: a link that was opened on the phone can be sold by on the computer.
 */
export async function takeQuote(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  token: string,
  visitor: string,
): Promise<TakeQuoteResult> {
  const id = offerIdIn(vault, token)
  if (id === undefined) return { ok: false, reason: 'not-found' }

  return db.transaction().execute(async (tx) => {
    // Held, so that it is not sold at the same moment.
    const [offer] = await lockOffers(tx, [id])
    if (offer?.country !== country.code) return { ok: false, reason: 'not-found' }
    if (offer.status === 'ordered') return { ok: false, reason: 'sold' }
    if (offer.status === 'superseded' || hasExpired(offer, now())) return { ok: false, reason: 'price-changed' }

    await setVisitor(tx, id, visitor)
    return { ok: true, offer: { ...offer, visitor } }
  })
}
