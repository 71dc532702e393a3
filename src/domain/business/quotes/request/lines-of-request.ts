import type { CartLine } from '#domain/cart/price-cart.ts'
import { linesOfList } from '#domain/business/lists/lines-of-list.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { linesOfCart } from './lines-of-cart.ts'
import type { WantedLine } from '#domain/business/quotes/price-quote-lines.ts'

/** Where the devices come from: a list that was uploaded, by its token, or what lies in the visitor's cart. */
export type QuoteSource = { list: string } | { cart: readonly CartLine[]; visitor: string | undefined }

/** The devices that a quote is asked for; nothing if there is no such list, or the cart is not the visitor's own. */
export const linesOfRequest = (
  engines: Pick<Engines, 'db' | 'vault' | 'now'>,
  shop: Shop,
  source: QuoteSource,
): Promise<WantedLine[] | undefined> =>
  'list' in source ? linesOfList(engines, shop, source.list) : linesOfCart(engines, shop, source.visitor, source.cart)
