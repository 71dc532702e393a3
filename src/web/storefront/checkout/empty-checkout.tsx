import { usePath, useTranslate } from '#web/shop-context.tsx'
import { LinkButton } from '#web/ui/button.tsx'

/** There is nothing to sell yet. */
export function EmptyCheckout() {
  const t = useTranslate()
  const path = usePath()

  return (
    <div className="stack">
      <h2>{t('checkout.empty.title')}</h2>
      <p className="lead">{t('checkout.empty.text')}</p>
      <p>
        <LinkButton href={path('home')} size="large">
          {t('checkout.empty.link')}
        </LinkButton>
      </p>
    </div>
  )
}
