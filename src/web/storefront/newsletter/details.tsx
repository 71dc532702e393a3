import { salutations } from '#domain/newsletter/subscriber.ts'
import { categories } from '#shop/devices/categories.ts'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { EnrichView } from './enrich-views.ts'
import { NewsletterPage } from './newsletter-page.tsx'
import type { EnrichAnswer } from './send-enrich-form.ts'

type Answer = Extract<EnrichAnswer, { view: 'details' }> | undefined

type Props = { seen: Extract<EnrichView, { view: 'details' }>; answer: Answer }

/** What a subscriber may tell. The fields are empty, whatever he told before: letters with the link are forwarded. */
export function Details({ seen: { emailHash, said }, answer }: Props) {
  const t = useTranslate()
  const path = usePath()

  return (
    <NewsletterPage title={t('newsletter.enrich.title')} lead={t('newsletter.enrich.lead')}>
      {!answer && <Said said={said} />}
      <form method="post" action={path('newsletterEnrich', { emailHash })} className="stack stack--loose" noValidate>
        {answer?.problems.form && <Notice look="warning" live="alert" title={t('newsletter.error.nothing')} />}
        <Interests ticked={answer?.form.interests ?? []} />
        <Person answer={answer} />
        <div className="stack">
          <p className="field__hint">{t('newsletter.enrich.use')}</p>
          <p className="field__hint">{t('newsletter.enrich.hidden')}</p>
          <p>
            <Button type="submit">{t('newsletter.enrich.submit')}</Button>
          </p>
        </div>
      </form>
      <p>
        <a href={path('newsletterUnsubscribe', { emailHash })}>{t('newsletter.unsubscribe.title')}</a>
      </p>
    </NewsletterPage>
  )
}

function Said({ said }: { said: string | null }) {
  const t = useTranslate()
  if (said !== 'welcome' && said !== 'saved') return null

  return (
    <Notice look="success" live="status" title={t(`newsletter.enrich.${said}`)}>
      <p>{t(`newsletter.enrich.${said}Text`)}</p>
    </Notice>
  )
}

function Interests({ ticked }: { ticked: readonly string[] }) {
  const t = useTranslate()

  return (
    <fieldset className="field">
      <legend className="field__label">{t('newsletter.enrich.interests')}</legend>
      <div className="grid grid--tiles">
        {categories.map((category) => (
          <Checkbox
            key={category}
            name="interests"
            value={category}
            label={t(`category.${category}`)}
            defaultChecked={ticked.includes(category)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Person({ answer }: { answer: Answer }) {
  const t = useTranslate()
  const { firstName, birthday } = answer?.problems ?? {}
  const options = [
    { value: '', label: t('newsletter.enrich.noSalutation') },
    ...salutations.map((salutation) => ({ value: salutation, label: t(`newsletter.enrich.${salutation}`) })),
  ]

  return (
    <div className="stack">
      <Select
        id="salutation"
        name="salutation"
        label={t('newsletter.enrich.salutation')}
        options={options}
        defaultValue={answer?.form.salutation}
      />
      <TextInput
        id="firstName"
        name="firstName"
        autoComplete="given-name"
        label={t('newsletter.enrich.firstName')}
        defaultValue={answer?.form.firstName}
        {...(firstName && { error: t(`newsletter.error.${firstName}`), autoFocus: true })}
      />
      <TextInput
        id="birthday"
        name="birthday"
        type="date"
        autoComplete="bday"
        label={t('newsletter.enrich.birthday')}
        defaultValue={answer?.form.birthday}
        {...(birthday && { error: t(`newsletter.error.${birthday}`), autoFocus: !firstName })}
      />
    </div>
  )
}
