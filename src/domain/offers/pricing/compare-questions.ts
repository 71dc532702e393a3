import { isDeepStrictEqual } from 'node:util'
import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'

/** What somebody says about a device, once to the questions as they are and once to the new ones; nothing, if they do not buy it. */
type Case = { said?: string; from: Answers | undefined; to: Answers | undefined }

export type Compared = {
  /** As new first, then everything that is otherwise by itself. None, if nothing is otherwise. */
  cases: readonly Case[]
  /** What was refused before, and is bought now. */
  gates: readonly { said: string }[]
}

const NOTHING: Compared = { cases: [], gates: [] }

export function compareQuestions(before: readonly Question[], after: readonly Question[]): Compared {
  const changes = changedAnswers(before, after)
  if (changes.length === 0) return NOTHING
  const plain = { from: answersOfGrade(before, 'A'), to: plainAnswers(before, after) }
  const alone = changes
    // Whom a new question sends away was never paid for the answer.
    .filter(({ from, to }) => from !== undefined || !to!.effect.gate)
    .map(({ question, answer, said, from, to }): Case => {
      const fault = { [question]: [answer] }
      return {
        said,
        from: from ? answersOfGrade(before, 'A', fault) : plain.from,
        to: to ? answersOfGrade(after, 'A', fault) : plain.to,
      }
    })
  const gates = changes.filter(({ from, to }) => from?.effect.gate === 'REJECT' && !to?.effect.gate)
  return { cases: [plain, ...alone], gates: gates.map(({ said }) => ({ said })) }
}

/** Where every answer to a new question does something, its first one is the best. */
function plainAnswers(before: readonly Question[], after: readonly Question[]): Answers | undefined {
  const added = after.filter(({ code, kind }) => kind === 'single' && before.every((each) => each.code !== code))
  const first = Object.fromEntries(
    added.flatMap(({ code, answers }) => (answers[0] ? [[code, [answers[0].code]]] : [])),
  )
  return answersOfGrade(after, 'A') ?? answersOfGrade(after, 'A', first)
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
