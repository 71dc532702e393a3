import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import { comesTo, conditionsIn, goOn, passBy, wayIn, type Way } from '#domain/offers/questions/way-through.ts'
import type { PathStep } from './finding.ts'

/** What was answered, the last first. */
export type Trail = { step: PathStep; before: Trail | undefined } | undefined

/** Answers that can be given together, and mean the same for what is asked next. */
export type Choice = { chosen: readonly Answer[] }

/** Whoever has come this far, on one of the ways that lead there. */
type Traveller = { way: Way; trail: Trail }

export type Ways = {
  /** Each question that is asked on some way, and how one comes there. */
  asked: Map<string, Trail>
  /** Questions at which nobody gets on. */
  stuck: Set<string>
  /** How one comes to an offer, if one does. */
  end: { trail: Trail } | undefined
}

/** Goes every way through the questions. Those who will be asked the same go on as one. */
export function everyWay(questions: readonly Question[]): Ways {
  const conditions = conditionsIn(questions)
  const ways: Ways = { asked: new Map(), stuck: new Set(), end: undefined }
  let travellers = new Map<string, Traveller>([['', { way: wayIn, trail: undefined }]])

  for (const [index, question] of questions.entries()) {
    const later = questions.slice(index + 1)
    const next = new Map<string, Traveller>()
    const go = (way: Way, trail: Trail) => {
      const left = relevant(way, later)
      const key = keyOfWay(left)
      if (!next.has(key)) next.set(key, { way: left, trail })
    }
    for (const { way, trail } of travellers.values()) {
      if (!comesTo(way, question)) {
        go(passBy(way, question), trail)
        continue
      }
      if (!ways.asked.has(question.code)) ways.asked.set(question.code, trail)
      const choices = choicesOf(question, conditions)
      if (choices.length === 0) ways.stuck.add(question.code)
      for (const { chosen } of choices.filter((choice) => !isGate(choice))) {
        go(goOn(way, question, chosen, conditions), { step: stepOf(question, chosen), before: trail })
      }
    }
    travellers = next
  }
  const [arrived] = travellers.values()
  if (arrived) ways.end = { trail: arrived.trail }
  return ways
}

const isGate = ({ chosen }: Choice): boolean => chosen.some(({ effect }) => effect.gate)

export const stepOf = ({ code }: Question, chosen: readonly Answer[]): PathStep => ({
  question: code,
  answers: chosen.map((answer) => answer.code),
})

/** What decides about later questions only; all else has been forgotten by then. */
export function relevant({ skipTo, hidden, said }: Way, later: readonly Question[]): Way {
  const codes = new Set(later.map(({ code }) => code))
  const conditions = conditionsIn(later)
  return {
    skipTo,
    hidden: [...new Set(hidden)].filter((code) => codes.has(code)).toSorted(),
    said: [...new Set(said)].filter((each) => conditions.has(each)).toSorted(),
  }
}

export const keyOfWay = ({ skipTo = '', hidden, said }: Way): string => `${skipTo}|${hidden.join()}|${said.join()}`

/** Whether an answer decides what is asked next. */
const leads = ({ code }: Question, { effect, code: answer }: Answer, conditions: ReadonlySet<string>): boolean =>
  effect.gate !== undefined ||
  effect.skipTo !== undefined ||
  effect.hides !== undefined ||
  conditions.has(`${code}=${answer}`)

/** One of each kind. Of several answers, those that decide nothing stand for each other. */
function choicesOf(question: Question, conditions: ReadonlySet<string>): Choice[] {
  if (question.kind !== 'multi') return question.answers.map((answer) => ({ chosen: [answer] }))
  const deciding = question.answers.filter((answer) => leads(question, answer, conditions))
  const plain = question.answers.find((answer) => !deciding.includes(answer))
  const some = deciding.reduce<Answer[][]>((sets, answer) => sets.concat(sets.map((set) => [...set, answer])), [[]])
  // Who said that something does not work has to say what.
  const all = question.showIf === null ? some : some.filter((set) => set.length > 0).concat(plain ? [[plain]] : [])
  return all.map((chosen) => ({ chosen }))
}

/** What was answered on the way, the first first. */
export function stepsOf(trail: Trail): PathStep[] {
  const steps: PathStep[] = []
  for (let at = trail; at; at = at.before) steps.unshift(at.step)
  return steps
}

/** The steps that decide whether one comes to this question; without any, everybody does. */
export function decisiveSteps(questions: readonly Question[], trail: Trail): PathStep[] {
  const conditions = conditionsIn(questions)
  return stepsOf(trail).filter(({ question: code, answers }) => {
    const question = questions.find((each) => each.code === code)!
    const chosen = question.answers.filter((answer) => answers.includes(answer.code))
    return chosen.some((answer) => leads(question, answer, conditions))
  })
}
