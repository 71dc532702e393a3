import type { Audience } from '#domain/newsletter/issues/find-issues.ts'
import type { IssueForm, IssueProblems } from '#domain/newsletter/issues/issue-form.ts'
import { rates } from '#domain/newsletter/issues/rate.ts'
import { categories } from '#shop/devices/categories.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Checkbox, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'

export type FieldsProps = {
  form: IssueForm
  problems: IssueProblems
  audiences: readonly Audience[]
  /** Where links into the shop can lead. */
  targets: readonly string[]
  onType: (texts: Partial<IssueForm>) => void
}

export function IssueFields({ form, problems, audiences, targets, onType }: FieldsProps) {
  const t = useOfficeTranslate()
  const { countryName } = useFormats()
  const errorOf = (name: 'country' | 'subject' | 'preheader' | 'text' | 'rate') => {
    const problem = problems[name]
    const values = { what: problems.what ?? '' }
    return problem === undefined ? {} : { error: t(`office.newsletter.problem.${problem}`, values) }
  }

  return (
    <>
      <Select
        label={t('office.newsletter.field.country')}
        name="country"
        defaultValue={form.country}
        onChange={({ target }) => onType({ country: target.value })}
        options={audiences.map(({ country, people }) => ({
          value: country,
          label: t('office.newsletter.field.audience', { country: countryName(country), count: people }),
        }))}
        {...errorOf('country')}
      />
      <TextInput
        label={t('office.newsletter.field.subject')}
        name="subject"
        maxLength={120}
        defaultValue={form.subject}
        onChange={({ target }) => onType({ subject: target.value })}
        {...errorOf('subject')}
      />
      <TextInput
        label={t('office.newsletter.field.preheader')}
        hint={t('office.newsletter.field.preheaderHint')}
        name="preheader"
        maxLength={150}
        defaultValue={form.preheader}
        onChange={({ target }) => onType({ preheader: target.value })}
        {...errorOf('preheader')}
      />
      <TextArea
        label={t('office.newsletter.field.text')}
        name="text"
        rows={16}
        defaultValue={form.text}
        onChange={({ target }) => onType({ text: target.value })}
        {...errorOf('text')}
      />
      <Help targets={targets} />
      <Interests chosen={form.interests} />
      <Rate rate={form.rate} {...errorOf('rate')} />
    </>
  )
}

function Rate({ rate, ...problem }: { rate: string; error?: string }) {
  const t = useOfficeTranslate()

  return (
    <Select
      label={t('office.newsletter.field.rate')}
      hint={t('office.newsletter.field.rateHint')}
      name="rate"
      defaultValue={rate}
      options={rates.map((each) => ({
        value: String(each),
        label: t('office.newsletter.field.perMinute', { count: each }),
      }))}
      {...problem}
    />
  )
}

function Interests({ chosen }: { chosen: readonly string[] }) {
  const t = useOfficeTranslate()

  return (
    <fieldset className="field" aria-describedby="interests-hint">
      <legend className="field__label">{t('office.newsletter.field.interests')}</legend>
      <p className="field__hint" id="interests-hint">
        {t('office.newsletter.field.interestsHint')}
      </p>
      <div className="cluster">
        {categories.map((category) => (
          <Checkbox
            key={category}
            name="interest"
            value={category}
            label={t(`category.${category}`)}
            defaultChecked={chosen.includes(category)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const rules = ['headings', 'stress', 'lists', 'links'] as const

function Help({ targets }: { targets: readonly string[] }) {
  const t = useOfficeTranslate()

  return (
    <details>
      <summary>{t('office.newsletter.help.title')}</summary>
      <div className="stack office-soft">
        <p>{t('office.newsletter.help.text')}</p>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>
              <code>{t(`office.newsletter.help.${rule}`)}</code>
            </li>
          ))}
        </ul>
        <p>{t('office.newsletter.help.targets')}</p>
        <ul>
          {targets.map((target) => (
            <li key={target}>
              <code>[…]({target})</code>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
