import { Form } from 'react-router'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { AddressFields } from '#web/storefront/checkout/form/address/address-fields.tsx'
import { EmailField } from '#web/storefront/checkout/form/email-field.tsx'
import { DraftFormElement, FormText, FormTick } from '#web/storefront/checkout/form/form-context.tsx'
import { FormSection } from '#web/storefront/checkout/form/form-section.tsx'
import { PayeeFields } from '#web/storefront/checkout/form/payee-fields.tsx'
import { PayoutMethods } from '#web/storefront/checkout/form/payout-methods.tsx'
import { ProblemList } from '#web/storefront/checkout/form/problem-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ShownQuote } from './show-quote.ts'
import { useAcceptance } from './use-acceptance.ts'

/** Says yes: from where the boxes come, how many they are, and where the money goes. Or no. */
export function AcceptQuote({ quote }: { quote: ShownQuote }) {
  const t = useTranslate()
  const { form, send, isSending, refusal, payment, boxes } = useAcceptance(quote)

  return (
    <>
      <noscript>
        <Notice look="warning">
          <p>{t('businessQuote.accept.noScript')}</p>
        </Notice>
      </noscript>
      <DraftFormElement form={form} id="accept" className="stack stack--loose" onSend={send}>
        <ProblemList />
        <SenderSection />
        <BoxesSection boxes={boxes} />
        <FormSection title={t('checkout.payout.title')}>
          <PayoutMethods
            look="cards"
            label={t('checkout.payout.label')}
            paymentType={payment.type}
            onChoose={payment.choose}
          />
          <PayeeFields paymentType={payment.type} />
        </FormSection>
        <FormSection title={t('businessQuote.accept.title')}>
          <FormTick field="owner" label={t('businessQuote.accept.owner')} />
          <FormTick field="terms" label={t('checkout.declare.terms')} hint={<LegalTexts />} />
          <p className="field__hint">{t('businessQuote.accept.agreement')}</p>
          {refusal !== undefined && (
            <Notice look="danger" live="alert">
              <p>{refusal || t('checkout.unreachable')}</p>
            </Notice>
          )}
          <Button type="submit" size="large" wide busy={isSending}>
            {t(isSending ? 'checkout.sending' : 'businessQuote.accept.submit')}
          </Button>
        </FormSection>
      </DraftFormElement>
      <Decline token={quote.token} />
    </>
  )
}

function SenderSection() {
  const t = useTranslate()

  return (
    <FormSection title={t('businessQuote.accept.sender')}>
      <div className="field-row">
        <FormText field="firstName" autoComplete="given-name" />
        <FormText field="lastName" autoComplete="family-name" />
      </div>
      <div className="field-row">
        <EmailField />
        <FormText field="phone" type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <AddressFields />
    </FormSection>
  )
}

function BoxesSection({ boxes }: { boxes: ReturnType<typeof useAcceptance>['boxes'] }) {
  const t = useTranslate()
  const { typed, type, most, isWrong } = boxes

  return (
    <FormSection title={t('businessQuote.accept.boxesTitle')}>
      <TextInput
        id="boxes"
        name="boxes"
        label={t('businessQuote.accept.boxes')}
        hint={t('businessQuote.accept.boxesHint', { most })}
        inputMode="numeric"
        value={typed}
        onChange={(event) => type(event.target.value)}
        required
        {...(isWrong && { error: t('businessQuote.accept.wrongBoxes', { most }) })}
      />
    </FormSection>
  )
}

/** In a tab of their own: nobody should have to leave the form to read them. */
function LegalTexts() {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <>
      {t('checkout.hint.terms')}{' '}
      <a href={path('content', { slug: contentSlugs.terms })} target="_blank" rel="noopener">
        {t('content.terms')}
      </a>
      {' · '}
      <a href={path('content', { slug: contentSlugs.privacy })} target="_blank" rel="noopener">
        {t('content.privacy')}
      </a>
    </>
  )
}

/** Asked once more before it is said. */
function Decline({ token }: { token: string }) {
  const t = useTranslate()
  const path = usePath()

  return (
    <details>
      <summary className="unfolds">{t('businessQuote.decline.title')}</summary>
      <Form method="post" action={path('businessQuote', { token })} className="stack">
        <p>{t('businessQuote.decline.text')}</p>
        <p>
          <Button type="submit" name="intent" value="decline" look="quiet">
            {t('businessQuote.decline.submit')}
          </Button>
        </p>
      </Form>
    </details>
  )
}
