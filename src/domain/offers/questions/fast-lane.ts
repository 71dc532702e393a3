import type { Answer, Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Answers } from './follow-answers.ts'
import { isWorse } from './grades.ts'
import { chosenOf, comesTo, conditionsIn, goOn, passBy, wayIn } from './way-through.ts'

/** A question that can be confirmed together with others, and the usual answer to it: one, or nothing of its list. */
export type Statement = { question: Question; usual: readonly string[] }

/**
 * The questions that somebody with a device in good state need not read one by one. Their answers are what they would be on
 * the long way, so nothing may be among them that an answer outside could rule out afterwards.
 */
export function statementsIn(questions: readonly Question[]): Statement[] {
  const statements = questions.flatMap((question): Statement[] => {
    const usual = usualAnswer(question)
    return usual ? [{ question, usual }] : []
  })
  return withoutRuledOut(questions, statements)
}

function withoutRuledOut(questions: readonly Question[], statements: Statement[]): Statement[] {
  const others = questions.filter((each) => statements.every(({ question }) => question !== each))
  const sure = statements.filter(({ question }) => !others.some((other) => mayRuleOut(questions, other, question)))
  return sure.length === statements.length ? statements : withoutRuledOut(questions, sure)
}

function mayRuleOut(questions: readonly Question[], { code, answers }: Question, other: Question): boolean {
  const placeOf = (wanted: string) => questions.findIndex((each) => each.code === wanted)
  const [from, place] = [placeOf(code), placeOf(other.code)]
  return answers.some(({ effect: { hides, skipTo } }) => {
    if (hides === other.code) return true
    if (skipTo === undefined || place <= from) return false
    // Who is led to a question that does not follow is asked nothing more.
    const target = placeOf(skipTo)
    return target <= from || place < target
  })
}

/** What most people would say, if it costs nothing and nobody who stays on the way could say anything better. */
function usualAnswer({ kind, showIf, answers }: Question): readonly string[] | undefined {
  if (showIf !== null) return undefined
  if (answers.some(({ effect }) => isAboutLooks(effect) || bringsMore(effect))) return undefined
  if (kind === 'multi') return []
  const usual = answers.find(({ effect }) => isPlain(effect))
  return usual && !answers.some((answer) => wears(answer) || isDoubt(answers, answer)) ? [usual.code] : undefined
}

const isAboutLooks = ({ grade }: Effect): boolean => grade !== undefined && isWorse(grade, 'A')

/** Who is led elsewhere has another kind of device, such as a sealed one: he opens the line. */
const bringsMore = ({ gate, skipTo, bonusBp = 0, cents = 0 }: Effect): boolean =>
  !gate && skipTo === undefined && (bonusBp > 0 || cents > 0)

/** It moves neither the price nor the way through the questions. */
export const isPlain = ({ gate, bp, bonusBp, cents, grade = 'A', skipTo, assume }: Effect): boolean =>
  !gate && !bp && !bonusBp && !cents && grade === 'A' && skipTo === undefined && assume === undefined

/** A battery gets weaker with every owner: one has to look. */
const wears = ({ effect }: Answer): boolean => effect.part === 'battery'

/** Where “not sure” is taken for something worse, people often are not sure. */
const isDoubt = (answers: readonly Answer[], { effect: { assume } }: Answer): boolean =>
  assume !== undefined && !answers.some(({ code, effect }) => code === assume && isPlain(effect))

/**
 * Without what nobody would have been asked who says so. The list of statements holds answers to all its questions; whoever says
 * there that a phone does not switch on has not said on the long way that everything else works.
 */
export function askedOf(questions: readonly Question[], answers: Answers): Answers {
  const conditions = conditionsIn(questions)
  const asked: Record<string, readonly string[]> = {}
  let way = wayIn
  for (const question of questions) {
    if (!comesTo(way, question)) {
      way = passBy(way, question)
      continue
    }
    const said = answers[question.code]
    if (said) asked[question.code] = said
    way = goOn(way, question, chosenOf(question, said) ?? [], conditions)
  }
  return asked
}

/** What whoever confirms the list has said, besides what he said before. */
export const confirmed = (statements: readonly Statement[], answers: Answers): Answers => ({
  ...Object.fromEntries(statements.map(({ question, usual }) => [question.code, usual])),
  ...answers,
})
