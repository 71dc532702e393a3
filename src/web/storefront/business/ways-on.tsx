import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { cartDeeds } from '#web/storefront/cart/cart-deeds.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** The two ways on. The first needs no script to lead to the devices; with one, the cart is a company’s from here on. */
export function WaysOn() {
  const t = useTranslate()
  const path = usePath()
  const { country, mode } = useShop()

  // Who trades in with that partner is a private person: companies sell in the shop itself.
  if (mode.name === 'aganwidget')
    return (
      <LinkButton href={country.sellShopUrl + path('businessLanding')} target="_blank" rel="noopener" size="large">
        {t('business.page.elsewhere')}
      </LinkButton>
    )

  return (
    <div className="cluster">
      <LinkButton href={path('home')} size="large" onClick={() => cartDeeds.setBusiness(true)}>
        {t('business.page.single')}
      </LinkButton>
      <LinkButton href={path('contact')} size="large" look="quiet">
        {t('business.page.list')}
      </LinkButton>
    </div>
  )
}

/** Says so to whoever sells as a company already. */
export function SellsAsCompany() {
  const t = useTranslate()
  const { alwaysBusiness } = useShop().mode
  const isOn = useCheckoutState(({ B2BMode }) => B2BMode)
  if (!isOn || alwaysBusiness) return null

  return <p className="muted">{t('business.page.isOn')}</p>
}
