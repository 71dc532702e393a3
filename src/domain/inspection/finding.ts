import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Answers } from '#domain/offers/questions/follow-answers.ts'
import type { LockKind } from '#domain/trades/letters/lifecycle-letter.ts'

/** What an inspector has noted about a device, as he typed it. */
export type Finding = {
  answers: Answers
  imei: string
  serialNumber: string
  /** He has looked, and there is no number on it. */
  withoutNumber: boolean
  battery: string
  shutterCount: string
  note: string
}

export const lockKinds = [
  'icloud',
  'google',
  'samsung',
  'mdm',
  'bios',
  'console',
  'watch',
  'other',
] as const satisfies readonly LockKind[]

export const isLockKind = (text: string): text is LockKind => (lockKinds as readonly string[]).includes(text)

export const MAX_SERIAL_NUMBER_LENGTH = 40

export const MAX_INSPECTION_NOTE_LENGTH = 2_000

/** What stands in the form before anybody has looked: the seller's own answers. */
export const firstFinding = (answers: Answers): Finding => ({
  answers,
  imei: '',
  serialNumber: '',
  withoutNumber: false,
  battery: '',
  shutterCount: '',
  note: '',
})

type Asked = { questions: Question[]; answers: Answers }

/**
 * An offer as it reads on the bench: the catalogue says by now which questions only sellers can answer, and what they
 * promised counts as done. Nothing of it moves the price.
 */
export function onBench<Offer extends Asked>(offer: Offer, catalogue: readonly Question[]): Offer {
  const questions = offer.questions.map((question) => {
    const known = catalogue.find(({ code }) => code === question.code)
    return known ? { ...question, sellerOnly: known.sellerOnly, answers: markedAs(question, known) } : question
  })
  const done = (code: string, chosen: readonly string[]): string[] => {
    const asked = questions.find((question) => question.code === code)
    return chosen.map((answer) => foundInstead(asked, answer))
  }
  const answers = Object.entries(offer.answers).map(([code, chosen]) => [code, done(code, chosen)])
  return { ...offer, questions, answers: Object.fromEntries(answers) }
}

const markedAs = ({ answers }: Question, known: Question): Answer[] =>
  answers.map((answer) => {
    const found = known.answers.find(({ code }) => code === answer.code)?.effect.found
    return found === undefined ? answer : { ...answer, effect: { ...answer.effect, found } }
  })

function foundInstead(question: Question | undefined, answer: string): string {
  const found = question?.answers.find(({ code }) => code === answer)?.effect.found
  return question?.answers.some(({ code }) => code === found) ? found! : answer
}

/** What an inspector is asked: what can be seen, and nothing that a seller intends. */
export const benchQuestions = (questions: readonly Question[]): Question[] =>
  questions
    .filter(({ sellerOnly }) => !sellerOnly)
    .map((question) => ({ ...question, answers: question.answers.filter(({ effect }) => effect.found === undefined) }))

/** His answers, and the seller's own where only he can know. */
export function foundAnswers({ questions, answers }: Asked, chosen: Answers): Answers {
  const told = questions.filter(({ sellerOnly, code }) => sellerOnly && answers[code]).map(({ code }) => code)
  return { ...chosen, ...Object.fromEntries(told.map((code) => [code, answers[code]!])) }
}
