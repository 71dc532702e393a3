import { Fragment } from 'react'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { PricedCart } from '#web/storefront/cart/use-priced-cart.ts'
import { FormTick } from '#web/storefront/checkout/form/form-context.tsx'
import { FormSection } from '#web/storefront/checkout/form/form-section.tsx'
import type { Refusal } from '#web/storefront/checkout/use-sale.ts'

type Props = { priced: PricedCart; isSending: boolean; refusal: Refusal | undefined }

/** What the seller declares and agrees to, and the one button. */
export function ConfirmSection({ priced, isSending, refusal }: Props) {
  const t = useTranslate()
  const isPricing = priced.status === 'asking'
  const button = isSending ? 'checkout.sending' : isPricing ? 'checkout.pricing' : 'checkout.submit'

  return (
    <FormSection title={t('checkout.confirm.title')}>
      <FormTick field="owner" label={t(priced.business ? 'checkout.declare.ownerCompany' : 'checkout.declare.owner')} />
      {!priced.business && (
        <FormTick field="privateSale" label={t('checkout.declare.privateSale')} hint={t('checkout.hint.privateSale')} />
      )}
      <FormTick field="terms" label={t('checkout.declare.terms')} hint={<LegalTexts />} />
      {priced.needsIdentityCheck && (
        <Notice>
          <p>{t('checkout.identity')}</p>
        </Notice>
      )}
      <p className="field__hint">{t('checkout.agreement')}</p>
      {refusal && (
        <Notice look={refusal.reason === 'changed' ? 'warning' : 'danger'} live="alert">
          <p>{refusalText(t, refusal)}</p>
        </Notice>
      )}
      <Button
        type="submit"
        size="large"
        wide
        busy={isSending}
        aria-busy={isSending || isPricing || undefined}
        aria-disabled={!priced.isReady && !isPricing ? true : undefined}
      >
        {t(button)}
      </Button>
    </FormSection>
  )
}

function refusalText(t: ReturnType<typeof useTranslate>, refusal: Refusal): string {
  if (refusal.reason === 'refused') return refusal.message
  if (refusal.reason === 'changed') return `${t('checkout.changed.title')}. ${t('checkout.changed.again')}`
  return t(refusal.reason === 'login-ended' ? 'checkout.loginEnded' : 'checkout.unreachable')
}

/** In a tab of their own: nobody should have to leave the form to read them. */
function LegalTexts() {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <>
      {t('checkout.hint.terms')}{' '}
      {(['terms', 'privacy'] as const).map((topic, position) => (
        <Fragment key={topic}>
          {position > 0 && ' · '}
          <a href={path('content', { slug: contentSlugs[topic] })} target="_blank" rel="noopener">
            {t(`content.${topic}`)}
          </a>
        </Fragment>
      ))}
    </>
  )
}
