import type { Answer, Question } from '#domain/catalogue/devices/catalogue.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { isWorse, type Grade } from '#domain/offers/questions/grades.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { decisiveSteps, everyWay, stepOf } from './every-way.ts'
import { arrivals, everyWorth, loadOf, pathTo, sumsIn, type Load, type Worths } from './every-worth.ts'
import { ownWorth, type PriceRange } from './check-amounts.ts'
import type { Finding, PathStep } from './finding.ts'

type Found = Omit<Finding, 'variant'>

type Pair = { question: Question; milder: Answer; worse: Answer }

/**
 * Where answers run from good to bad, a worse one takes at least as much as a milder one (F-11). If it takes more in one respect
 * and less in another, the price holds it down to the milder one where that would bring less (C7.12): nobody is wronged, but
 * the merchant should know.
 */
export function checkOrder(questions: readonly Question[], rules: RuleSet, range: PriceRange): Found[] {
  const { asked } = everyWay(questions)
  return questions
    .filter(({ code, ordered }) => ordered && asked.has(code))
    .flatMap((question) => {
      const path = decisiveSteps(questions, asked.get(question.code))
      const pairs = pairsOf(question).map((pair) => ({ ...pair, how: compare(pair) }))
      const wrong = pairs
        .filter(({ how }) => how === 'takes-less')
        .map(({ milder, worse }): Found => {
          const at = { question: question.code, answer: worse.code, other: milder.code }
          return { kind: 'worse-brings-more', ...at, path: [...path, stepOf(question, [worse])] }
        })
      const open = pairs.filter(({ how }) => how === 'depends')
      return [...firstOfEach(wrong), ...firstOfEach(heldDown(questions, open, rules, range))]
    })
}

/** One word about each answer is enough. */
const firstOfEach = (found: readonly Found[]): Found[] =>
  found.filter((each, index) => found.findIndex(({ answer }) => answer === each.answer) === index)

/** Every two answers of which one is worse; who is not sure stands where the answer stands that he is taken for. */
function pairsOf(question: Question): Pair[] {
  const rankOf = (answer: Answer): number => {
    const meant = question.answers.find(({ code }) => code === answer.effect.assume)
    return question.answers.indexOf(meant ?? answer)
  }
  return question.answers.flatMap((worse) =>
    question.answers
      .filter((milder) => rankOf(milder) < rankOf(worse))
      .map((milder): Pair => ({ question, milder, worse })),
  )
}

/** A gate that pays nothing is the worst of all. What a person looks at is neither good nor bad. */
function compare({ question, milder, worse }: Pair): 'takes-more' | 'takes-less' | 'depends' {
  if (worse.effect.gate) return 'takes-more'
  if (milder.effect.gate) return milder.effect.gate === 'MANUAL' ? 'takes-more' : 'takes-less'
  const [one, other] = [loadOf(question, milder), loadOf(question, worse)]
  const signs = new Set(
    [
      other.taken - one.taken,
      gradeNumber(other.grade) - gradeNumber(one.grade),
      one.bonus - other.bonus,
      one.amount - other.amount,
    ].map(Math.sign),
  )
  if (!signs.has(-1)) return 'takes-more'
  return signs.has(1) ? 'depends' : 'takes-less'
}

const gradeNumber = (grade: Grade): number => grade.charCodeAt(0)

/** What is asked next after an answer, as far as that decides it. */
function leadOf(questions: readonly Question[], { code }: Question, { code: answer, effect }: Answer): string {
  const condition = `${code}=${answer}`
  const isCondition = questions.some(({ showIf }) => showIf === condition)
  return `${effect.skipTo} ${effect.hides} ${isCondition ? answer : ''}`
}

/** Pairs of which the worse one brings more on some way, with the way on which it is most. */
function heldDown(questions: readonly Question[], pairs: readonly Pair[], rules: RuleSet, range: PriceRange): Found[] {
  // Whoever is asked something else then cannot be compared answer by answer; the price does that.
  const lead = ({ question }: Pair, answer: Answer) => leadOf(questions, question, answer)
  const alike = pairs.filter((pair) => lead(pair, pair.milder) === lead(pair, pair.worse))
  return [...Map.groupBy(alike, (pair) => lead(pair, pair.milder)).values()]
    .flatMap((group) => {
      const worths = otherAnswers(questions, group[0]!, rules)
      return group.flatMap((pair) => mostGained(worths, pair, rules, range) ?? [])
    })
    .toSorted((one, other) => other.cents - one.cents)
}

/** Everything that can be said to all other questions where this one is asked. */
function otherAnswers(questions: readonly Question[], { question, milder }: Pair, rules: RuleSet): Worths {
  const neutral = { ...question, answers: [{ ...milder, effect: leadsOf(milder) }] }
  const others = questions.map((each) => (each === question ? neutral : each))
  return everyWorth(others, rules.prices.maxDeduction, question.code)
}

/** Where the worse one would bring most more; less than a step is nothing. */
function mostGained(
  worths: Worths,
  { question, milder, worse }: Pair,
  rules: RuleSet,
  { least, most }: PriceRange,
): (Found & { cents: Cents }) | undefined {
  const [one, other] = [loadOf(question, milder), loadOf(question, worse)]
  const best = arrivals(worths)
    .flatMap((end) =>
      telling(end.taken, rules.prices.maxDeduction, [one.taken, other.taken]).flatMap((taken) =>
        [least, most].map((base) => {
          const worthWith = (load: Load & { taken: number }) =>
            Math.max(ownWorth(rules, base, together(end, load), taken + load.taken), 0)
          return { end, taken, more: worthWith(other) - worthWith(one) }
        }),
      ),
    )
    .toSorted((a, b) => b.more - a.more)[0]
  if (!best || best.more < rules.prices.step) return undefined
  const path = pathTo(worths, best.end, best.taken).filter(
    (step) => step.question !== question.code && doesSomething(worths.questions, step),
  )
  return {
    kind: 'held-down',
    question: question.code,
    answer: worse.code,
    other: milder.code,
    path: [...path, stepOf(question, [worse])],
    cents: cents(best.more),
  }
}

const leadsOf = ({ effect: { skipTo, hides } }: Answer) => ({
  ...(skipTo !== undefined && { skipTo }),
  ...(hides !== undefined && { hides }),
})

const together = (one: Load, other: Load): Load => ({
  grade: isWorse(other.grade, one.grade) ? other.grade : one.grade,
  bonus: one.bonus + other.bonus,
  amount: one.amount + other.amount,
})

/** Between these sums the difference runs straight: what is between them is never more than at one of them. */
function telling(bits: bigint, cap: number, own: readonly number[]): number[] {
  const sums = sumsIn(bits)
  const around = own.flatMap((taken) => {
    const bend = cap - taken
    return [sums.findLast((sum) => sum <= bend), sums.find((sum) => sum >= bend)]
  })
  return [...new Set([sums[0], sums.at(-1), ...around])].filter((sum) => sum !== undefined)
}

const doesSomething = (questions: readonly Question[], { question: code, answers }: PathStep): boolean => {
  const question = questions.find((each) => each.code === code)!
  return question.answers
    .filter((answer) => answers.includes(answer.code))
    .some(({ effect }) => Object.keys(effect).length > 0 && !(Object.keys(effect).length === 1 && effect.grade === 'A'))
}
