import { isDeepStrictEqual } from 'node:util'
import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { SellerGrade } from '#domain/offers/questions/grades.ts'

/** What somebody says about a device, once to the questions as they are and once to the new ones; nothing, if they do not buy it. */
export type Case = { said?: string; grade?: SellerGrade; from: Answers | undefined; to: Answers | undefined }

export type Compared = {
  /** About a device as new. */
  asNew: Case
  /** With each answer that is otherwise, on a device that is as new apart from it, and on one that looks as bad as one can. */
  cases: readonly Case[]
  /** What was not bought before, and is bought now. */
  opened: readonly { said: string }[]
}

/** A fault takes most from what looks well; beside bad looks it is not held to what they take. */
const LOOKS = ['A', 'D'] as const

/** What does something else in other questions; nothing, if nothing does. */
export function compareQuestions(before: readonly Question[], after: readonly Question[]): Compared | undefined {
  const changes = changedAnswers(before, after)
  if (changes.length === 0) return undefined
  const plain = (grade: SellerGrade) => ({
    from: answersOfGrade(before, grade),
    to: plainAnswers(before, after, grade),
  })
  const cases = changes
    // Whom a new question sends away was never paid for the answer.
    .filter(({ from, to }) => from !== undefined || !to!.effect.gate)
    .flatMap(({ question, answer, said, from, to }) =>
      LOOKS.map((grade): Case => {
        const fault = { [question]: [answer] }
        return {
          said,
          grade,
          from: from ? answersOfGrade(before, grade, fault) : plain(grade).from,
          to: to ? answersOfGrade(after, grade, fault) : plain(grade).to,
        }
      }),
    )
  const opened = changes.filter(({ from, to }) => from?.effect.gate && !to?.effect.gate)
  return { asNew: plain('A'), cases, opened: opened.map(({ said }) => ({ said })) }
}

/** Where every answer to a new question does something, its first one is the best. */
function plainAnswers(
  before: readonly Question[],
  after: readonly Question[],
  grade: SellerGrade,
): Answers | undefined {
  const added = after.filter(({ code, kind }) => kind === 'single' && before.every((each) => each.code !== code))
  const first = Object.fromEntries(
    added.flatMap(({ code, answers }) => (answers[0] ? [[code, [answers[0].code]]] : [])),
  )
  return answersOfGrade(after, grade) ?? answersOfGrade(after, grade, first)
}

type ChangedAnswer = {
  question: string
  answer: string
  said: string
  from?: Answer | undefined
  to?: Answer | undefined
}

/** Every answer that does something else than before, that is gone, or that is new and does something. */
function changedAnswers(before: readonly Question[], after: readonly Question[]): ChangedAnswer[] {
  const codes = [...new Set([...before, ...after].map(({ code }) => code))]
  return codes.flatMap((question) => {
    const [old, fresh] = [before, after].map((questions) => questions.find(({ code }) => code === question))
    const isOrdered = old && fresh && old.ordered !== fresh.ordered
    const answers = [...new Set([...(old?.answers ?? []), ...(fresh?.answers ?? [])].map(({ code }) => code))]
    return answers.flatMap((answer): ChangedAnswer[] => {
      const [from, to] = [old, fresh].map((asked) => asked?.answers.find(({ code }) => code === answer))
      const does = isDeepStrictEqual(from?.effect ?? {}, to?.effect ?? {})
      if (does && !isOrdered) return []
      return [{ question, answer, said: `${(fresh ?? old)!.title}: ${(to ?? from)!.text}`, from, to }]
    })
  })
}
