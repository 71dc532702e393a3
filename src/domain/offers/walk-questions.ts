import type { Answer, Effect, Question } from '#domain/catalogue/catalogue.ts'

/** By question: the chosen answers. An empty list is an answer too: “nothing of this”. */
export type Answers = Readonly<Record<string, readonly string[]>>

export type Answered = { question: Question; chosen: Answer[] }

export type Gate = { gate: NonNullable<Effect['gate']>; question: Question; answer: Answer }

/** How far somebody has come with the questions. */
export type Walk = {
  /** What was asked and answered, in order. Answers to what is not asked any more are left out. */
  answered: Answered[]
  /** The question to ask now; none when all are answered or a gate has closed. */
  current: Question | undefined
  /** How many are sure to follow after the current one. */
  ahead: number
  gate: Gate | undefined
}

/** Goes through the questions as the answers lead. */
export function walkQuestions(questions: readonly Question[], answers: Answers): Walk {
  const answered: Answered[] = []
  const hidden = new Set<string>()
  let skipTo: string | undefined

  for (const [index, question] of questions.entries()) {
    if (skipTo !== undefined && question.code !== skipTo) continue
    skipTo = undefined
    if (hidden.has(question.code) || !isShown(question, answered)) continue

    const chosen = chosenOf(question, answers[question.code])
    if (!chosen) return { answered, current: question, ahead: sureAfter(questions, index, hidden), gate: undefined }
    answered.push({ question, chosen })
    for (const answer of chosen) {
      const { gate, hides } = answer.effect
      if (gate) return { answered, current: undefined, ahead: 0, gate: { gate, question, answer } }
      if (hides !== undefined) hidden.add(hides)
      skipTo = answer.effect.skipTo ?? skipTo
    }
  }
  return { answered, current: undefined, ahead: 0, gate: undefined }
}

/** Everything has been asked, and nothing stands against an offer. */
export const isComplete = ({ current, gate }: Walk): boolean => current === undefined && gate === undefined

/** What was answered, without what was said about questions that are not asked. */
export const answersOf = ({ answered }: Walk): Answers =>
  Object.fromEntries(answered.map(({ question, chosen }) => [question.code, chosen.map(({ code }) => code)]))

function isShown({ showIf }: Question, answered: readonly Answered[]): boolean {
  if (showIf === null) return true
  const [code, wanted] = showIf.split('=')
  return answered.some(
    ({ question, chosen }) => question.code === code && chosen.some((answer) => answer.code === wanted),
  )
}

/** What was chosen, or nothing if the question still has to be asked because the answer makes no sense. */
function chosenOf({ kind, showIf, answers }: Question, codes: readonly string[] | undefined): Answer[] | undefined {
  if (!codes) return undefined
  const chosen = answers.filter(({ code }) => codes.includes(code))
  if (chosen.length !== codes.length) return undefined
  if (kind === 'single') return chosen.length === 1 ? chosen : undefined
  // Who said that something does not work has to say what.
  return chosen.length === 0 && showIf !== null ? undefined : chosen
}

const sureAfter = (questions: readonly Question[], index: number, hidden: ReadonlySet<string>): number =>
  questions.slice(index + 1).filter(({ code, showIf }) => showIf === null && !hidden.has(code)).length

/** Whether the current question is the last one, however it is answered: then its answer asks for the offer. */
export function isLast(questions: readonly Question[], answers: Answers, current: Question): boolean {
  const choices = current.kind === 'multi' ? [[]] : current.answers.map(({ code }) => [code])
  return choices.every((codes) => walkQuestions(questions, { ...answers, [current.code]: codes }).current === undefined)
}
