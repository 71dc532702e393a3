import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import { withoutAnswer } from '#domain/offers/questions/answers-address.ts'
import { followAnswers, isComplete, type Answers } from '#domain/offers/questions/follow-answers.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { priceDevice } from './price-device.ts'
import { whatIf } from './what-if.ts'
import type { Terms } from './worth.ts'

/** Something that can still be put into the box, how much more it brings, and the answers that say so. */
export type Raise = { answer: Answer; more: Cents; answers: Answers }

/** What would raise a price though the device stays as it is: accessories that nobody has mentioned. The most first. */
export function whatRaises(terms: Terms, questions: readonly Question[], answers: Answers): Raise[] {
  const walk = followAnswers(questions, answers)
  if (!isComplete(walk)) return []
  const price = priceDevice(terms, questions, answers).cents

  return walk.answered
    .filter(({ question }) => question.answers.some(isAlong(question)))
    .flatMap(({ question, chosen }): Raise[] => {
      const { code, kind } = question
      const kept = kind === 'multi' ? chosen : []
      const said = {
        ...withoutAnswer(answers, code),
        ...(kind === 'multi' && { [code]: kept.map((each) => each.code) }),
      }
      const prices = whatIf(terms, questions, said, question)
      const raises = question.answers
        .filter((answer) => isAlong(question)(answer) && !chosen.includes(answer))
        .map((answer) => ({
          answer,
          more: cents(prices.get(answer.code)! - price),
          answers: { ...said, [code]: [...kept.map((each) => each.code), answer.code] },
        }))
        .filter(({ more }) => more > 0)
      // Of several that exclude each other only the best helps.
      return kind === 'multi' ? raises : raises.toSorted(byMore).slice(0, 1)
    })
    .toSorted(byMore)
}

const byMore = (one: Raise, other: Raise): number => other.more - one.more

/** An amount counts as an accessory where answers have no order. */
const isAlong =
  ({ ordered }: Question) =>
  ({ effect }: Answer): boolean =>
    !ordered && (effect.cents ?? 0) > 0
