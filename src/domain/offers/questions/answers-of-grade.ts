import type { Answer, Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import { gradeFactors, type SellerGrade } from './grades.ts'
import { followAnswers, type Answers } from './follow-answers.ts'

/**
 * What somebody would answer about a device of which only its looks are known: it is his, it works, and comes alone.
 * Nothing if the questions do not let such a device be sold.
 */
export function answersOfGrade(questions: readonly Question[], grade: SellerGrade): Answers | undefined {
  const answers: Record<string, string[]> = {}
  for (const _ of questions) {
    const { current, gate } = followAnswers(questions, answers)
    if (gate) return undefined
    if (!current) return answers
    const chosen = current.kind === 'multi' ? [] : plainAnswer(current, grade)
    if (!chosen) return undefined
    answers[current.code] = chosen
  }
  return followAnswers(questions, answers).current ? undefined : answers
}

/** Not every question knows every grade: then the worst that is not worse. */
function plainAnswer({ answers }: Question, grade: SellerGrade): string[] | undefined {
  const known = answers
    .filter(({ effect }) => isPlain(effect))
    .filter(({ effect }) => !effect.grade || gradeFactors[effect.grade] >= gradeFactors[grade])
  const worst = known.reduce<Answer | undefined>(
    (found, each) => (factorOf(each) < (found ? factorOf(found) : Infinity) ? each : found),
    undefined,
  )
  return worst && [worst.code]
}

const factorOf = ({ effect }: Answer): number => gradeFactors[effect.grade ?? 'A']

/** It moves neither the price, apart from the grade, nor the way through the questions. */
const isPlain = ({ gate, bp, bonusBp, cents, skipTo, assume }: Effect): boolean =>
  !gate && !bp && !bonusBp && !cents && skipTo === undefined && assume === undefined
