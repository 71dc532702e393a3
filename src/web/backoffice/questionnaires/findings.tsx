import type { LookedAt } from '#domain/offers/checks/look-at-questionnaire.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { useFormats } from '#web/backoffice/frame/formats.ts'
import { GermanWithin, inGerman } from './german-within.tsx'
import { answerNamed, questionNamed, type QuestionNames } from './question-words.ts'

type Props = { findings: readonly LookedAt[]; names: QuestionNames }

/** What is wrong with the questions, and on which way somebody comes there. */
export function Findings({ findings, names }: Props) {
  const t = useOfficeTranslate()

  return (
    <section className="stack" aria-labelledby="findings">
      <h2 id="findings">{t('office.questionnaires.findings.title')}</h2>
      {findings.length === 0 ? (
        <p className="office-soft">{t('office.questionnaires.findings.fine')}</p>
      ) : (
        <>
          <p className="office-soft">{t('office.questionnaires.findings.text')}</p>
          <ul className="findings">
            {findings.map((finding) => (
              <FindingRow key={JSON.stringify(finding)} {...{ finding, names }} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function FindingRow({ finding, names }: { finding: LookedAt; names: QuestionNames }) {
  const t = useOfficeTranslate()
  const { level, isKnown, variant } = finding

  return (
    <li className="finding">
      <p className="cluster">
        <Badge look={level === 'error' ? 'danger' : 'warning'}>{t(`office.questionnaires.findings.${level}`)}</Badge>
        {isKnown && <Badge>{t('office.questionnaires.findings.known')}</Badge>}
        {variant.includes('.') && <Badge>{variant}</Badge>}
      </p>
      <p>
        <GermanWithin words={useFindingWords(finding, names)} />
      </p>
      <p className="office-soft">
        {t('office.questionnaires.findings.path')}: <span lang="de">{usePathWords(finding, names)}</span>
      </p>
    </li>
  )
}

function useFindingWords({ kind, question, answer, other, language, cents }: LookedAt, names: QuestionNames): string {
  const t = useOfficeTranslate()
  const { formatMoney, languageName } = useFormats()
  const key = kind === 'text-missing' && answer !== undefined ? 'text-missing-answer' : kind
  const asked = question ?? ''
  const isQuestion = kind === 'leads-nowhere'
  return t(`office.questionnaires.findings.${key}`, {
    question: inGerman(questionNamed(names, asked)),
    answer: answer === undefined ? '' : inGerman(answerNamed(names, asked, answer)),
    other:
      other === undefined ? '' : inGerman(isQuestion ? questionNamed(names, other) : answerNamed(names, asked, other)),
    language: language === undefined ? '' : languageName(language),
    amount: formatMoney(Math.abs(cents ?? 0)),
  })
}

function usePathWords({ path }: LookedAt, names: QuestionNames): string {
  const t = useOfficeTranslate()
  if (path.length === 0) return t('office.questionnaires.findings.everyWay')
  return path
    .map(({ question, answers }) => {
      const said = answers.map((answer) => answerNamed(names, question, answer)).join(' + ')
      return `${questionNamed(names, question)}: ${said || t('office.questionnaires.findings.nothing')}`
    })
    .join(' → ')
}
