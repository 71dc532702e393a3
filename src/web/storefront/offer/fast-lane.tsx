import type { FormEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Icon } from '#web/art/icons.tsx'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { answerFields, answersSearch } from '#domain/offers/questions/answers-address.ts'
import type { StatementData } from './load-statements.ts'
import type { QuestionsData } from './load-questions.ts'

type Props = {
  device: { url: string }
  questions: Pick<QuestionsData, 'answers'>
  statements: readonly StatementData[]
  replaces?: string | undefined
}

/**
 * “Is all of this true?” One tap says yes to everything; a line opens for whoever has to say otherwise. It is a plain form: what
 * was changed shows by style alone, and without scripts it works as well.
 */
export function FastLane({ device, questions, statements, replaces }: Props) {
  const t = useTranslate()
  const here = usePath()('product', { pdp: device.url })
  const busy = useNavigation().state !== 'idle'
  const submit = useSubmit()
  /** The tap shows first: on a phone the router takes longer when it runs for the first time. */
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!busy) requestAnimationFrame(() => setTimeout(() => void submit(form)))
  }
  const isListed = (name: string) => statements.some(({ code }) => code === name)
  const others = Object.fromEntries(Object.entries(questions.answers).filter(([name]) => !isListed(name)))

  return (
    <section className="stack" aria-labelledby="question">
      <h2 id="question" tabIndex={-1}>
        {t('product.lane.title')}
      </h2>
      <p className="muted">
        {t('product.lane.text')}{' '}
        <a href={`${here}${answersSearch(questions.answers, { replaces, lane: 'steps' })}#questions`} rel="nofollow">
          {t('product.lane.steps')}
        </a>
      </p>
      <Form method="get" action={`${here}#questions`} className="stack lane" onSubmit={confirm}>
        {answerFields(others, { replaces, lane: 'confirmed' }).map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <ul className="statements">
          {statements.map((statement) => (
            <li key={statement.code}>
              <StatementLine {...statement} />
            </li>
          ))}
        </ul>
        <Button type="submit" size="large" wide busy={busy}>
          <span className="lane__all">{t('product.lane.confirm')}</span>
          <span className="lane__some">{t('product.questions.next')}</span>
        </Button>
      </Form>
    </section>
  )
}

function StatementLine({ code, kind, text, question, choices }: StatementData) {
  const isOtherwise = choices.some(({ isChosen, isUsual }) => isChosen && !isUsual)

  return (
    <details className="statement" open={isOtherwise}>
      <summary className="statement__line">
        <Icon name="check" />
        <span>{text}</span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <fieldset className="statement__choices">
        <legend>{question}</legend>
        {kind === 'multi' && <input type="hidden" name={code} value="" />}
        {choices.map((choice) => (
          <label key={choice.code} className="choice">
            <input
              type={kind === 'multi' ? 'checkbox' : 'radio'}
              className="choice__box"
              name={code}
              value={choice.code}
              defaultChecked={choice.isChosen}
              data-otherwise={choice.isUsual ? undefined : ''}
            />
            <span>
              {choice.text}
              {choice.change !== '' && <span className="answer__change"> {choice.change}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  )
}
