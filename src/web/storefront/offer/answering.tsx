import { usePath, useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '../page-head.tsx'
import { answersSearch, withoutAnswer } from './answers-address.ts'
import { ClosedGate } from './closed-gate.tsx'
import { DeviceLine } from './device-line.tsx'
import { GivenAnswers } from './given-answers.tsx'
import type { DeviceInShort } from './load-device-page.ts'
import type { QuestionsData } from './load-questions.ts'
import { PriceBar, PriceCard } from './price-so-far.tsx'
import { QuestionForm } from './question-form.tsx'

type Props = { device: DeviceInShort; questions: QuestionsData; replaces?: string | undefined }

/** The page of a device while its questions are answered: the question is the page. */
export function Answering({ device, questions, replaces }: Props) {
  const t = useTranslate()
  const here = usePath()('product', { pdp: device.url })
  const { answers, given, gate } = questions
  const without = (code: string) => `${here}${answersSearch(withoutAnswer(answers, code), replaces)}#questions`
  const last = given.at(-1)

  return (
    <div id="questions" className="container stack">
      <PageHead
        title={t('product.title', { name: device.name })}
        description={t('product.questions.soFar')}
        picture={device.image}
        noindex
      />
      <DeviceLine {...device} />
      <div className="beside">
        <div className="stack stack--loose">
          {gate ? (
            <ClosedGate {...gate} device={device} back={without(gate.question)} />
          ) : (
            <QuestionForm {...{ device, questions, replaces, back: last && without(last.code) }} />
          )}
          {given.length > 0 && (
            <GivenAnswers title={t('product.questions.given.title')} given={given} change={without} />
          )}
          <p>
            <a href={here}>{t('product.questions.restart')}</a>
          </p>
        </div>
        {!gate && <PriceCard {...questions} />}
      </div>
      {!gate && <PriceBar {...questions} />}
    </div>
  )
}
