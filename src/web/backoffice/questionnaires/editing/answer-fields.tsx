import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Checkbox, Select, TextInput } from '#web/ui/field.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useField, type Choice, type QuestionFieldsProps } from './question-fields.tsx'

export type AnswerFieldsProps = Pick<QuestionFieldsProps, 'typed' | 'problems' | 'languages' | 'questions'> & {
  /** How many there are; those behind are empty. */
  known: number
  /** The answers that there are already. */
  answers: readonly Choice[]
  /** What an effect can be, where it is one of a few. */
  choices: { gate: readonly string[]; grade: readonly string[]; part: readonly string[] }
}

/** Every answer with its words and with what it does, and room for new ones. */
export function AnswerFields(props: AnswerFieldsProps) {
  const t = useOfficeTranslate()
  const { known, typed } = props
  const rows = Array.from({ length: Number(typed['answers']) }, (_, index) => index)
  const isTyped = (name: string) => /^answers\.\d+\.(?!place)/.test(name) && typed[name] !== ''
  const isNew = (name: string) => Number(name.split('.')[1]) >= known

  return (
    <section className="stack">
      <h2>{t('office.questionnaires.form.answers')}</h2>
      <input type="hidden" name="answers" value={rows.length} />
      {rows.slice(0, known).map((index) => (
        <AnswerRow key={index} {...props} index={index} />
      ))}
      <details
        className="office-action"
        open={known === 0 || Object.keys(typed).some((name) => isTyped(name) && isNew(name))}
      >
        <summary>{t('office.questionnaires.form.newAnswers')}</summary>
        <div className="stack">
          {rows.slice(known).map((index) => (
            <AnswerRow key={index} {...props} index={index} />
          ))}
        </div>
      </details>
    </section>
  )
}

type RowProps = AnswerFieldsProps & { index: number }

function AnswerRow(props: RowProps) {
  const t = useOfficeTranslate()
  const { index, known } = props

  return (
    <fieldset className="answer-fields stack">
      <legend>
        {index < known
          ? t('office.questionnaires.form.answer', { number: index + 1 })
          : t('office.questionnaires.form.newAnswer')}
      </legend>
      <AnswerWords {...props} />
      <AnswerEffects {...props} />
      <SeldomEffects {...props} />
    </fieldset>
  )
}

function AnswerWords({ index, ...props }: RowProps) {
  const t = useOfficeTranslate()
  const { languageName } = useFormats()
  const field = useField(props)
  const at = `answers.${index}`
  const isKnown = index < props.known
  const { defaultValue: dropped, ...drop } = field(`${at}.drop`)

  return (
    <>
      {isKnown ? (
        <input type="hidden" name={`${at}.code`} value={props.typed[`${at}.code`]} />
      ) : (
        <p className="office-soft">{t('office.questionnaires.form.newAnswerText')}</p>
      )}
      <div className="office-fields">
        {props.languages.map((language) => (
          <TextInput
            key={language}
            {...field(`${at}.text.${language}`)}
            lang={language}
            label={t('office.questionnaires.form.in', {
              what: t('office.questionnaires.form.text'),
              language: languageName(language),
            })}
          />
        ))}
        {!isKnown && <TextInput {...field(`${at}.code`)} label={t('office.questionnaires.form.code')} maxLength={40} />}
        <TextInput {...field(`${at}.place`)} label={t('office.questionnaires.form.place')} inputMode="numeric" />
      </div>
      {isKnown && (
        <Checkbox
          {...drop}
          value="yes"
          defaultChecked={dropped === 'yes'}
          label={t('office.questionnaires.form.drop')}
        />
      )}
    </>
  )
}

/** Where nothing is chosen. */
const none = (label: string): Choice => ({ value: '', label })

function AnswerEffects({ index, ...props }: RowProps) {
  const t = useOfficeTranslate()
  const field = useField(props)
  const at = (name: string) => field(`answers.${index}.${name}`)
  const { choices } = props

  return (
    <div className="office-fields">
      <TextInput {...at('bp')} label={t('office.questionnaires.form.bp')} inputMode="decimal" />
      <Select
        {...at('part')}
        label={t('office.questionnaires.form.part')}
        options={[
          none(t('office.questionnaires.form.partNone')),
          ...choices.part.map((value) => ({ value, label: t(`office.questionnaires.part.${value as 'display'}`) })),
        ]}
      />
      <Select
        {...at('grade')}
        label={t('office.questionnaires.form.grade')}
        options={[none(t('office.questionnaires.form.gradeNone')), ...choices.grade.map(asChoice)]}
      />
      <Select
        {...at('gate')}
        label={t('office.questionnaires.form.gate')}
        options={[
          none(t('office.questionnaires.form.gateNone')),
          ...choices.gate.map((value) => ({
            value,
            label: t(`office.questionnaires.effect.${value as 'REJECT' | 'RECYCLE' | 'MANUAL'}`),
          })),
        ]}
      />
    </div>
  )
}

/** What few answers do; folded away where nothing of it is said. */
function SeldomEffects({ index, ...props }: RowProps) {
  const t = useOfficeTranslate()
  const field = useField(props)
  const at = (name: string) => field(`answers.${index}.${name}`)
  const { questions, answers } = props
  const asked = [
    ['skipTo', 'skipNone', questions],
    ['hides', 'hidesNone', questions],
    ['assume', 'assumeNone', answers],
    ['found', 'foundNone', answers],
  ] as const
  const isSaid = ['bonusBp', 'cents', ...asked.map(([name]) => name)].some((name) => at(name).defaultValue !== '')

  return (
    <details className="office-action" open={isSaid}>
      <summary>{t('office.questionnaires.form.seldom')}</summary>
      <div className="office-fields">
        <TextInput {...at('bonusBp')} label={t('office.questionnaires.form.bonusBp')} inputMode="decimal" />
        <TextInput {...at('cents')} label={t('office.questionnaires.form.cents')} />
        {asked.map(([name, nothing, options]) => (
          <Select
            key={name}
            {...at(name)}
            lang="de"
            label={t(`office.questionnaires.form.${name}`)}
            options={[none(t(`office.questionnaires.form.${nothing}`)), ...options]}
          />
        ))}
      </div>
    </details>
  )
}

const asChoice = (value: string): Choice => ({ value, label: value })
