import type { ReactNode } from 'react'
import { usePath, useTranslate } from '#web/shop-context.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { ClosedGate } from './closed-gate.tsx'
import { DeviceLine } from './device-line.tsx'
import { GivenAnswers } from './given-answers.tsx'
import type { DeviceInShort } from './load-device-page.ts'
import type { QuestionsData } from './load-questions.ts'
import { PriceBar, PriceCard } from './price-so-far.tsx'

export { QuestionForm } from './question-form.tsx'

type Props = {
  device: DeviceInShort
  questions: QuestionsData
  /** Where a question is asked again. */
  without: (code: string) => string
  /** Where everything can be confirmed at once. */
  list: string
  /** The form of the current question. */
  children: ReactNode
}

/** The page of a device while its questions are answered: the question is the page. */
export function Answering({ device, questions, without, list, children }: Props) {
  const t = useTranslate()
  const here = usePath()('product', { pdp: device.url })
  const { given, gate } = questions

  return (
    <div id="questions" className="container stack">
      <PageHead
        title={t('product.title', { name: device.name })}
        description={t('product.questions.soFar')}
        preview={device.preview}
        noindex
      />
      <DeviceLine {...device} />
      <div className="beside">
        <div className="stack stack--loose">
          {gate ? <ClosedGate gate={gate} back={without(gate.question)} /> : children}
          {given.length > 0 && !questions.statements && (
            <GivenAnswers title={t('product.questions.given.title')} given={given} change={without} />
          )}
          <p className="cluster">
            {questions.list === 'offered' && !questions.statements && <a href={list}>{t('product.lane.list')}</a>}
            <a href={here}>{t('product.questions.restart')}</a>
          </p>
        </div>
        {!gate && <PriceCard {...questions} />}
      </div>
      {!gate && <PriceBar {...questions} />}
    </div>
  )
}
