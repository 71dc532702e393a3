import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import { offerFor } from '#domain/catalogue/prices/base-price.ts'
import { questionsIn, type StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import { followAnswers, isComplete, type Answers } from '#domain/offers/questions/follow-answers.ts'
import { gradeOf } from '#domain/offers/questions/grades.ts'
import { locales } from '#shop/countries/locales.ts'
import { cents } from '#shop/money/money.ts'
import { runs } from '#tests/support/limits/runs.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { mostWorth, ownWorth } from './check-amounts.ts'
import { checkQuestionnaire } from './check-questionnaire.ts'
import { everyWay } from './every-way.ts'
import { arrivals, everyWorth, loadOf, pathTo, sumsIn } from './every-worth.ts'
import { levelOf } from './finding.ts'

/** Whole amounts of every share: nothing is cut. */
const base = cents(1_000_00)
const range = { least: base, most: base }

const anyEffect: fc.Arbitrary<Effect> = fc.record(
  {
    bp: fc.constantFrom(500, 1_000, 2_500, 4_000),
    bonusBp: fc.constantFrom(100, 400),
    grade: fc.constantFrom('A', 'B', 'C', 'D'),
    cents: fc.constantFrom(-40_00, -5_00, 5_00),
    gate: fc.constantFrom('REJECT', 'RECYCLE'),
  },
  { requiredKeys: [] },
)

/** Mostly something that takes more and more: else hardly any would be fine. */
const someEffect = (place: number): fc.Arbitrary<Effect> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant<Effect>(place === 0 ? {} : { bp: place * 700 }) }, anyEffect)

/** Now and then something, mostly nothing. */
const rarely = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })

const drawnQuestion = fc.record({
  kind: fc.constantFrom('single', 'single', 'multi'),
  ordered: fc.boolean(),
  showIf: rarely(3, fc.tuple(fc.nat(3), fc.nat(2))),
  answers: fc
    .integer({ min: 1, max: 3 })
    .chain((count) =>
      fc.tuple(
        ...Array.from({ length: count }, (_, place) =>
          fc.record({ effect: someEffect(place), leap: rarely(9, fc.integer({ min: 1, max: 3 })) }),
        ),
      ),
    ),
  isSilent: rarely(30, fc.constantFrom('es', 'fr')),
})

/** A few questions of any kind that lead anywhere. */
const anyQuestionnaire: fc.Arbitrary<StoredQuestion[]> = fc
  .array(drawnQuestion, { minLength: 1, maxLength: 4 })
  .map((drawn) =>
    drawn.map(({ kind, ordered, showIf, answers, isSilent }, at): StoredQuestion => {
      const spoken = { de: 'x', es: 'x', fr: 'x', it: 'x' }
      const asked = isSilent === null ? spoken : { ...spoken, [isSilent]: '' }
      return {
        id: at,
        code: `Q${at}`,
        kind,
        showIf: showIf && showIf[0] < at ? `Q${showIf[0]}=A${showIf[1]}` : null,
        ordered: ordered && kind === 'single',
        sellerOnly: false,
        title: {},
        question: asked,
        description: spoken,
        answers: answers.map(({ effect, leap }, place) => ({
          id: place,
          code: `A${place}`,
          text: spoken,
          effect: {
            ...effect,
            ...(leap !== null && (leap === 1 ? { hides: `Q${at + 1}` } : { skipTo: `Q${at + leap}` })),
          },
        })),
      }
    }),
  )

/** Everything that can be said to a question. */
function choices({ kind, answers }: Question): string[][] {
  if (kind !== 'multi') return answers.map(({ code }) => [code])
  return answers.reduce<string[][]>((sets, { code }) => sets.concat(sets.map((set) => [...set, code])), [[]])
}

/** Every way through the questions, tried one by one. */
function everySet(questions: readonly Question[], answers: Answers = {}): Answers[] {
  const { current } = followAnswers(questions, answers)
  if (!current) return [answers]
  const next = choices(current).filter((codes) => {
    const walk = followAnswers(questions, { ...answers, [current.code]: codes })
    return walk.current?.code !== current.code
  })
  return next.length === 0
    ? [answers]
    : next.flatMap((codes) => everySet(questions, { ...answers, [current.code]: codes }))
}

const terms = { rules: firstRules, base, repairCosts: {}, segment: 'consumer', pieces: 1 } as const

test('ME-04 a questionnaire that the checks call fine breaks no rule on any way', () => {
  let fine = 0
  fc.assert(
    fc.property(anyQuestionnaire, (stored) => {
      const found = checkQuestionnaire([{ name: 'X', questions: stored }], firstRules, range)
      fc.pre(found.every((each) => levelOf(each) === 'warning'))
      fine += 1
      const questions = questionsIn(stored, 'de_DE')
      const sets = everySet(questions)
      const walks = sets.map((set) => followAnswers(questions, set))

      // Every way ends, with an offer or at a gate; there are offers, and nothing is asked for nobody.
      expect(walks.every((walk) => isComplete(walk) || walk.gate !== undefined)).toBe(true)
      expect(walks.some(isComplete)).toBe(true)
      const asked = new Set(walks.flatMap(({ answered }) => answered.map(({ question }) => question.code)))
      expect(questions.every(({ code }) => asked.has(code))).toBe(true)
      for (const locale of locales)
        for (const question of questionsIn(stored, locale)) expect(question.question).not.toBe('')

      for (const set of sets.filter((_, index) => isComplete(walks[index]!))) {
        const { answered } = followAnswers(questions, set)
        const price = priceDevice(terms, questions, set).cents
        const along = answered
          .flatMap(({ question, chosen }) =>
            chosen.map((each) => (each.effect.cents ?? 0) - loadOf(question, each).amount),
          )
          .reduce((sum, each) => sum + each, 0)
        expect(price).toBeGreaterThanOrEqual(0)
        expect(price).toBeLessThanOrEqual(offerFor(firstRules, cents(mostWorth(firstRules, base) + along)))
      }
      worseNeverBringsMore(questions, sets)
    }),
    { numRuns: runs(300, 5_000) },
  )
  expect(fine).toBeGreaterThan(50)
})

function worseNeverBringsMore(questions: readonly Question[], sets: readonly Answers[]): void {
  for (const question of questions.filter(({ ordered }) => ordered)) {
    const bought = question.answers.filter(({ effect }) => !effect.gate)
    for (const set of sets.filter((each) => each[question.code]).slice(0, 40)) {
      const prices = bought
        .map(({ code }) => ({ ...set, [question.code]: [code] }))
        .map((each) => isComplete(followAnswers(questions, each)) && priceDevice(terms, questions, each).cents)
        .filter((price) => price !== false)
      for (const [index, price] of prices.entries())
        expect(price).toBeLessThanOrEqual(Math.min(...prices.slice(0, index + 1)))
    }
  }
}

test('ME-04 what is asked on some way, and whether one comes to an offer, is found exactly', () => {
  fc.assert(
    fc.property(anyQuestionnaire, (stored) => {
      const questions = questionsIn(stored, 'de_DE')
      const walks = everySet(questions).map((set) => followAnswers(questions, set))
      const asked = walks.flatMap(({ answered, current }) => [
        ...answered.map(({ question }) => question.code),
        ...(current ? [current.code] : []),
      ])
      const ways = everyWay(questions)

      expect(new Set(ways.asked.keys())).toEqual(new Set(asked))
      expect(ways.end !== undefined).toBe(walks.some(isComplete))
      expect(ways.stuck).toEqual(new Set(walks.flatMap(({ current }) => (current ? [current.code] : []))))
    }),
    { numRuns: runs(500, 10_000) },
  )
})

test('ME-04 what devices can come to is found exactly, and the way that is told leads there', () => {
  fc.assert(
    fc.property(anyQuestionnaire, fc.constantFrom(1_500, 8_500), (stored, cap) => {
      const rules = { ...firstRules, prices: { ...firstRules.prices, maxDeduction: cap } }
      const questions = questionsIn(stored, 'de_DE')
      const worthOfSet = (set: Answers) => {
        const { answered } = followAnswers(questions, set)
        const loads = answered.flatMap(({ question, chosen }) => chosen.map((each) => loadOf(question, each)))
        const sum = (of: 'taken' | 'bonus' | 'amount') => loads.reduce((all, load) => all + load[of], 0)
        const load = { grade: gradeOf(answered), bonus: sum('bonus'), amount: sum('amount') }
        return ownWorth(rules, base, load, sum('taken'))
      }
      const tried = everySet(questions)
        .filter((set) => isComplete(followAnswers(questions, set)))
        .map(worthOfSet)
      const worths = everyWorth(questions, cap)
      const ends = arrivals(worths).flatMap((end) =>
        sumsIn(end.taken).map((taken) => ({ end, taken, worth: ownWorth(rules, base, end, taken) })),
      )

      expect(new Set(ends.map(({ worth }) => worth))).toEqual(new Set(tried))
      for (const { end, taken, worth } of ends.slice(0, 20)) {
        const set = Object.fromEntries(pathTo(worths, end, taken).map(({ question, answers }) => [question, answers]))
        expect(isComplete(followAnswers(questions, set))).toBe(true)
        expect(worthOfSet(set)).toBe(worth)
      }
    }),
    { numRuns: runs(500, 10_000) },
  )
})
