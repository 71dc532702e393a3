import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { emptyCheckout, readCheckout, type CheckoutState } from '#domain/cart/checkout-state.ts'

/** An offer as it goes into the cart; the price is in euros and for show. */
export type CartOffer = {
  offerId: string
  deviceId: number
  name: string
  price: number
  url: string
  image: string
  category: string
  conditionId: string
  validUntil: number
  /** An earlier offer for the same thing. */
  replaces?: string
}

type Deeds = { resetTransaction(): void; addOffer(offer: CartOffer): void }

/** The visitor's cart, kept by the browser; pages are rendered without it and read it after hydration. */
export const useCheckoutState = create<CheckoutState & Deeds>()(
  persist(
    (set, get) => ({
      ...emptyCheckout,
      addOffer: ({ offerId, deviceId, name, price }) =>
        set(({ cart, offerIds }) => ({
          cart: [...cart, { deviceId: String(deviceId), name, price, quantity: 1 }],
          offerIds: [...offerIds, offerId],
        })),
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
