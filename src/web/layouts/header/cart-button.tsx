import type { MouseEvent } from 'react'
import { piecesIn } from '#domain/cart/checkout-state.ts'
import { Icon } from '#web/art/icons.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { openCart } from '#web/layouts/open-cart.ts'

/** The cart lives in the visitor's browser: the page arrives without it and fills in the number. */
export function CartButton() {
  const t = useTranslate()
  const path = usePath()
  const count = useCheckoutState(piecesIn)

  // Until scripts run, and for who wants it in a new tab, it is the link that it looks like.
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openCart()
  }

  return (
    <a
      id="cart"
      href={path('checkout')}
      className="icon-link"
      aria-label={t('site.cart.count', { count })}
      onClick={open}
    >
      <Icon name="cart" />
      {count > 0 && <span className="icon-link__count">{count}</span>}
    </a>
  )
}
