import type { ComponentType } from 'react'
import { create } from 'zustand'
import { tabStore } from '#web/browser/browser-store.ts'
import { mayReload } from '#web/browser/navigation/reload-guard.ts'

/** An address that ends so opens the cart. */
export const CART_HASH = '#cart'

/** The drawer, once somebody wanted to see it, and whether it is open. */
export const useCartDrawer = create<{ Drawer?: ComponentType; isOpen: boolean }>()(() => ({ isOpen: false }))

/** Shows what lies in the cart. Its scripts and words are fetched the first time. */
export function openCart(): void {
  import('#web/storefront/cart/load-drawer.tsx')
    .then((cart) => cart.loadDrawer())
    .then((Drawer) => useCartDrawer.setState({ Drawer, isOpen: true }), loadAgain)
}

/** A new deployment took the old files away: the page as the server knows it has the new ones. */
function loadAgain(): void {
  if (!mayReload(tabStore, CART_HASH)) return
  location.hash = CART_HASH
  location.reload()
}
