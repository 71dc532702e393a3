import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import type { Cents } from '#shop/money/money.ts'
import { isWorse, worstOf, type Grade } from '#domain/offers/questions/grades.ts'
import {
  chosenOf,
  comesTo,
  conditionsIn,
  goOn,
  isSameWay,
  passBy,
  wayIn,
  type Way,
} from '#domain/offers/questions/way-through.ts'
import { followAnswers, type Answers } from '#domain/offers/questions/follow-answers.ts'
import { gradedPrice, NO_SHARE, plus, shareOf, worthOf, type Share, type Terms } from './worth.ts'

/** Which questions may have been answered more mildly, and of which one we want to know how. */
export type Leniency = { free: ReadonlySet<string>; last?: string | undefined }

export type Lowest = { worth: Cents; instead: string | undefined }

/** What could be said to a question; nothing, if it is open. */
type Step = { question: Question; choices: Choice[] | undefined }

type Choice = { chosen: readonly Answer[]; grade: Grade }

/** What somebody says of a device that looks no worse than this. */
type Story = {
  grade: Grade
  graded: Cents
  steps: readonly Step[]
  conditions: ReadonlySet<string>
  last: string | undefined
}

/** One of the ways through the questions, and what it has come to so far. */
type Traveller = {
  way: Way
  share: Share
  /** The question that is open, or at which a gate has closed: nothing more counts. */
  stop: string | undefined
  /** Somebody said that the device looks as bad as this grade. */
  looksSo: boolean
  instead: string | undefined
}

/**
 * The lowest worth among these answers and all in which those to free questions are replaced by milder ones (C7.12).
 * There may be thousands of such sets. But among devices of one grade an answer takes the same whatever else was said, so
 * we go through the questions once per grade, all ways at once, and drop who can no longer come to the lowest.
 */
export function lowestWorth(
  terms: Terms,
  questions: readonly Question[],
  answers: Answers,
  { free, last }: Leniency,
): Lowest {
  const { current, gate } = followAnswers(questions, answers)
  const stop = current?.code ?? gate?.question.code
  const steps = questions.map((question) => stepAt(question, answers, free))
  const grades = new Set(steps.flatMap(({ choices = [] }) => choices.map(({ grade }) => grade)).concat('A'))
  const conditions = conditionsIn(questions)

  return [...grades]
    .flatMap((grade) => {
      const graded = gradedPrice(terms, grade)
      // Who was stopped elsewhere has said less, or is not bought at all.
      return arrivals(terms, { grade, graded, steps, conditions, last })
        .filter((traveller) => traveller.looksSo && traveller.stop === stop)
        .map(({ share, instead }) => ({ worth: worthOf(terms, graded, share), instead }))
    })
    .reduce((one, other) => (other.worth < one.worth ? other : one))
}

function stepAt(question: Question, answers: Answers, free: ReadonlySet<string>): Step {
  const given = chosenOf(question, answers[question.code])
  const choices = given && [given, ...(free.has(question.code) ? milderThan(question, given) : [])]
  return { question, choices: choices?.map((chosen) => ({ chosen, grade: worstOf(chosen) })) }
}

/** What could have been said instead. A gate ends the sale; nobody is measured by it. */
export function milderThan(question: Question, given: readonly Answer[]): (readonly Answer[])[] {
  const [chosen] = given
  if (!question.ordered || !chosen) return []
  const rank = rankOf(question, chosen)
  return question.answers
    .filter((answer) => answer !== chosen && !answer.effect.gate && rankOf(question, answer) <= rank)
    .map((answer) => [answer])
}

/** How far from good: the answers stand in that order, and “not sure” stands where the answer stands that it is taken for. */
function rankOf({ answers }: Question, answer: Answer): number {
  const meant = answers.find(({ code }) => code === answer.effect.assume) ?? answer
  return answers.indexOf(meant)
}

/** All who come through the questions with a device that looks no worse than this grade. */
function arrivals(terms: Terms, { grade, graded, steps, conditions, last }: Story): Traveller[] {
  let travellers: Traveller[] = [
    { way: wayIn, share: NO_SHARE, stop: undefined, looksSo: grade === 'A', instead: undefined },
  ]
  for (const { question, choices } of steps) {
    const possible = choices
      ?.filter((choice) => !isWorse(choice.grade, grade))
      .map((choice) => ({
        ...choice,
        share: choice.chosen.reduce((sum, answer) => plus(sum, shareOf(terms, graded, question, answer)), NO_SHARE),
      }))
    travellers = withoutBeaten(
      travellers.flatMap((traveller): Traveller[] => {
        if (traveller.stop !== undefined) return [traveller]
        if (!comesTo(traveller.way, question)) return [{ ...traveller, way: passBy(traveller.way, question) }]
        if (!possible) return [{ ...traveller, stop: question.code }]
        return possible.map(({ chosen, share, grade: looks }) => ({
          way: goOn(traveller.way, question, chosen, conditions),
          share: plus(traveller.share, share),
          stop: chosen.some(({ effect }) => effect.gate) ? question.code : undefined,
          looksSo: traveller.looksSo || looks === grade,
          instead: question.code === last ? chosen[0]?.code : traveller.instead,
        }))
      }),
    )
  }
  return travellers
}

function withoutBeaten(travellers: readonly Traveller[]): Traveller[] {
  const kept: Traveller[] = []
  for (const traveller of travellers) {
    if (kept.some((other) => beats(other, traveller))) continue
    const left = kept.filter((other) => !beats(traveller, other))
    kept.splice(0, kept.length, ...left, traveller)
  }
  return kept
}

/** Of two who will be asked the same, one may be behind in everything: whatever comes, he will not be the lowest. */
const beats = ({ share, ...one }: Traveller, other: Traveller): boolean =>
  one.stop === other.stop &&
  (one.looksSo || !other.looksSo) &&
  share.taken >= other.share.taken &&
  share.added <= other.share.added &&
  share.along <= other.share.along &&
  isSameWay(one.way, other.way)
