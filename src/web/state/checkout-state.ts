import { create } from 'zustand'
import { visitorStore } from '#web/browser/browser-store.ts'
import { emptyCheckout, readCheckout, type CheckoutState } from '#domain/cart/checkout-state.ts'

/** Under this name the browser keeps it, for all its tabs. */
const NAME = 'umlauf.checkout'

const VERSION = 2

/** The first version had the same fields with other lines, which are left out when read; a shop yet to come may differ. */
const isReadable = (version: unknown): boolean => version === 1 || version === VERSION

/** The visitor's cart, kept by the browser; pages are rendered without it and read it after hydration. */
export const useCheckoutState = create<CheckoutState & { isRead: boolean }>()(() => ({
  ...emptyCheckout,
  isRead: false,
}))

let isReading = false

useCheckoutState.subscribe(({ isRead, ...state }) => {
  if (isReading || !isRead) return
  visitorStore.write(NAME, JSON.stringify({ state, version: VERSION }))
})

/** Reads what the browser has kept, for example in another tab. */
export function readFromBrowser(): void {
  isReading = true
  try {
    const { state, version } = JSON.parse(visitorStore.read(NAME) ?? '{}')
    useCheckoutState.setState(readCheckout(isReadable(version) ? state : undefined, Date.now()))
  } catch {
    // Damaged: it starts empty.
  }
  useCheckoutState.setState({ isRead: true })
  isReading = false
}

export function resetTransaction(): void {
  if (useCheckoutState.getState().transactionId !== 0) useCheckoutState.setState({ transactionId: 0 })
}

/** What another tab puts into the cart lies in this one too. */
export function shareBetweenTabs(page: Window): () => void {
  const read = ({ key }: StorageEvent) => {
    if (key === NAME || key === null) readFromBrowser()
  }
  page.addEventListener('storage', read)
  return () => page.removeEventListener('storage', read)
}
