import { part } from '#domain/catalogue/prices/base-price.ts'
import type { Question } from '#domain/catalogue/devices/catalogue.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import { decisiveSteps, everyWay, stepOf } from './every-way.ts'
import { arrivals, loadOf, pathTo, sumsIn, type Load, type Worths } from './every-worth.ts'
import type { Finding, PathStep } from './finding.ts'

type Found = Omit<Finding, 'variant'>

/** What the cheapest and the dearest of these devices bring at best. */
export type PriceRange = { least: Cents; most: Cents }

/** A seal may be worth something more than as new (C7.4); nothing that is said of a device makes it worth more than that. */
export const mostWorth = ({ guardRails: { bonus } }: Pick<RuleSet, 'guardRails'>, base: Cents): Cents =>
  cents(base + part(base, bonus))

/** What is paid for a device by itself, as far as its answers say, before anything is rounded or held back. */
export function ownWorth(rules: RuleSet, base: Cents, { grade, bonus, amount }: Load, taken: number): number {
  const graded = part(base, rules.prices.grades[grade])
  return graded - part(graded, Math.min(taken, rules.prices.maxDeduction)) + part(graded, bonus) + amount
}

/** Whether something is worth more than the best price on some way, or less than nothing. */
export function checkAmounts(
  questions: readonly Question[],
  worths: Worths,
  rules: RuleSet,
  range: PriceRange,
): Found[] {
  return [...aboveBest(worths, rules, range), ...belowZero(questions, range), ...nothingLeft(worths, rules, range)]
}

/** What adds something on the way: the rest is as it is on any. */
const addingSteps = ({ questions }: Worths, path: readonly PathStep[]): PathStep[] =>
  path.filter(({ question: code, answers }) => {
    const question = questions.find((each) => each.code === code)!
    return question.answers
      .filter((answer) => answers.includes(answer.code))
      .some((answer) => loadOf(question, answer).bonus > 0 || loadOf(question, answer).amount > 0)
  })

function aboveBest(worths: Worths, rules: RuleSet, { least, most }: PriceRange): Found[] {
  const over = arrivals(worths)
    .flatMap((end) => {
      const [fewest = 0] = sumsIn(end.taken)
      return [least, most].map((base) => {
        const more = ownWorth(rules, base, end, fewest) - mostWorth(rules, base)
        return { end, fewest, more }
      })
    })
    .toSorted((one, other) => other.more - one.more)[0]
  if (!over || over.more <= 0) return []
  const path = addingSteps(worths, pathTo(worths, over.end, over.fewest))
  const last = path.at(-1)
  const [answer] = last?.answers ?? []
  return [
    {
      kind: 'above-best',
      question: last?.question ?? null,
      ...(answer !== undefined && { answer }),
      path,
      cents: cents(over.more),
    },
  ]
}

function belowZero(questions: readonly Question[], { most }: PriceRange): Found[] {
  const { asked } = everyWay(questions)
  return questions.flatMap((question) =>
    question.answers
      .filter((answer) => !answer.effect.gate && most + loadOf(question, answer).amount < 0)
      .map((answer): Found => {
        const path = [...decisiveSteps(questions, asked.get(question.code)), stepOf(question, [answer])]
        const less = cents(most + loadOf(question, answer).amount)
        return { kind: 'below-zero', question: question.code, answer: answer.code, path, cents: less }
      }),
  )
}

function nothingLeft(worths: Worths, rules: RuleSet, { most }: PriceRange): Found[] {
  const under = arrivals(worths)
    .filter(({ amount }) => amount < 0)
    .map((end) => {
      const last = sumsIn(end.taken).at(-1) ?? 0
      return { end, last, left: ownWorth(rules, most, end, last) }
    })
    .toSorted((one, other) => one.left - other.left)[0]
  if (!under || under.left >= 0) return []
  const path = pathTo(worths, under.end, under.last).filter(({ answers }) => answers.length > 0)
  return [{ kind: 'nothing-left', question: null, path, cents: cents(under.left) }]
}
