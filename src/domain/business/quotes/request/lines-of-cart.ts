import type { CartLine } from '#domain/cart/price-cart.ts'
import { currentOffers } from '#domain/offers/find-offers.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import type { WantedLine } from '#domain/business/quotes/price-quote-lines.ts'

/** The devices of a cart, as its offers describe them; nothing if one of them is not the visitor's own. */
export async function linesOfCart(
  engines: Pick<Engines, 'db'>,
  shop: Shop,
  visitor: string | undefined,
  cart: readonly CartLine[],
): Promise<WantedLine[] | undefined> {
  const ids = cart.map(({ offerId }) => offerId)
  const offers = await currentOffers(engines, shop, visitor, ids)
  const lines = cart.flatMap(({ offerId, quantity }): WantedLine[] => {
    const offer = offers.get(offerId)
    if (!offer || offer.status === 'ordered') return []
    return [{ device: offer.deviceId, answers: offer.answers, quantity, imeis: [] }]
  })
  return lines.length === cart.length ? lines : undefined
}
