import { mostPieces } from '#domain/cart/most-pieces.ts'
import { needsBusinessQuote } from '#domain/cart/needs-business-quote.ts'
import { stillHolds, type CartLine } from '#domain/cart/price-cart.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { cents, sumCents, type Cents } from '#shop/money/money.ts'
import type { TradeRefusal } from './new-trade.ts'

export type SoldLine = { offer: Offer; quantity: number }

/** What the devices of a sale are worth, as promised. */
export const soldTotal = (lines: readonly SoldLine[]): Cents =>
  sumCents(lines.map(({ offer, quantity }) => cents(offer.cents * quantity)))

type Validated = { ok: true; lines: SoldLine[]; total: Cents } | ({ ok: false } & TradeRefusal)

type Changed = Extract<TradeRefusal, { reason: 'cart-changed' }>['gone'][number]

/** Whether a cart can be sold exactly as the browser showed it. Nothing is priced anew here: that is for the visitor to see. */
export function validateCart(
  wanted: readonly CartLine[],
  offers: ReadonlyMap<string, Offer>,
  { rules, business, now }: { rules: RuleSet; business: boolean; now: Date },
): Validated {
  const pieces = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
  const gone = wanted.flatMap(({ offerId }): Changed[] => {
    const offer = offers.get(offerId)
    if (!offer) return [{ offerId, why: 'unknown-offer' }]
    if (offer.status === 'ordered') return [{ offerId, why: 'sold' }]
    const holds = offer.status !== 'superseded' && stillHolds(rules, offer, { business, pieces, now })
    return holds ? [] : [{ offerId, why: 'price-changed' }]
  })
  if (gone.length > 0) return { ok: false, reason: 'cart-changed', gone }
  if (wanted.some(({ quantity }) => quantity > mostPieces(rules, business)))
    return { ok: false, reason: 'too-many-pieces' }

  const lines = wanted.map(({ offerId, quantity }) => ({ offer: offers.get(offerId)!, quantity }))
  const total = soldTotal(lines)
  if (business && needsBusinessQuote(rules, total, pieces)) return { ok: false, reason: 'over-business-cap' }
  return { ok: true, lines, total }
}
