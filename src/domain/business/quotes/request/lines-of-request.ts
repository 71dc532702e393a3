import type { CartLine } from '#domain/cart/price-cart.ts'
import { linesOfList } from '#domain/business/lists/lines-of-list.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import type { WantedLine } from '#domain/business/quotes/price-quote-lines.ts'
import { currentOffers } from '#domain/offers/find-offers.ts'

/** The devices of a cart, as its offers describe them; nothing if one of them is not the visitor's own. */
async function linesOfCart(
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

/** Where the devices come from: a list that was uploaded, by its token, or what lies in the visitor's cart. */
export type QuoteSource = { list: string } | { cart: readonly CartLine[]; visitor: string | undefined }

/** The devices that a quote is asked for; nothing if there is no such list, or the cart is not the visitor's own. */
export const linesOfRequest = (
  engines: Pick<Engines, 'db' | 'vault' | 'now'>,
  shop: Shop,
  source: QuoteSource,
): Promise<WantedLine[] | undefined> =>
  'list' in source ? linesOfList(engines, shop, source.list) : linesOfCart(engines, shop, source.visitor, source.cart)
