import { businessIn } from '#shop/modes/mode.ts'
import { usePath, useRules, useShop, useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { sellAs } from '#web/storefront/cart/priced-cart.ts'
import { LinkButton } from '#web/ui/button.tsx'

/** The two ways on. The first needs no script to lead to the devices; with one, the cart is a company’s from here on. */
export function NextSteps() {
  const t = useTranslate()
  const path = usePath()
  const rules = useRules()

  return (
    <div className="cluster">
      <LinkButton href={path('home')} size="large" onClick={() => sellAs(rules, true)}>
        {t('business.page.single')}
      </LinkButton>
      <LinkButton href={path('deviceList')} size="large" look="quiet">
        {t('business.page.list')}
      </LinkButton>
    </div>
  )
}

/** Says so to whoever sells as a company already. */
export function SellsAsCompany() {
  const t = useTranslate()
  const isChosen = businessIn(useShop()) === 'chosen'
  const isOn = useCheckoutState(({ B2BMode }) => B2BMode)
  if (!isOn || !isChosen) return null

  return <p className="muted">{t('business.page.isOn')}</p>
}
