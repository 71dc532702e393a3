import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import type { StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { decisiveSteps, everyWay, stepOf } from './every-way.ts'
import type { Finding, PathStep } from './finding.ts'

type Found = Omit<Finding, 'variant'>

/** Whether every way ends, every question is asked on some way, and every answer leads to something that there is. */
export function checkWays(questions: readonly Question[]): Found[] {
  const { asked, stuck, end } = everyWay(questions)
  const pathTo = (question: Question): PathStep[] => decisiveSteps(questions, asked.get(question.code))
  return [
    ...questions.flatMap((question, index): Found[] => {
      const { code } = question
      if (!asked.has(code)) return [{ kind: 'unreachable', question: code, path: pathOfCondition(question) }]
      const path = pathTo(question)
      const later = new Set(questions.slice(index + 1).map((each) => each.code))
      return [
        ...(stuck.has(code) ? [{ kind: 'no-answer', question: code, path } as const] : []),
        ...question.answers.flatMap((answer) =>
          leadProblems(question, answer, later).map((found) => ({
            ...found,
            path: [...path, stepOf(question, [answer])],
          })),
        ),
      ]
    }),
    ...(end ? [] : [{ kind: 'no-offer' as const, question: null, path: [] }]),
  ]
}

/** The answer after which it would be asked, if only somebody could give it. */
function pathOfCondition({ showIf }: Question): PathStep[] {
  const [question, answer] = showIf?.split('=') ?? []
  return question !== undefined && answer !== undefined ? [{ question, answers: [answer] }] : []
}

function leadProblems(question: Question, answer: Answer, later: ReadonlySet<string>): Omit<Found, 'path'>[] {
  const { skipTo, hides, assume, found } = answer.effect
  const at = { question: question.code, answer: answer.code }
  const known = new Set(question.answers.filter((each) => each !== answer).map(({ code }) => code))
  return [
    ...[skipTo, hides]
      .filter((code) => code !== undefined && !later.has(code))
      .map((other) => ({ kind: 'leads-nowhere', ...at, other: other! }) as const),
    ...[assume, found]
      .filter((code) => code !== undefined && !known.has(code))
      .map((other) => ({ kind: 'unknown-answer', ...at, other: other! }) as const),
  ]
}

/** Whether everything is said in every language; a help that is said in none is only a pity. */
export function checkTexts(
  questions: readonly Question[],
  stored: readonly StoredQuestion[],
  languages: readonly string[],
): Found[] {
  const { asked } = everyWay(questions)
  return stored.flatMap((question): Found[] => {
    const path = decisiveSteps(questions, asked.get(question.code))
    const at = { question: question.code, path }
    const missing = (texts: object, answer?: string): Found[] =>
      languages
        .filter((language) => ((texts as Record<string, string>)[language] ?? '').trim() === '')
        .map((language) => ({ kind: 'text-missing', ...at, ...(answer !== undefined && { answer }), language }))
    const ifAny = (texts: object): Found[] => (isSaid(texts) ? missing(texts) : [])
    return [
      ...missing(question.question),
      ...ifAny(question.title),
      ...ifAny(question.description),
      ...ifAny(question.statement ?? {}),
      ...question.answers.flatMap(({ code, text }) => missing(text, code)),
      ...(isSaid(question.description) ? [] : [{ kind: 'help-missing', ...at } as const]),
    ]
  })
}

const isSaid = (texts: object): boolean => Object.values(texts).some((text) => String(text ?? '').trim() !== '')
