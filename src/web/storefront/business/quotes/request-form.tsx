import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ContactField } from '#domain/business/quotes/request/quote-contact.ts'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { useComplaints } from '#web/storefront/checkout/form/problem-text.ts'
import { useTaxModeOptions } from '#web/storefront/checkout/form/use-tax-mode-options.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { RequestAnswer } from './send-quote-request.ts'

type Props = { requestKey: string; devices: ReactNode; search: string; answer: RequestAnswer | undefined }

/** Which company asks, and whom we talk to there. */
export function RequestForm({ requestKey, devices, search, answer }: Props) {
  const t = useTranslate()
  const path = usePath()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useNavigation().formAction !== undefined
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid], [type="submit"]')?.focus()
  }, [answer])

  return (
    <Form ref={form} method="post" action={path('businessQuoteRequest') + search} noValidate className="stack">
      <input type="hidden" name="key" value={requestKey} />
      <input name="website" hidden autoComplete="off" />
      {devices}
      <CompanyFields answer={answer} />
      <PersonFields answer={answer} />
      <Refused answer={answer} />
      <Privacy />
      <p>
        <Button type="submit" size="large" busy={isSending}>
          {t('businessQuote.request.submit')}
        </Button>
      </p>
    </Form>
  )
}

type TextProps = Omit<ComponentProps<typeof TextInput>, 'label'> &
  Pick<Props, 'answer'> & { field: Exclude<ContactField, 'taxMode'> }

function ContactText({ field, answer, ...rest }: TextProps) {
  const t = useTranslate()
  const complain = useComplaints({ iban: '' }, undefined)
  const problem = answer?.problems?.[field]

  return (
    <TextInput
      name={field}
      label={t(`checkout.field.${field}`)}
      defaultValue={answer?.typed[field]}
      required
      {...(problem && { error: complain(field, problem) })}
      {...rest}
    />
  )
}

function CompanyFields({ answer }: Pick<Props, 'answer'>) {
  const t = useTranslate()

  return (
    <>
      <h2>{t('businessQuote.request.company')}</h2>
      <div className="field-row">
        <ContactText field="company" answer={answer} autoComplete="organization" />
        <ContactText
          field="vatId"
          answer={answer}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint={t('checkout.hint.vatId')}
        />
      </div>
      <RadioGroup
        name="taxMode"
        label={t('checkout.field.taxMode')}
        defaultValue={answer?.typed.taxMode || 'standard'}
        options={useTaxModeOptions()}
      />
    </>
  )
}

function PersonFields({ answer }: Pick<Props, 'answer'>) {
  const t = useTranslate()

  return (
    <>
      <h2>{t('businessQuote.request.contact')}</h2>
      <div className="field-row">
        <ContactText field="firstName" answer={answer} autoComplete="given-name" />
        <ContactText field="lastName" answer={answer} autoComplete="family-name" />
      </div>
      <div className="field-row">
        <ContactText
          field="email"
          answer={answer}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          hint={t('businessQuote.request.emailHint')}
        />
        <ContactText field="phone" answer={answer} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
    </>
  )
}

function Refused({ answer }: Pick<Props, 'answer'>) {
  const t = useTranslate()
  if (!answer) return null

  return (
    <Notice look="danger" live="alert">
      <p>{t(`businessQuote.request.problem.${answer.problem}`)}</p>
    </Notice>
  )
}

function Privacy() {
  const t = useTranslate()
  const path = usePath()
  const { contentSlugs } = useShop().country

  return (
    <p className="field__hint">
      {t('businessQuote.request.privacy')}{' '}
      <a href={path('content', { slug: contentSlugs.privacy })} target="_blank" rel="noopener">
        {t('content.privacy')}
      </a>
    </p>
  )
}
