import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { upToPrice } from '#domain/catalogue/prices/base-price.ts'
import type { Answer, Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import { cents } from '#shop/money/money.ts'
import { overriddenQuestionnaire, questionnaire, questionnaireNames } from '#tests/support/fixtures/questionnaires.ts'
import { runs } from '#tests/support/limits/runs.ts'
import { priceDevice } from './price-device.ts'
import { isComplete, followAnswers, type Answers } from '#domain/offers/questions/follow-answers.ts'
import { netOf, type Terms } from './worth.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const sheets = [
  ...questionnaireNames.map((name) => questionnaire(name)),
  overriddenQuestionnaire('console', ['HANDHELD', 'POCKET', 'OFFLINE']),
]

/** Answers that end the questions bring no price. */
const codesOf = ({ answers }: Question): string[] =>
  answers.filter(({ effect }) => !effect.gate).map((answer) => answer.code)

const answersTo = (questions: readonly Question[]): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(
      questions.map((question) => {
        const { code, kind, showIf } = question
        const some = fc.subarray(codesOf(question), { minLength: showIf === null ? 0 : 1 })
        return [code, kind === 'multi' ? some : fc.constantFrom(...codesOf(question)).map((one) => [one])]
      }),
    ),
  )

const share = fc.integer({ min: 0, max: 10_000 })

/** Ours, or whatever a merchant may want instead. */
const anyRules: fc.Arbitrary<RuleSet> = fc.oneof(
  fc.constant(firstRules),
  fc
    .record({
      grades: fc.record({ A: share, B: share, C: share, D: share, E: share }),
      maxDeduction: share,
      labourRisk: share,
      step: fc.constantFrom(1, 10, 50, 100, 500),
      lowestOffer: fc.integer({ min: 1, max: 5_000 }).map(cents),
    })
    .chain((prices) =>
      fc
        .record({ vat: share, bonus: share, pieces: fc.integer({ min: 2, max: 99 }) })
        .map(({ vat, ...tier }): RuleSet => ({
          ...firstRules,
          prices: { ...firstRules.prices, ...prices },
          business: { ...firstRules.business, vat, tiers: [tier] },
        })),
    ),
)

const terms: fc.Arbitrary<Terms> = fc.record({
  rules: anyRules,
  base: fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 6_000 })).map(cents),
  repairCosts: fc.record(
    {
      display: fc.nat(40_000),
      back: fc.nat(20_000),
      battery: fc.nat(10_000),
      camera: fc.nat(20_000),
      port: fc.nat(9_000),
    },
    { requiredKeys: [] },
  ),
  segment: fc.constantFrom('consumer', 'business'),
  pieces: fc.integer({ min: 1, max: 99 }),
})

/** Whatever a merchant may write beside an answer. */
const anyEffect: fc.Arbitrary<Effect> = fc.record(
  {
    bp: fc.integer({ min: 0, max: 10_000 }),
    bonusBp: fc.integer({ min: 0, max: 1_000 }),
    grade: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
    cents: fc.integer({ min: -5_000, max: 3_000 }),
    part: fc.constantFrom('display', 'back', 'battery', 'camera', 'port'),
  },
  { requiredKeys: [] },
)

/** The same questions and the same way through them, with other prices. */
const withOtherEffects = (questions: readonly Question[]): fc.Arbitrary<Question[]> =>
  fc
    .tuple(
      ...questions.map(({ answers }) => fc.array(anyEffect, { minLength: answers.length, maxLength: answers.length })),
    )
    .map((effects) =>
      questions.map((question, at) => ({
        ...question,
        answers: question.answers.map(({ effect: { gate, skipTo, hides, assume }, ...answer }, place) => ({
          ...answer,
          // “Not sure” costs what the answer costs that it is taken for.
          effect: {
            ...effects[at]![assume ? question.answers.findIndex(({ code }) => code === assume) : place],
            ...Object.fromEntries(
              Object.entries({ gate, skipTo, hides, assume }).filter(([, value]) => value !== undefined),
            ),
          },
        })),
      })),
    )

const ours = fc.constantFrom(...sheets)
const anybodys = fc.oneof(ours, ours.chain(withOtherEffects))

const askedBy = (sheet: fc.Arbitrary<Question[]>) =>
  sheet.chain((questions) => fc.record({ questions: fc.constant(questions), answers: answersTo(questions), terms }))

test('X1.01 the lines of every price add up to it, and it is never below zero', () => {
  fc.assert(
    fc.property(askedBy(anybodys), ({ questions, answers, terms: given }) => {
      const { cents: amount, lines } = priceDevice(given, questions, answers)

      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(amount)
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount % given.rules.prices.step).toBe(0)
      expect(amount === 0 || amount >= given.rules.prices.lowestOffer).toBe(true)
    }),
    { numRuns: runs(500, 10_000) },
  )
})

test.each(['consumer', 'business'] as const)(
  'F-14 “up to” is the offer for a device as new without accessories, %s',
  (segment) => {
    fc.assert(
      fc.property(terms, ({ base, rules: given }) => {
        // What is as new is worth all of it: no merchant would say otherwise.
        const asNew = { ...given, prices: { ...given.prices, grades: { ...given.prices.grades, A: 10_000 } } }
        const device = { rules: asNew, base, segment, repairCosts: {}, pieces: 1 }
        expect(upToPrice(asNew, base, segment)).toBe(priceDevice(device, [], {}).cents)
      }),
    )
  },
)

const rankOf = ({ answers }: Question, { code, effect }: Answer): number =>
  answers.findIndex((answer) => answer.code === (effect.assume ?? code))

describe('a worse answer never brings more', () => {
  test('every ordered question is among those that are tried, and half of all questions are', () => {
    const all = sheets.flat()
    const ordered = all.filter((question) => question.ordered)

    expect(ordered.length).toBeGreaterThan(all.length / 2)
    expect(ordered.every(({ kind }) => kind === 'single')).toBe(true)
    expect(all.filter(({ answers }) => answers.some(({ effect }) => effect.grade && effect.grade !== 'A'))).toSatisfy(
      (looks: Question[]) => looks.every((question) => question.ordered),
    )
  })

  test('F-11 F-85 to any ordered question, whatever else was said, under any rules', () => {
    fc.assert(
      fc.property(askedBy(anybodys), fc.nat(), ({ questions, answers, terms: given }, at) => {
        const ordered = questions.filter((question) => question.ordered)
        const question = ordered[at % ordered.length]!
        const priceOf = (code: string) => priceDevice(given, questions, { ...answers, [question.code]: [code] }).cents
        const steps = question.answers
          .filter(({ effect }) => !effect.gate)
          .map((answer) => ({ rank: rankOf(question, answer), price: priceOf(answer.code), answer: answer.code }))

        for (const worse of steps) {
          const milder = steps.filter(({ rank }) => rank <= worse.rank)
          expect(worse.price, JSON.stringify({ question: question.code, steps })).toBeLessThanOrEqual(
            Math.min(...milder.map(({ price }) => price)),
          )
        }
      }),
      { numRuns: runs(1_000, 10_000) },
    )
  })

  test('F-11 it is exactly the lowest among these answers and all milder ones that are answers at all', () => {
    fc.assert(
      fc.property(smallSheet, terms, ({ questions, answers }, given) => {
        const walk = followAnswers(questions, answers)
        const sets = milderSets(questions, answers).filter((set) => isComplete(followAnswers(questions, set)))
        fc.pre(isComplete(walk))

        expect(priceDevice(given, questions, answers).cents).toBe(
          Math.min(...sets.map((set) => priceByItself(given, questions, set))),
        )
      }),
      { numRuns: runs(500, 10_000) },
    )
  })
})

/** A few questions of any kind that lead anywhere. */
const smallSheet = fc
  .array(
    fc.record({
      ordered: fc.boolean(),
      showIf: fc.option(fc.tuple(fc.nat(3), fc.nat(3)), { freq: 3 }),
      rules: fc.array(fc.record({ effect: anyEffect, leap: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 3 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
      chosen: fc.nat(),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((drawn) => {
    const questions = drawn.map(({ ordered, showIf, rules }, at): Question => ({
      id: at,
      code: `Q${at}`,
      title: '',
      question: '',
      description: '',
      kind: 'single',
      showIf: showIf && showIf[0] < at ? `Q${showIf[0]}=A${showIf[1]}` : null,
      ordered,
      answers: rules.map(({ effect, leap }, place) => ({
        id: place,
        code: `A${place}`,
        text: '',
        effect: { ...effect, ...(leap && (leap === 1 ? { hides: `Q${at + 1}` } : { skipTo: `Q${at + leap}` })) },
      })),
    }))
    const answers = drawn.map(({ chosen, rules }, at) => [`Q${at}`, [`A${chosen % rules.length}`]] as const)
    return { questions, answers: Object.fromEntries(answers) as Answers }
  })

function milderSets(questions: readonly Question[], answers: Answers): Answers[] {
  return questions.reduce<Answers[]>(
    (sets, { code, ordered, answers: choices }) => {
      const given = answers[code]![0]!
      const place = choices.findIndex((answer) => answer.code === given)
      const milder = ordered ? choices.slice(0, place + 1).map((answer) => answer.code) : [given]
      return sets.flatMap((set) => milder.map((one) => ({ ...set, [code]: [one] })))
    },
    [{}],
  )
}

/** What a set of answers would bring if nobody had thought of anything milder. */
const priceByItself = (given: Terms, questions: readonly Question[], set: Answers): number =>
  priceDevice(
    given,
    questions.map((question) => ({
      ...question,
      answers: question.answers.filter(({ code }) => set[question.code]!.includes(code)),
    })),
    set,
  ).cents

/** Answers to a question of which several may be chosen: some of them, and more. Whoever has no fault says so. */
const growingAnswers = askedBy(ours).chain(({ questions, answers, terms: given }) => {
  const multis = questions.filter(({ kind }) => kind === 'multi')
  return fc
    .constantFrom(...multis)
    .chain((question) => fc.tuple(fc.constant(question), fc.subarray(codesOf(question), { minLength: 1 })))
    .chain(([question, many]) => fc.tuple(fc.constant(question), fc.constant(many), fc.subarray(many)))
    .map(([{ code, showIf }, many, few]) => {
      const [asked = '', shown = ''] = showIf?.split('=') ?? []
      const saying = (chosen: string[]): Answers => ({
        ...answers,
        ...(showIf !== null && { [asked]: [chosen.length > 0 ? shown : 'ALL_OK'] }),
        [code]: chosen,
      })
      return { questions, given, isFault: code === 'DEFECTS', fewer: saying(few), more: saying(many) }
    })
})

test('leaving out any faults, even all of them, never lowers the price, adding accessories never does either', () => {
  fc.assert(
    fc.property(growingAnswers, ({ questions, given, isFault, fewer, more }) => {
      const price = (said: Answers) => priceDevice(given, questions, said).cents

      if (isFault) expect(price(fewer)).toBeGreaterThanOrEqual(price(more))
      else expect(price(more)).toBeGreaterThanOrEqual(price(fewer))
    }),
    { numRuns: runs(500, 10_000) },
  )
})

test('F-12 what comes along never saves a wreck, nor lifts an offer above the best price and itself', () => {
  fc.assert(
    fc.property(askedBy(ours), ({ questions, answers, terms: given }) => {
      const gains = ({ effect }: Answer) => (effect.cents ?? 0) > 0
      const { answered } = followAnswers(questions, answers)
      const along = answered.flatMap(({ chosen }) => chosen.filter(gains))
      const alone = questions.map((question) => ({
        ...question,
        answers: question.answers.map((answer) => (gains(answer) ? { ...answer, effect: {} } : answer)),
      }))
      const amount = priceDevice(given, questions, answers).cents
      fc.pre(given.rules.prices.grades.A === 10_000)
      const sealed = Math.trunc((given.base * 400) / 10_000)
      const most = cents(given.base + sealed + along.reduce((sum, { effect }) => sum + effect.cents!, 0))

      if (priceDevice(given, alone, answers).cents === 0) expect(amount).toBe(0)
      expect(amount).toBeLessThanOrEqual(netOf(given, most).payable)
    }),
    { numRuns: runs(500, 10_000) },
  )
})
