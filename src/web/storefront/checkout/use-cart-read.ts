import { useSyncExternalStore } from 'react'
import { useCheckoutState } from '#web/state/checkout-state.ts'

const { persist } = useCheckoutState as Partial<typeof useCheckoutState>

/** Whether the browser has been asked for its cart. One that refuses to remember has none to wait for. */
export const useCartRead = (): boolean =>
  useSyncExternalStore(
    (changed) => persist?.onFinishHydration(changed) ?? (() => undefined),
    () => persist?.hasHydrated() ?? true,
    () => false,
  )
