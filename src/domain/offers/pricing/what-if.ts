import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Cents } from '#shop/money/money.ts'
import { priceSoFar } from './price-so-far.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { Terms } from './worth.ts'

/** What the price would be with each answer to this question, if all that is still open turns out well. */
export function whatIf(
  terms: Terms,
  questions: readonly Question[],
  answers: Answers,
  { code, answers: choices }: Question,
): Map<string, Cents> {
  const given = answers[code] ?? []
  return new Map(
    choices.map((choice) => {
      const chosen = [...given.filter(isNot(choice.code)), choice.code]
      return [choice.code, priceSoFar(terms, questions, { ...answers, [code]: chosen }).cents]
    }),
  )
}

const isNot = (code: string) => (other: string) => other !== code
