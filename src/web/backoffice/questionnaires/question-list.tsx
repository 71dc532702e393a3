import type { StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { useMay } from '#web/backoffice/frame/use-me.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { GermanWithin } from './german-within.tsx'
import { conditionWords, effectWords, questionNamed, type QuestionNames } from './question-words.ts'

type Props = { id: number; questions: readonly StoredQuestion[]; names: QuestionNames; isDraft: boolean }

/** All questions in their order, with what their answers do. */
export function QuestionList({ id, questions, names, isDraft }: Props) {
  const t = useOfficeTranslate()
  const formats = useFormats()
  const mayEdit = useMay()('prices.change') && isDraft

  return (
    <section className="stack">
      <div className="cluster cluster--apart">
        <h2>{t('office.questionnaires.questions')}</h2>
        {mayEdit && (
          <LinkButton href={`/questionnaires/${id}/questions/new`} look="quiet" size="small">
            {t('office.questionnaires.add')}
          </LinkButton>
        )}
      </div>
      <ol className="question-cards">
        {questions.map((question) => (
          <li key={question.code} className="question-card">
            <div className="cluster cluster--apart">
              <h3 lang="de">{questionNamed(names, question.code)}</h3>
              {mayEdit && (
                <a href={`/questionnaires/${id}/questions/${question.code}`}>
                  {t('office.questionnaires.edit')}
                  <span className="visually-hidden" lang="de">
                    {' '}
                    {questionNamed(names, question.code)}
                  </span>
                </a>
              )}
            </div>
            <p lang="de">{question.question.de}</p>
            <Marks question={question} names={names} />
            <ul className="question-answers">
              {question.answers.map(({ code, text, effect }) => (
                <li key={code}>
                  <span lang="de">{text.de}</span>{' '}
                  <span className="office-soft">
                    (<GermanWithin words={effectWords({ t, formats, names }, effect, question.code)} />)
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Marks({
  question: { kind, ordered, sellerOnly, showIf },
  names,
}: {
  question: StoredQuestion
  names: QuestionNames
}) {
  const t = useOfficeTranslate()
  const marks = [
    showIf !== null && t('office.questionnaires.onlyIf', { condition: conditionWords({ t, names }, showIf) }),
    kind === 'multi' && t('office.questionnaires.several'),
    ordered && t('office.questionnaires.ordered'),
    sellerOnly && t('office.questionnaires.sellerOnly'),
  ].filter(Boolean)
  return marks.length === 0 ? null : (
    <p className="office-soft">
      <GermanWithin words={marks.join(' · ')} />
    </p>
  )
}
