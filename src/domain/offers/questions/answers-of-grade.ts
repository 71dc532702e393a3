import type { Answer, Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import { isWorse, type Grade, type SellerGrade } from './grades.ts'
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
  const known = answers.filter(({ effect }) => isPlain(effect)).filter(({ effect }) => !isWorse(gradeIn(effect), grade))
  const worst = known.reduce<Answer | undefined>(
    (found, each) => (!found || isWorse(gradeIn(each.effect), gradeIn(found.effect)) ? each : found),
    undefined,
  )
  return worst && [worst.code]
}

const gradeIn = ({ grade }: Effect): Grade => grade ?? 'A'

/** It moves neither the price, apart from the grade, nor the way through the questions. */
const isPlain = ({ gate, bp, bonusBp, cents, skipTo, assume }: Effect): boolean =>
  !gate && !bp && !bonusBp && !cents && skipTo === undefined && assume === undefined
