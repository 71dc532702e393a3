import type { QuestionProblems, TypedQuestion } from '#domain/catalogue/questionnaires/editing/question-form.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Checkbox, Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'

/** What can be chosen where a field names a question or an answer. */
export type Choice = { value: string; label: string }

export type QuestionFieldsProps = {
  typed: TypedQuestion
  problems: QuestionProblems
  languages: readonly string[]
  /** The other questions. */
  questions: readonly Choice[]
  /** Answers to the other questions, as conditions. */
  conditions: readonly Choice[]
  /** A code is made once. */
  isNew: boolean
}

/** What a field shows, and what is wrong with it. */
export function useField({ typed, problems }: Pick<QuestionFieldsProps, 'typed' | 'problems'>) {
  const t = useOfficeTranslate()
  return (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    ...(problems[name] && { error: t(`office.questionnaires.problem.${problems[name]}`) }),
  })
}

/** Everything about a question but its answers. */
export function QuestionFields(props: QuestionFieldsProps) {
  const t = useOfficeTranslate()
  const { languageName } = useFormats()
  const field = useField(props)
  const { questions, conditions, languages, isNew } = props

  return (
    <>
      <div className="office-fields">
        {isNew && (
          <TextInput
            {...field('code')}
            label={t('office.questionnaires.form.code')}
            hint={t('office.questionnaires.form.codeHint')}
            maxLength={40}
          />
        )}
        <Select
          {...field('kind')}
          label={t('office.questionnaires.form.kind')}
          options={(['single', 'multi'] as const).map((value) => ({
            value,
            label: t(`office.questionnaires.kind.${value}`),
          }))}
        />
        <Select
          {...field('after')}
          lang="de"
          label={t('office.questionnaires.form.after')}
          options={[{ value: '', label: t('office.questionnaires.form.first') }, ...questions]}
        />
        <Select
          {...field('showIf')}
          lang="de"
          label={t('office.questionnaires.form.showIf')}
          options={[{ value: '', label: t('office.questionnaires.form.always') }, ...conditions]}
        />
      </div>
      <Marks {...props} />
      {(['title', 'question', 'description', 'statement'] as const).map((what) => (
        <fieldset key={what} className="office-fields">
          <legend>{t(`office.questionnaires.form.${what}`)}</legend>
          {what === 'statement' && <p className="field__hint">{t('office.questionnaires.form.statementHint')}</p>}
          {languages.map((language) => (
            <Words
              key={language}
              {...field(`${what}.${language}`)}
              lang={language}
              isLong={what === 'description'}
              label={t('office.questionnaires.form.in', {
                what: t(`office.questionnaires.form.${what}`),
                language: languageName(language),
              })}
            />
          ))}
        </fieldset>
      ))}
    </>
  )
}

function Words({
  isLong,
  ...input
}: {
  isLong: boolean
  name: string
  label: string
  defaultValue: string
  lang: string
}) {
  return isLong ? <TextArea {...input} rows={4} /> : <TextInput {...input} />
}

function Marks(props: QuestionFieldsProps) {
  const t = useOfficeTranslate()
  const field = useField(props)
  const box = (name: 'ordered' | 'sellerOnly') => {
    const { defaultValue, ...input } = field(name)
    return { ...input, value: 'yes', defaultChecked: defaultValue === 'yes' }
  }

  return (
    <div className="office-fields">
      <Checkbox
        {...box('ordered')}
        label={t('office.questionnaires.form.ordered')}
        hint={t('office.questionnaires.form.orderedHint')}
      />
      <Checkbox
        {...box('sellerOnly')}
        label={t('office.questionnaires.form.sellerOnly')}
        hint={t('office.questionnaires.form.sellerOnlyHint')}
      />
    </div>
  )
}
