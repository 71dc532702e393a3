import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { CART_HASH, openCart, useCartDrawer } from './open-cart.ts'

/** Where the cart's drawer stands on every page, once somebody has opened it. */
export function CartSlot() {
  const { Drawer } = useCartDrawer()
  const { hash, key } = useLocation()

  useEffect(() => {
    if (hash === CART_HASH) openCart()
  }, [hash, key])

  return Drawer && <Drawer />
}
