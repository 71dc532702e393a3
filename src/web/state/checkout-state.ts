import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { emptyCheckout, readCheckout, type CheckoutState } from '#domain/cart/checkout-state.ts'

type Deeds = { resetTransaction(): void }

/** Under this name the browser keeps it, for all its tabs. */
const NAME = 'umlauf.checkout'

const VERSION = 2

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
