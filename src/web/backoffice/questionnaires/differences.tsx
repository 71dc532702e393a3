import type { Difference } from '#domain/catalogue/questionnaires/editing/differences.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { GermanWithin } from './german-within.tsx'
import { RowsTable } from '#web/backoffice/table/rows-table.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { answerNamed, conditionWords, effectWords, questionNamed, type QuestionNames } from './question-words.ts'

/** What is otherwise, and for whom: for all, or for some devices. */
export type ShownDifference =
  | (Difference & { override: string | null })
  | { what: 'override-added' | 'override-removed'; override: string }
  | { what: 'places'; override: string; before: string; after: string }

type Props = { caption: string; differences: readonly ShownDifference[]; names: QuestionNames }

type Where = { t: ReturnType<typeof useOfficeTranslate>; names: QuestionNames }

/** Two lists of questions, side by side where they differ. */
export function Differences({ caption, differences, names }: Props) {
  const t = useOfficeTranslate()
  const { languageName } = useFormats()
  const wordsAt = useDifferenceWords(names)

  return (
    <RowsTable
      caption={caption}
      rows={differences}
      keyOf={(difference) => JSON.stringify(difference)}
      columns={[
        {
          name: 'where',
          title: t('office.questionnaires.change.where'),
          show: (difference) => <span lang="de">{whereOf({ t, names }, difference)}</span>,
        },
        {
          name: 'what',
          title: t('office.questionnaires.change.what'),
          show: (difference) =>
            t(`office.questionnaires.change.${difference.what}`, {
              language: 'language' in difference ? languageName(difference.language) : '',
            }),
        },
        {
          name: 'before',
          title: t('office.questionnaires.change.before'),
          show: (difference) => (
            <span lang={languageOf(difference)}>
              <GermanWithin words={wordsAt(difference, 'before')} />
            </span>
          ),
        },
        {
          name: 'after',
          title: t('office.questionnaires.change.after'),
          show: (difference) => (
            <strong lang={languageOf(difference)}>
              <GermanWithin words={wordsAt(difference, 'after')} />
            </strong>
          ),
        },
      ]}
    />
  )
}

/** What sellers read is in their language. */
const languageOf = (difference: ShownDifference): string | undefined =>
  'language' in difference ? difference.language : undefined

function whereOf({ t, names }: Where, difference: ShownDifference): string {
  if (!('question' in difference)) return difference.override
  const { question, answer, override } = difference
  return [
    override,
    questionNamed(names, question),
    answer !== undefined && t('office.questionnaires.quoted', { text: answerNamed(names, question, answer) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function useDifferenceWords(names: QuestionNames) {
  const t = useOfficeTranslate()
  const formats = useFormats()
  return (difference: ShownDifference, when: 'before' | 'after'): string => {
    if (!('before' in difference)) return ''
    if (difference.what === 'effect') return effectWords({ t, formats, names }, difference[when], difference.question)
    const said = difference[when]
    if (difference.what === 'showIf')
      return said === '' ? t('office.questionnaires.form.always') : conditionWords({ t, names }, said)
    if (difference.what === 'kind')
      return t(said === 'multi' ? 'office.questionnaires.kind.multi' : 'office.questionnaires.kind.single')
    if (difference.what === 'ordered' || difference.what === 'sellerOnly')
      return t(said === 'true' ? 'office.questionnaires.yes' : 'office.questionnaires.no')
    return said
  }
}
