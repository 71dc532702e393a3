import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'

/** A question about a device as a form asks it. */
export type RowQuestion = {
  code: string
  title: string
  kind: Question['kind']
  /** Its looks are told by the grade, unless somebody says more. */
  byGrade: boolean
  /** The empty value is what is true of a device that works. */
  options: { value: string; text: string }[]
  chosen: string[]
}

/** The questions about a device that something can be wrong with; what follows from other answers is not asked. */
export function rowQuestions(questions: readonly Question[], faults: Answers): RowQuestion[] {
  const conditions = new Set(questions.flatMap(({ showIf }) => showIf?.split('=')[0] ?? []))
  return questions
    .filter(({ code, sellerOnly }) => !conditions.has(code) && (!sellerOnly || faults[code] !== undefined))
    .map(({ code, title, question, kind, answers }) => {
      const byGrade = kind !== 'multi' && answers.some(({ effect }) => effect.grade !== undefined)
      const usual = kind === 'multi' || byGrade ? undefined : answers.find(isUsual)
      return {
        code,
        title: title || question,
        kind,
        byGrade,
        options: answers.map((answer) => ({ value: answer === usual ? '' : answer.code, text: answer.text })),
        chosen: [...(faults[code] ?? [])],
      }
    })
}

/** Neither does it move the price nor the way through the questions. */
const isUsual = ({ effect }: Answer): boolean => Object.keys(effect).length === 0

/** What of these answers says more than that a device works, as far as its questions know it. */
export function faultsIn(questions: readonly Question[], given: Answers): Answers {
  return Object.fromEntries(
    questions.flatMap(({ code, kind, answers }) => {
      const chosen = answers.filter((answer) => given[code]?.includes(answer.code)).map((answer) => answer.code)
      const some = kind === 'multi' ? chosen : chosen.slice(0, 1)
      return some.length === 0 ? [] : [[code, some]]
    }),
  )
}
