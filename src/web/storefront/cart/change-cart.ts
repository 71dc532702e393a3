import { mostPieces } from '#domain/cart/most-pieces.ts'
import type { CartRules } from '#domain/catalogue/rules/rule-set.ts'
import type { CartAnswer, CartQuestion } from '#domain/cart/cart-answer.ts'
import { offerIdsOf, type CartDevice, type CheckoutState } from '#domain/cart/checkout-state.ts'

/** An offer as it goes into the cart; the price is in euros and for show. */
export type CartOffer = Omit<CartDevice, 'quantity'> & {
  /** Epoch milliseconds. */
  validUntil: number
  /** An offer for the same thing, given before some answer was changed. */
  replaces?: string
}

type Change = Partial<CheckoutState>

/** Whatever changes, the shop has to confirm the prices anew. */
export const changedCart = (cart: CartDevice[]): Change => ({
  cart,
  offerIds: offerIdsOf(cart),
  priceCalculateDone: false,
  ...(cart.length === 0 && { cartExpiry: 0, voucher: null }),
})

/** Puts an offer into the cart, or in the place of the one that it replaces. What is there already stays as it is. */
export function addOffer({ cart, cartExpiry, offerIds }: CheckoutState, added: CartOffer): Change {
  const { validUntil, replaces, ...offer } = added
  if (offerIds.includes(offer.offerId)) return {}

  const lines = offerIds.includes(replaces ?? '')
    ? cart.map((line) => (line.offerId === replaces ? { ...offer, quantity: line.quantity } : line))
    : [...cart, { ...offer, quantity: 1 }]
  return { ...changedCart(lines), cartExpiry: Math.min(validUntil, cart.length === 0 ? validUntil : cartExpiry) }
}

/** At least one piece, and no more than one person may sell. */
export function setQuantity(
  { cart, B2BMode }: CheckoutState,
  rules: CartRules,
  offerId: string,
  wanted: number,
): Change {
  const quantity = Math.min(Math.max(Math.trunc(wanted) || 1, 1), mostPieces(rules, B2BMode))
  return changedCart(cart.map((line) => (line.offerId === offerId ? { ...line, quantity } : line)))
}

export const removeOffer = ({ cart }: CheckoutState, offerId: string): Change =>
  changedCart(cart.filter((line) => line.offerId !== offerId))

/** A line that was taken out, and where it stood. */
export type Taken = { line: CartDevice; position: number; voucher: string | null }

/** For who did not mean to take it out; nothing happens if it is there again already. */
export const putBack = (
  { cart, offerIds, voucher: other }: CheckoutState,
  { line, position, voucher }: Taken,
): Change =>
  offerIds.includes(line.offerId)
    ? {}
    : { ...changedCart(cart.toSpliced(position, 0, line)), voucher: other ?? voucher }

/** Says who sells. Vouchers are for private people, and these sell fewer pieces of one device. */
export function setBusiness({ cart, B2BMode }: CheckoutState, rules: CartRules, business: boolean): Change {
  if (B2BMode === business) return {}

  const most = mostPieces(rules, business)
  const lines = cart.map((line) => ({ ...line, quantity: Math.min(line.quantity, most) }))
  return { ...changedCart(lines), B2BMode: business, voucher: null }
}

/** What the shop has to be asked to learn what this cart is worth. */
export const questionOf = ({ cart, voucher, B2BMode }: CheckoutState): CartQuestion => ({
  lines: cart.map(({ offerId, quantity }) => ({ offerId, quantity })),
  voucher,
  business: B2BMode,
})

/** Whether an answer to this question is about the cart as it is now. */
export const isAbout = (state: CheckoutState, question: CartQuestion): boolean =>
  JSON.stringify(questionOf(state)) === JSON.stringify(question)

/** Takes the shop's prices over; an answer about an older cart changes nothing. Lines without a price stay, unconfirmed. */
export function takePrices(state: CheckoutState, question: CartQuestion, answer: CartAnswer): Change {
  if (!isAbout(state, question)) return {}

  const lines = state.cart.map((line) => {
    const priced = answer.lines.find(({ askedFor }) => askedFor === line.offerId)
    if (!priced) return line
    const { offerId, conditionId, priceCents } = priced
    return { ...line, offerId, conditionId, price: priceCents / 100 }
  })
  const ids = offerIdsOf(lines)
  // Two tabs may have known one offer by its old and its new number.
  const cart = lines.filter(({ offerId }, index) => ids.indexOf(offerId) === index)
  return {
    ...changedCart(cart),
    cartExpiry: answer.cartExpiry,
    voucher: answer.voucher?.code ?? null,
    priceCalculateDone: cart.length > 0 && cart.length === answer.lines.length,
  }
}

/** The trade is made: its number is what is left of the cart. */
export const sold = (transactionId: number): Change => ({ ...changedCart([]), transactionId })
