import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { paymentKind, paymentNumber } from '#domain/accounts/payment-type.ts'
import type { CartAnswer, CartQuestion } from '#domain/cart/cart-answer.ts'
import {
  addOffer,
  changedCart,
  removeOffer,
  setQuantity,
  sold,
  takePrices,
  type CartOffer,
} from '#domain/cart/change-cart.ts'
import { emptyCheckout, readCheckout, type CheckoutState } from '#domain/cart/checkout-state.ts'

type Deeds = {
  addOffer(offer: CartOffer): void
  setQuantity(offerId: string, quantity: number): void
  remove(offerId: string): void
  clear(): void
  applyVoucher(code: string): void
  removeVoucher(): void
  /** What the shop answered to a question; nothing happens if the cart is another one by now. */
  takePrices(question: CartQuestion, answer: CartAnswer): void
  setPaymentType(code: string | number): void
  /** The trade with this number is made, and the cart is empty. */
  setTransaction(number: number): void
  resetTransaction(): void
}

/** Under this name the browser keeps it, for all its tabs. */
const NAME = 'umlauf.checkout'

const VERSION = 2

/** The visitor's cart, kept by the browser; pages are rendered without it and read it after hydration. */
export const useCheckoutState = create<CheckoutState & Deeds>()(
  persist(
    (set, get) => ({
      ...emptyCheckout,
      addOffer: (offer) => set((state) => addOffer(state, offer)),
      setQuantity: (offerId, quantity) => set((state) => setQuantity(state, offerId, quantity)),
      remove: (offerId) => set((state) => removeOffer(state, offerId)),
      clear: () => set(changedCart([])),
      applyVoucher: (voucher) => set({ voucher, priceCalculateDone: false }),
      removeVoucher: () => set({ voucher: null, priceCalculateDone: false }),
      takePrices: (question, answer) => set((state) => takePrices(state, question, answer)),
      setPaymentType: (code) =>
        set({ paymentType: paymentNumber(code), isPayPalTransaction: paymentKind(code) === 'paypal' }),
      setTransaction: (number) => set(sold(number)),
      resetTransaction: () => {
        if (get().transactionId !== 0) set({ transactionId: 0 })
      },
    }),
    {
      name: NAME,
      version: VERSION,
      skipHydration: true,
      // The first version had the same fields with other lines, which are left out when read; a shop yet to come may differ.
      migrate: (remembered, version) => (version === 1 ? remembered : emptyCheckout) as CheckoutState & Deeds,
      merge: (remembered, current) => ({ ...current, ...readCheckout(remembered, Date.now()) }),
    },
  ),
)

/** What another tab puts into the cart lies in this one too. */
export function shareBetweenTabs(page: Window): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) void useCheckoutState.persist.rehydrate()
  }
  page.addEventListener('storage', read)
  return () => page.removeEventListener('storage', read)
}
