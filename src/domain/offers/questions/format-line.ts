import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { MessageKey } from '#shop/messages/messages.ts'
import type { PriceLine } from '#domain/offers/pricing/price-device.ts'

type Translate = (key: Extract<MessageKey, `offer.line.${string}`>, values?: Record<string, string | number>) => string

/** A line of a price in words. Questions and answers are quoted as they were asked. */
export function formatLine(t: Translate, questions: readonly Question[], line: PriceLine): string {
  if (line.kind === 'grade') return t('offer.line.grade', { grade: line.grade })
  if (line.kind === 'tier') return t('offer.line.tier', { percent: line.basisPoints / 100 })
  if (line.kind !== 'answer') return t(`offer.line.${line.kind}`)

  const question = questions.find(({ code }) => code === line.question)
  const textOf = (answer: string) => question?.answers.find(({ code }) => code === answer)?.text ?? ''
  const said = t('offer.line.answer', {
    question: question?.title || question?.question || '',
    answer: textOf(line.answer),
  })
  return line.atLeast === undefined ? said : t('offer.line.atLeast', { said, milder: textOf(line.atLeast) })
}
