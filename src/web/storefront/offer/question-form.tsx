import { Form, useNavigation } from 'react-router'
import { Icon } from '#web/art/icons.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { BigButtons, Boxes } from './answer-choices.tsx'
import { answerFields, answersSearch, withoutAnswer } from '#domain/offers/questions/answers-address.ts'
import type { AskedQuestion, QuestionsData } from './load-questions.ts'

type Props = {
  device: { url: string }
  questions: QuestionsData
  replaces?: string | undefined
  /** The page on which the question before is asked again. */
  back?: string | undefined
}

/** One question; or, if all are answered, the way to the offer. */
export function QuestionForm({ device, questions, replaces, back }: Props) {
  const t = useTranslate()
  const { current, step, steps } = questions

  return (
    <section className="stack" aria-labelledby="question">
      {current && (
        <div className="stack stack--tight">
          <p className="kicker">{t('product.questions.progress', { step, steps })}</p>
          <progress className="bar" value={step - 1} max={steps} aria-hidden="true" />
        </div>
      )}
      <AnswerForm {...{ device, questions, replaces }} />
      {back !== undefined && (
        <p>
          <LinkButton href={back} look="ghost" size="small">
            <Icon name="chevron-left" size={18} />
            {t('product.questions.back')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

/**
 * An answer leads to an address in which it stands; the last one asks for the offer. A second click while the first is
 * under way would ask for a second one.
 */
function AnswerForm({ device, questions: { current, answers }, replaces }: Omit<Props, 'back'>) {
  const here = usePath()('product', { pdp: device.url })
  const busy = useNavigation().state !== 'idle'
  const others = current ? withoutAnswer(answers, current.code) : answers
  const asksForOffer = !current || current.isLast
  const target = asksForOffer
    ? ({ method: 'post', action: here + answersSearch(others, { replaces }) } as const)
    : ({ method: 'get', action: `${here}#questions` } as const)

  return (
    <Form {...target} className="stack" onSubmit={(event) => busy && event.preventDefault()}>
      {!asksForOffer &&
        answerFields(others, { replaces }).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      {current ? <Question {...current} busy={busy} /> : <Finished busy={busy} />}
    </Form>
  )
}

function Question({ busy, ...question }: AskedQuestion & { busy: boolean }) {
  const t = useTranslate()
  const { kind, isLast } = question

  return (
    <>
      <fieldset className="stack" aria-describedby="question-help">
        <legend>
          <h2 id="question" tabIndex={-1}>
            {question.question}
          </h2>
        </legend>
        <p id="question-help" className="muted">
          {question.description}
        </p>
        {kind === 'multi' ? <Boxes {...question} /> : <BigButtons {...question} />}
      </fieldset>
      {kind === 'multi' && (
        <p>
          <Button type="submit" size="large" busy={busy}>
            {t(isLast ? 'product.questions.show' : 'product.questions.next')}
          </Button>
        </p>
      )}
    </>
  )
}

function Finished({ busy }: { busy: boolean }) {
  const t = useTranslate()

  return (
    <>
      <h2 id="question" tabIndex={-1}>
        {t('product.questions.done.title')}
      </h2>
      <p>{t('product.questions.done.text')}</p>
      <p>
        <Button type="submit" size="large" busy={busy}>
          {t('product.questions.show')}
        </Button>
      </p>
    </>
  )
}
