import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Effect, Question } from '#domain/catalogue/devices/catalogue.ts'
import { priceDevice } from '#domain/offers/pricing/price-device.ts'
import type { Terms } from '#domain/offers/pricing/worth.ts'
import { cents } from '#shop/money/money.ts'
import {
  overriddenQuestionnaire,
  questionnaire,
  questionnaireNames,
  type QuestionnaireName,
} from '#tests/support/fixtures/questionnaires.ts'
import { runs } from '#tests/support/limits/runs.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { askedOf, statementsIn, confirmed } from './fast-lane.ts'
import { followAnswers, understood, type Answers } from './follow-answers.ts'
import { conditionOf } from './grades.ts'

const overridden: [QuestionnaireName, string[]][] = [
  ['console', ['HANDHELD', 'POCKET', 'OFFLINE']],
  ['phone', ['APPLE']],
  ['phone', ['SAMSUNG']],
  ['notebook', ['APPLE']],
  ['watch', ['GARMIN']],
]

const seeded: Question[][] = [
  ...questionnaireNames.map((name) => questionnaire(name)),
  ...overridden.map(([name, codes]) => overriddenQuestionnaire(name, codes)),
]

const anyEffect: fc.Arbitrary<Effect> = fc.record(
  {
    bp: fc.constantFrom(500, 2_500),
    bonusBp: fc.constantFrom(400),
    grade: fc.constantFrom('A', 'C'),
    cents: fc.constantFrom(-20_00, 5_00),
    gate: fc.constantFrom('REJECT', 'MANUAL'),
    part: fc.constantFrom('battery', 'display'),
  },
  { requiredKeys: [] },
)

const drawnQuestion = fc.record({
  kind: fc.constantFrom<('single' | 'multi')[]>('single', 'single', 'single', 'multi'),
  ordered: fc.boolean(),
  showIf: fc.option(fc.tuple(fc.nat(6), fc.nat(2)), { freq: 4 }),
  answers: fc.array(
    fc.record({
      effect: fc.oneof({ weight: 3, arbitrary: fc.constant<Effect>({}) }, anyEffect),
      leads: fc.option(fc.tuple(fc.constantFrom('skipTo', 'hides'), fc.integer({ min: 1, max: 4 })), { freq: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
})

/** Whatever a merchant may make of the questions: conditions, leaps, and questions that hide others. */
const anybodys: fc.Arbitrary<Question[]> = fc.array(drawnQuestion, { minLength: 2, maxLength: 8 }).map((drawn) =>
  drawn.map(({ kind, ordered, showIf, answers }, at) => ({
    id: at,
    code: `Q${at}`,
    title: '',
    question: '',
    description: '',
    kind,
    ordered: ordered && kind === 'single',
    showIf: showIf && showIf[0] < at ? `Q${showIf[0]}=A${showIf[1]}` : null,
    answers: answers.map(({ effect, leads }, place) => ({
      id: place,
      code: `A${place}`,
      text: '',
      effect: leads ? { ...effect, [leads[0]]: `Q${at + leads[1]}` } : effect,
    })),
  })),
)

/** What somebody would say to every question, if he were asked. Mostly good things, as most people do. */
const thoughtsAbout = (questions: readonly Question[]): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(
      questions.map(({ code, kind, showIf, answers }) => {
        const codes = answers.map((answer) => answer.code)
        const some = fc.subarray(codes, { minLength: showIf === null ? 0 : 1 })
        return [code, kind === 'multi' ? some : fc.constantFrom(codes[0]!, ...codes).map((one) => [one])]
      }),
    ),
  )

/** One question after the other, each answered as he thinks, until nothing more is asked. */
function goOn(questions: readonly Question[], said: Answers, thoughts: Answers): Answers {
  const { current } = followAnswers(questions, said)
  return current ? goOn(questions, { ...said, [current.code]: thoughts[current.code]! }, thoughts) : said
}

/** The list first, with the lines opened that are otherwise, then whatever is left. */
function confirmAndGoOn(questions: readonly Question[], thoughts: Answers): Answers {
  const statements = statementsIn(questions)
  const opened = statements.map(({ question }): [string, readonly string[]] => [
    question.code,
    thoughts[question.code]!,
  ])
  const list = confirmed(statements, Object.fromEntries(opened))
  return goOn(questions, askedOf(questions, understood(questions, list)), thoughts)
}

const inOrder = (answers: Answers) => Object.entries(answers).toSorted(([one], [other]) => one.localeCompare(other))

const terms: fc.Arbitrary<Terms> = fc.record({
  rules: fc.constant(firstRules),
  base: fc.integer({ min: 0, max: 200_000 }).map(cents),
  repairCosts: fc.record({ display: fc.nat(40_000), battery: fc.nat(10_000) }, { requiredKeys: [] }),
  segment: fc.constantFrom('consumer', 'business'),
  pieces: fc.constantFrom(1, 20),
})

test('EX-02 the fast lane and the long way lead to the same answers and the same offer', () => {
  let gathered = 0
  const asked = fc
    .oneof(fc.constantFrom(...seeded), anybodys)
    .chain((questions) =>
      fc.record({ questions: fc.constant(questions), thoughts: thoughtsAbout(questions), given: terms }),
    )
  fc.assert(
    fc.property(asked, ({ questions, thoughts, given }) => {
      const long = goOn(questions, {}, thoughts)
      const fast = confirmAndGoOn(questions, thoughts)
      const [longWalk, fastWalk] = [followAnswers(questions, long), followAnswers(questions, fast)]
      gathered += statementsIn(questions).length > 1 ? 1 : 0

      expect(fastWalk.gate).toEqual(longWalk.gate)
      if (longWalk.gate) return
      expect(inOrder(fast)).toEqual(inOrder(long))
      expect(conditionOf(fastWalk.answered)).toBe(conditionOf(longWalk.answered))
      expect(priceDevice(given, questions, fast)).toEqual(priceDevice(given, questions, long))
    }),
    { numRuns: runs(600, 5_000) },
  )
  expect(gathered).toBeGreaterThan(200)
})
