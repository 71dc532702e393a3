import { useTranslate } from '#web/shop-context.tsx'
import type { GivenAnswer } from './load-questions.ts'

type Props = {
  title: string
  given: readonly GivenAnswer[]
  /** Where a question is asked again; without it the answers only tell. */
  change?: (code: string) => string
}

export function GivenAnswers({ title, given, change }: Props) {
  const t = useTranslate()

  return (
    <section className="stack">
      <h2>{title}</h2>
      <dl className="given">
        {given.map((answer) => (
          <div key={answer.code}>
            <dt>{answer.title}</dt>
            <dd>
              <Chosen {...answer} />
            </dd>
            {change && (
              <dd className="given__change">
                <a href={change(answer.code)}>
                  {t('product.questions.given.change')}
                  <span className="visually-hidden">: {answer.title}</span>
                </a>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

function Chosen({ chosen }: GivenAnswer) {
  const t = useTranslate()
  if (chosen.length === 0) return t('product.questions.given.nothing')

  return chosen.map(({ text, assumes }, position) => (
    <span key={text}>
      {position > 0 && ', '}
      {text}
      {assumes !== undefined && (
        <span className="choice__hint">{t('product.questions.assumes', { answer: assumes })}</span>
      )}
    </span>
  ))
}
