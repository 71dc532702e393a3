import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { emptyCheckout, readCheckout, type CheckoutState } from '#domain/cart/checkout-state.ts'

type Deeds = { resetTransaction(): void }

/** The visitor's cart, kept by the browser; pages are rendered without it and read it after hydration. */
export const useCheckoutState = create<CheckoutState & Deeds>()(
  persist(
    (set, get) => ({
      ...emptyCheckout,
      resetTransaction: () => {
        if (get().transactionId !== 0) set({ transactionId: 0 })
      },
    }),
    {
      name: 'umlauf.checkout',
      version: 1,
      skipHydration: true,
      // What an older or newer shop wrote is not trusted to have today's shape.
      migrate: () => ({ ...emptyCheckout }) as CheckoutState & Deeds,
      merge: (remembered, current) => ({ ...current, ...readCheckout(remembered) }),
    },
  ),
)
