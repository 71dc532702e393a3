import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Answers, QuestionPath } from './follow-answers.ts'

/** What is wrong with the answer to a question: there is no such question · it makes no sense · others rule it out. */
export type WrongAnswer = { question: string; why: 'unknown-question' | 'unclear' | 'not-asked' }

/**
 * Pages ask one question after the other and may ignore what is left over from a changed mind. A program sends
 * everything at once: what it says beside the way through the questions would be forgotten, and the offer not be meant so.
 */
export function wrongAnswers(questions: readonly Question[], answers: Answers, walk: QuestionPath): WrongAnswer[] {
  const walked = new Set(walk.answered.map(({ question }) => question.code))
  const current = walk.current ? questions.indexOf(walk.current) : questions.length

  return Object.entries(answers).flatMap(([code, chosen]): WrongAnswer[] => {
    const index = questions.findIndex((question) => question.code === code)
    if (index === -1) return [{ question: code, why: 'unknown-question' }]
    if (index === current) return [{ question: code, why: 'unclear' }]
    // What comes later is looked at when its turn comes; who says nothing contradicts nobody.
    if (index > current || walked.has(code) || chosen.length === 0) return []
    return [{ question: code, why: 'not-asked' }]
  })
}

/** The answered questions that rule out the given ones: whoever asks them again finds out what is true. */
export function questionsBehind(
  questions: readonly Question[],
  walk: QuestionPath,
  ruledOut: readonly string[],
): Question[] {
  const unasked = questions.filter(({ code }) => ruledOut.includes(code))
  const decides = ({ question, chosen }: QuestionPath['answered'][number]): boolean =>
    unasked.some(
      ({ code, showIf }) =>
        showIf?.split('=')[0] === question.code ||
        chosen.some(({ effect }) => effect.hides === code || leapsOver(questions, question, effect.skipTo, code)),
    )
  return walk.answered.filter(decides).map(({ question }) => question)
}

function leapsOver(questions: readonly Question[], from: Question, skipTo: string | undefined, code: string): boolean {
  if (skipTo === undefined) return false
  const [start, end] = [questions.indexOf(from), questions.findIndex((question) => question.code === skipTo)]
  return questions.slice(start + 1, end).some((question) => question.code === code)
}
