import { firstRules } from '#tests/support/readers/first-rules.ts'
import { expect, test } from 'vitest'
import { marginOf } from '#domain/catalogue/price-lists/margin.ts'
import { priceDevice, type PriceLine } from '#domain/offers/pricing/price-device.ts'
import { answersOfGrade } from '#domain/offers/questions/answers-of-grade.ts'
import { cents } from '#shop/money/money.ts'
import { questionnaire } from '#tests/support/fixtures/questionnaires.ts'
import { marginOfPiece, marginOfQuote } from './line-margin.ts'

const phone = questionnaire('phone')
const base = cents(238_00)

const lineOf = (grade: 'A' | 'D', faults = {}) => {
  const terms = { rules: firstRules, base, repairCosts: {}, segment: 'business', pieces: 50 } as const
  const { cents: price, lines } = priceDevice(terms, phone, answersOfGrade(phone, grade, faults)!)
  return { base, lines, cents: price, deviceId: 1, quantity: 10 }
}

const resale = { resaleCents: 357_00, seriesId: 3 }

test('F-39 the margin of a piece is what it sells for without tax, less our price and our costs', () => {
  const line = lineOf('A')

  expect(marginOfPiece(firstRules, line, resale)).toBe(
    marginOf(firstRules, { ...resale, resaleCents: 300_00 }, line.cents),
  )
  expect(marginOfPiece(firstRules, { ...line, cents: cents(line.cents + 10_00) }, resale)).toBe(
    marginOfPiece(firstRules, line, resale)! - 10_00,
  )
})

test('F-39 what is worn or broken sells for less', () => {
  const [best, worst, broken] = [lineOf('A'), lineOf('D'), lineOf('A', { DISPLAY_GLASS: ['CRACKED'] })]
  const atOnePrice = (line: typeof best) => marginOfPiece(firstRules, { ...line, cents: cents(50_00) }, resale)!

  expect(atOnePrice(worst)).toBeLessThan(atOnePrice(best))
  expect(atOnePrice(broken)).toBeLessThan(atOnePrice(best))
})

test('F-39 where nobody knows what a device sells for, nobody knows the margin, and the sum says of how many', () => {
  const line = lineOf('A')
  const unlisted = { ...line, deviceId: 2, base: cents(0), lines: [] as PriceLine[], quantity: 3 }

  expect(marginOfPiece(firstRules, line, undefined)).toBeNull()
  expect(marginOfPiece(firstRules, line, { resaleCents: null, seriesId: 3 })).toBeNull()
  expect(
    marginOfQuote(
      firstRules,
      [line, unlisted],
      new Map([
        [1, resale],
        [2, resale],
      ]),
    ),
  ).toEqual({
    margin: 10 * marginOfPiece(firstRules, line, resale)!,
    unknown: 3,
  })
})
