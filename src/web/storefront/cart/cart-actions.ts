import { paymentKind, paymentNumber } from '#domain/accounts/payees/payment-type.ts'
import type { CartRules } from '#domain/catalogue/rules/rule-set.ts'
import type { CartAnswer, CartQuestion } from '#domain/cart/cart-answer.ts'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import {
  addOffer,
  changedCart,
  putBack,
  removeOffer,
  setBusiness,
  setQuantity,
  sold,
  takePrices,
  type CartOffer,
  type Taken,
} from './change-cart.ts'

const set = useCheckoutState.setState

/** Everything that can be done to the cart. Apart from the state itself, which every page has: few change it. */
export const cartActions = {
  addOffer: (offer: CartOffer) => set((state) => addOffer(state, offer)),
  setQuantity: (rules: CartRules, offerId: string, quantity: number) =>
    set((state) => setQuantity(state, rules, offerId, quantity)),
  remove: (offerId: string) => set((state) => removeOffer(state, offerId)),
  putBack: (taken: Taken) => set((state) => putBack(state, taken)),
  clear: () => set(changedCart([])),
  setBusiness: (rules: CartRules, business: boolean) => set((state) => setBusiness(state, rules, business)),
  applyVoucher: (voucher: string) => set({ voucher, priceCalculateDone: false }),
  removeVoucher: () => set({ voucher: null, priceCalculateDone: false }),
  /** What the shop answered to a question; nothing happens if the cart is another one by now. */
  takePrices: (question: CartQuestion, answer: CartAnswer) => set((state) => takePrices(state, question, answer)),
  setPaymentType: (code: string | number) =>
    set({ paymentType: paymentNumber(code), isPayPalTransaction: paymentKind(code) === 'paypal' }),
  /** The trade with this number is made, and the cart is empty. */
  setTransaction: (number: number) => set(sold(number)),
}
