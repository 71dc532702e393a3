import type { Answer, Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import { chosenOf, comesTo, conditionsIn, goOn, passBy, wayIn } from './way-through.ts'

/** By question: the chosen answers. An empty list is an answer too: “nothing of this”. */
export type Answers = Readonly<Record<string, readonly string[]>>

export type Answered = { question: Question; chosen: Answer[] }

export type Gate = { gate: NonNullable<Effect['gate']>; question: Question; answer: Answer }

/** How far somebody has come with the questions. */
export type QuestionPath = {
  /** What was asked and answered, in order. Answers to what is not asked any more are left out. */
  answered: Answered[]
  /** The question to ask now; none when all are answered or a gate has closed. */
  current: Question | undefined
  /** What is sure to follow after the current one, answered already or not. */
  ahead: Question[]
  gate: Gate | undefined
}

/** Goes through the questions as the answers lead. */
export function followAnswers(questions: readonly Question[], answers: Answers): QuestionPath {
  const answered: Answered[] = []
  const conditions = conditionsIn(questions)
  let way = wayIn

  for (const [index, question] of questions.entries()) {
    if (!comesTo(way, question)) {
      way = passBy(way, question)
      continue
    }
    const chosen = chosenOf(question, answers[question.code])
    if (!chosen) return { answered, current: question, ahead: sureAfter(questions, index, way.hidden), gate: undefined }
    answered.push({ question, chosen })
    for (const answer of chosen) {
      const { gate } = answer.effect
      if (gate) return { answered, current: undefined, ahead: [], gate: { gate, question, answer } }
    }
    way = goOn(way, question, chosen, conditions)
  }
  return { answered, current: undefined, ahead: [], gate: undefined }
}

/** Everything has been asked, and nothing stands against an offer. */
export const isComplete = ({ current, gate }: QuestionPath): boolean => current === undefined && gate === undefined

/** What was answered, without what was said about questions that are not asked. */
export const answersOf = ({ answered }: QuestionPath): Answers =>
  Object.fromEntries(answered.map(({ question, chosen }) => [question.code, chosen.map(({ code }) => code)]))

/** Everything that was said and that these questions know, asked or not. */
export const understood = (questions: readonly Question[], given: Answers): Answers =>
  Object.fromEntries(
    questions.flatMap(({ code, answers }) => {
      const chosen = given[code]
      return chosen?.every((value) => answers.some((answer) => answer.code === value)) ? [[code, chosen]] : []
    }),
  )

const sureAfter = (questions: readonly Question[], index: number, hidden: readonly string[]): Question[] =>
  questions.slice(index + 1).filter(({ code, showIf }) => showIf === null && !hidden.includes(code))

/** Whether the current question is the last one, however it is answered: then its answer asks for the offer. */
export function isLast(questions: readonly Question[], answers: Answers, current: Question): boolean {
  const choices = current.kind === 'multi' ? [[]] : current.answers.map(({ code }) => [code])
  return choices.every((codes) => followAnswers(questions, { ...answers, [current.code]: codes }).current === undefined)
}
