import type { Answer, Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import { isWorse, type Grade, type SellerGrade } from './grades.ts'
import { followAnswers, isComplete, type Answers } from './follow-answers.ts'

/**
 * What somebody would answer about a device of which only its looks are known, and perhaps what does not work: it is his,
 * all else works, and it comes alone. Nothing if the questions do not let such a device be sold.
 */
export function answersOfGrade(
  questions: readonly Question[],
  grade: SellerGrade,
  faults: Answers = {},
): Answers | undefined {
  const said = { ...conditionsOf(questions, faults), ...faults }
  const answers: Record<string, string[]> = {}
  for (const _ of questions) {
    const { current, gate } = followAnswers(questions, answers)
    if (gate) return undefined
    if (!current) return answers
    const chosen = said[current.code] ?? (current.kind === 'multi' ? [] : plainAnswer(current, grade))
    if (!chosen) return undefined
    answers[current.code] = [...chosen]
  }
  return isComplete(followAnswers(questions, answers)) ? answers : undefined
}

/** Who says which part is broken has said that something is: what a question depends on that was answered. */
const conditionsOf = (questions: readonly Question[], faults: Answers): Answers =>
  Object.fromEntries(
    questions
      .filter(({ code, showIf }) => showIf !== null && (faults[code]?.length ?? 0) > 0)
      .map(({ showIf }) => showIf!.split('='))
      .map(([question = '', answer = '']) => [question, [answer]]),
  )

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
