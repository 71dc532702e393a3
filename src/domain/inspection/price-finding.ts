import { isDeepStrictEqual } from 'node:util'
import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import { conditionOf } from '#domain/offers/questions/grades.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { agreementIn, priceDevice, type PriceLine } from '#domain/offers/pricing/price-device.ts'
import {
  answersOf,
  followAnswers,
  type Answers,
  type Gate,
  type QuestionPath,
} from '#domain/offers/questions/follow-answers.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import { cents, type Cents } from '#shop/money/money.ts'

/** A question that we would have answered otherwise than the seller. */
export type Difference = { question: Question; promised: Answer[]; found: Answer[] }

/** What a device is worth as we see it, and what that has to do with what was said about it. */
export type PricedFinding = {
  answers: Answers
  condition: string
  lines: PriceLine[]
  cents: Cents
  differences: Difference[]
  /** What still has to be answered; nothing if the finding is complete. */
  open: Question | undefined
  /** Why we would not buy it at all. */
  gate: Gate | undefined
}

type Promised = Pick<
  Offer,
  'questions' | 'answers' | 'rules' | 'base' | 'repairCosts' | 'segment' | 'pieces' | 'lines' | 'cents'
>

/** The terms on which an offer was made: a second look uses the same. */
export const termsOf = ({ rules, base, repairCosts, segment, pieces, lines }: Promised): Terms => ({
  rules,
  base,
  repairCosts,
  segment,
  pieces,
  agreed: agreementIn(lines),
})

/** The same questions and the same function as for the offer, with our answers. */
export function priceFinding(terms: Terms, offer: Promised, answers: Answers): PricedFinding {
  const { questions } = offer
  const walk = followAnswers(questions, answers)
  const differences = differencesOf(followAnswers(questions, offer.answers), walk)
  return {
    answers: answersOf(walk),
    condition: conditionOf(walk.answered),
    ...priceOf(terms, offer, answers, walk, differences),
    differences,
    open: walk.current,
    gate: walk.gate,
  }
}

/** As described it is worth what was promised, whatever our rules say by now. */
function priceOf(
  terms: Terms,
  offer: Promised,
  answers: Answers,
  { current, gate }: QuestionPath,
  differences: readonly Difference[],
): Pick<Offer, 'cents' | 'lines'> {
  if (gate) return worthNothing(terms)
  const asPromised = !current && differences.length === 0 && isDeepStrictEqual(terms, termsOf(offer))
  return asPromised ? { cents: offer.cents, lines: offer.lines } : priceDevice(terms, offer.questions, answers)
}

/** What we do not buy can still be recycled. */
const worthNothing = ({ base }: Terms): Pick<Offer, 'cents' | 'lines'> => ({
  cents: cents(0),
  lines: [
    { kind: 'base', cents: base },
    { kind: 'recycling', cents: cents(-base) },
  ],
})

function differencesOf(said: QuestionPath, seen: QuestionPath): Difference[] {
  const promised = new Map(said.answered.map(({ question, chosen }) => [question.code, chosen]))
  return seen.answered
    .map(({ question, chosen }) => ({ question, promised: promised.get(question.code) ?? [], found: chosen }))
    .filter(({ promised: before, found }) => !isSame(before, found))
}

const isSame = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  one.length === other.length && one.every(({ code }) => other.some((answer) => answer.code === code))

export type Verdict = 'unfinished' | 'matches' | 'better' | 'worse'

/** Whoever described his device worse than it is gets more, without asking. Whoever did the opposite is asked. */
export function verdictOn({ cents: found, open, gate }: PricedFinding, promised: Cents): Verdict {
  if (open) return 'unfinished'
  if (gate || found < promised) return 'worse'
  return found > promised ? 'better' : 'matches'
}
