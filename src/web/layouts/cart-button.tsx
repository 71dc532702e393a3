import { piecesIn } from '#domain/cart/checkout-state.ts'
import { Icon } from '#web/art/icons.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** The cart lives in the visitor's browser: the page arrives without it and fills in the number. */
export function CartButton() {
  const t = useTranslate()
  const path = usePath()
  const count = useCheckoutState(piecesIn)
  const button = (
    <span className="icon-link">
      <Icon name="cart" />
      {count > 0 && <span className="icon-link__count">{count}</span>}
    </span>
  )

  return (
    <div id="cart">
      <Menu button={button} label={t('site.cart.count', { count })} align="end">
        <div className="cart-panel">
          {count === 0 ? <p>{t('site.cart.empty')}</p> : <CartLines />}
          {count > 0 && <LinkButton href={path('checkout')}>{t('site.cart.toCheckout')}</LinkButton>}
        </div>
      </Menu>
    </div>
  )
}

function CartLines() {
  const cart = useCheckoutState((state) => state.cart)

  return (
    <ul className="stack stack--tight">
      {cart.map(({ deviceId, name, quantity }) => (
        <li key={deviceId}>
          {quantity} × {name}
        </li>
      ))}
    </ul>
  )
}
