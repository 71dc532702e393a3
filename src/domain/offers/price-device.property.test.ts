import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Question } from '#domain/catalogue/catalogue.ts'
import { cents } from '#shop/money.ts'
import { questionSheet, sheetNames } from '#tests/question-sheets.ts'
import { gradeFactors } from './grades.ts'
import { priceDevice, type Terms } from './price-device.ts'
import { isComplete, walkQuestions, type Answers } from './walk-questions.ts'

const sheets = sheetNames.map(questionSheet)

const answersTo = (questions: readonly Question[]): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(
      questions.map(({ code, kind, answers }) => {
        const codes = answers.map((answer) => answer.code)
        return [code, kind === 'multi' ? fc.subarray(codes) : fc.constantFrom(...codes).map((one) => [one])]
      }),
    ),
  )

const terms: fc.Arbitrary<Terms> = fc.record({
  base: fc.integer({ min: 0, max: 500_000 }).map(cents),
  repairCosts: fc.record(
    { display: fc.nat(40_000), back: fc.nat(20_000), battery: fc.nat(10_000) },
    { requiredKeys: [] },
  ),
  segment: fc.constantFrom('consumer', 'business'),
  pieces: fc.integer({ min: 1, max: 99 }),
})

const asked = fc
  .constantFrom(...sheets)
  .chain((questions) => fc.record({ questions: fc.constant(questions), answers: answersTo(questions), terms }))

const runs = { numRuns: 10_000 }

test('X1.01 the lines of every price add up to it, and it is never below zero', () => {
  fc.assert(
    fc.property(asked, ({ questions, answers, terms: given }) => {
      const { cents: amount, lines } = priceDevice(given, walkQuestions(questions, answers).answered)

      expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(amount)
      expect(amount).toBeGreaterThanOrEqual(0)
      expect(amount % 50).toBe(0)
      expect(amount === 0 || amount >= 500).toBe(true)
    }),
    runs,
  )
})

/** Better in every respect that counts for the price. */
function isBetter(better: Question['answers'][number], worse: Question['answers'][number]): boolean {
  const [a, b] = [better.effect, worse.effect]
  const looks = gradeFactors[a.grade ?? 'A'] >= gradeFactors[b.grade ?? 'A']
  const worth = (a.cents ?? 0) >= (b.cents ?? 0) && (a.bonusBp ?? 0) >= (b.bonusBp ?? 0)
  return looks && worth && (a.bp ?? 0) <= (b.bp ?? 0) && a.part === b.part && a.skipTo === b.skipTo
}

test('a better answer never lowers the price', () => {
  fc.assert(
    fc.property(asked, fc.nat(), fc.nat(), ({ questions, answers, terms: given }, at, other) => {
      const singles = questions.filter(({ kind }) => kind === 'single')
      const question = singles[at % singles.length]!
      const mine = question.answers.find(({ code }) => code === answers[question.code]![0])!
      const better = question.answers[other % question.answers.length]!
      const before = walkQuestions(questions, answers)
      const after = walkQuestions(questions, { ...answers, [question.code]: [better.code] })
      const same = before.answered.length === after.answered.length
      fc.pre(isBetter(better, mine) && isComplete(before) && isComplete(after) && same)

      expect(priceDevice(given, after.answered).cents).toBeGreaterThanOrEqual(priceDevice(given, before.answered).cents)
    }),
    { numRuns: 3_000 },
  )
})

test('leaving out a fault never lowers the price, adding an accessory never does either', () => {
  fc.assert(
    fc.property(asked, fc.nat(), ({ questions, answers, terms: given }, at) => {
      const multis = questions.filter(({ kind }) => kind === 'multi')
      const { code } = multis[at % multis.length]!
      const isFault = code === 'DEFECTS'
      const codes = multis.find((question) => question.code === code)!.answers.map((answer) => answer.code)
      const fewer = { ...answers, [code]: answers[code]!.slice(1) }
      const more = { ...answers, [code]: codes }
      const price = (given_: Answers) => priceDevice(given, walkQuestions(questions, given_).answered).cents
      fc.pre(walkQuestions(questions, fewer).answered.length === walkQuestions(questions, more).answered.length)

      if (isFault) expect(price(fewer)).toBeGreaterThanOrEqual(price(more))
      else expect(price(more)).toBeGreaterThanOrEqual(price(fewer))
    }),
    { numRuns: 3_000 },
  )
})
