import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { useOfficeTranslate } from '#web/shop-context.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { OnScreen } from '../inspect.tsx'
import { answerField } from '../read-finding.ts'
import type { ShownPrice } from '../show-price.ts'
import { letterOf } from './use-bench-keys.ts'

type Props = { shown: OnScreen; price: ShownPrice }

/** The seller's questions with our answers. */
export function FindingFields({ shown, price }: Props) {
  const t = useOfficeTranslate()

  return (
    <section className="stack stack--tight">
      <h2>{t('office.inspection.item.questions')}</h2>
      <p className="office-soft">{t('office.inspection.item.questionsText')}</p>
      {shown.questions.map((question, index) => (
        <FindingQuestion
          key={question.code}
          question={question}
          letter={letterOf(index)}
          said={shown.said[question.code]}
          found={shown.finding.answers[question.code] ?? []}
          isShown={price.shown.includes(question.code)}
          differs={price.different.includes(question.code)}
        />
      ))}
    </section>
  )
}

type QuestionProps = {
  question: Question
  /** The key that leads there. */
  letter: string | undefined
  /** What the seller chose; nothing if he was not asked. */
  said: readonly string[] | undefined
  found: readonly string[]
  isShown: boolean
  differs: boolean
}

/** Prefilled with the seller's answer; what differs from it stands out. */
function FindingQuestion({ question, letter, said, found, ...look }: QuestionProps) {
  const t = useOfficeTranslate()
  const scripted = useScripted()
  const { code, title, question: text, kind, answers } = question
  const texts = answers.filter((answer) => said?.includes(answer.code)).map((answer) => answer.text)

  return (
    <fieldset
      hidden={!look.isShown}
      className={classNames('office-question', look.differs && 'office-question--differs')}
      data-letter={letter}
    >
      <legend>
        <span data-key={scripted ? letter : undefined} lang="de">
          {title || text}
        </span>
        {said && look.differs && (
          <span className="office-said">
            {t('office.inspection.item.said', { answer: texts.join(', ') || t('office.inspection.item.nothing') })}
          </span>
        )}
      </legend>
      <div className="office-answers">
        {answers.map((answer, index) => (
          <label key={answer.code} className="office-answer">
            <input
              type={kind === 'multi' ? 'checkbox' : 'radio'}
              name={answerField(code)}
              value={answer.code}
              defaultChecked={found.includes(answer.code)}
            />
            <span data-key={scripted && index < 9 ? index + 1 : undefined} lang="de">
              {answer.text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
