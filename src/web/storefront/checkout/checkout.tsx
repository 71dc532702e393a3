import { useDeferredValue, useEffect } from 'react'
import { useTranslate } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { openVisitorSession, useShopState } from '#web/state/shop-state.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { Sale } from './sale.tsx'

/** The cart lies in the browser: the page arrives without it. */
export default function Checkout() {
  const t = useTranslate()
  // The form is large: whoever scrolls or types in the meantime comes first.
  const isRead = useDeferredValue(useCheckoutState((state) => state.isRead))
  const { tradeInAuth } = useShopState()
  useEffect(() => void openVisitorSession(), [])

  return (
    <div className="container checkout stack stack--loose" data-trade-in-auth={tradeInAuth}>
      <PageHead title={t('checkout.title')} description={t('checkout.description')} noindex />
      <div className="stack stack--tight">
        <h1>{t('checkout.title')}</h1>
        <p className="lead">{t('checkout.lead')}</p>
      </div>
      <noscript>
        <Notice look="warning">
          <p>{t('checkout.noScript')}</p>
        </Notice>
      </noscript>
      {isRead ? <Sale /> : <Skeleton label={t('checkout.loading')} shape="block" />}
    </div>
  )
}
