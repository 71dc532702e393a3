import { Form } from 'react-router'
import type { TypedRedirect } from '#domain/content/change-redirects.ts'
import type { RedirectTrial } from '#domain/content/find-redirects.ts'
import { countryCodes } from '#shop/countries/all.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const countryOptions = countryCodes.map((value) => ({ value, label: value.toUpperCase() }))

export function RedirectForm({ typed }: { typed: TypedRedirect | undefined }) {
  const t = useOfficeTranslate()

  return (
    <section className="stack">
      <h2>{t('office.prices.redirect.add')}</h2>
      <Form method="post" className="office-filters">
        <Select
          label={t('office.prices.redirect.country')}
          name="country"
          defaultValue={typed?.country ?? 'de'}
          options={[{ value: '', label: t('office.prices.redirect.all') }, ...countryOptions]}
        />
        <TextInput
          label={t('office.prices.redirect.from')}
          placeholder={t('office.prices.redirect.fromHint')}
          name="from"
          defaultValue={typed?.from ?? ''}
          required
        />
        <TextInput
          label={t('office.prices.redirect.to')}
          placeholder={t('office.prices.redirect.toHint')}
          name="to"
          defaultValue={typed?.to ?? ''}
          required
        />
        <Select
          label={t('office.prices.redirect.status')}
          name="status"
          defaultValue={typed?.status ?? '301'}
          options={[
            { value: '301', label: t('office.prices.redirect.forGood') },
            { value: '302', label: t('office.prices.redirect.forNow') },
          ]}
        />
        <Button type="submit">{t('office.prices.redirect.save')}</Button>
      </Form>
    </section>
  )
}

type TrialProps = { trial: RedirectTrial | null; asked: string; code: string }

/** What would happen to a visitor with this address? */
export function TrialForm({ trial, asked, code }: TrialProps) {
  const t = useOfficeTranslate()

  return (
    <section className="stack">
      <h2>{t('office.prices.redirect.trial')}</h2>
      <form className="office-filters">
        <Select label={t('office.prices.redirect.country')} name="in" defaultValue={code} options={countryOptions} />
        <TextInput label={t('office.prices.redirect.search')} name="try" defaultValue={asked} required />
        <Button type="submit" look="quiet">
          {t('office.prices.redirect.try')}
        </Button>
      </form>
      {trial && <Answer trial={trial} />}
    </section>
  )
}

function Answer({ trial }: { trial: RedirectTrial }) {
  const t = useOfficeTranslate()
  return <Notice look="info" live="status" title={answerTo(trial, t)} />
}

function answerTo(trial: RedirectTrial, t: ReturnType<typeof useOfficeTranslate>): string {
  switch (trial.kind) {
    case 'built-in':
      return t('office.prices.redirect.answer.built-in', { to: trial.to })
    case 'merchant':
      return t('office.prices.redirect.answer.merchant', { to: trial.followed.to, status: trial.followed.status })
    case 'page':
      return trial.otherwise
        ? t('office.prices.redirect.answer.page-otherwise', { to: trial.otherwise.to })
        : t('office.prices.redirect.answer.page')
    default:
      return t(`office.prices.redirect.answer.${trial.kind}`)
  }
}
