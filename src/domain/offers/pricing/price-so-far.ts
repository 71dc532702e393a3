import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import { isPlain } from '#domain/offers/questions/fast-lane.ts'
import { followAnswers, type Answers } from '#domain/offers/questions/follow-answers.ts'
import { priceDevice, type DevicePrice } from './price-device.ts'
import type { Terms } from './worth.ts'

/** What the price comes to if all that is still open turns out well; what was said about later questions counts already. */
export function priceSoFar(terms: Terms, questions: readonly Question[], answers: Answers): DevicePrice {
  const { current } = followAnswers(questions, answers)
  if (!current) return priceDevice(terms, questions, answers)

  const well = wellAnswered(current)
  if (well) return priceSoFar(terms, questions, { ...answers, [current.code]: well })
  // Nobody can say what is broken without a loss: it is left open, and what follows counts.
  return priceSoFar(
    terms,
    questions.filter((question) => question !== current),
    answers,
  )
}

function wellAnswered({ kind, showIf, answers }: Question): readonly string[] | undefined {
  if (kind === 'multi') return showIf === null ? [] : undefined
  const plain = answers.find(({ effect }) => isPlain(effect))
  return plain && [plain.code]
}
