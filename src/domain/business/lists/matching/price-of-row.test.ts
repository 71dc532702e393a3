import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'
import { pricesByGrade } from './price-of-row.ts'

const base = cents(190_00)

const priceIn = (pieces: number) => pricesByGrade(firstRules, base, pieces).C

test('C8.4 thirty used phones of a company bring 130 euros each, net, and 3,900 together', () => {
  expect(priceIn(30)).toBe(130_00)
  expect(30 * priceIn(30)).toBe(3_900_00)
  expect([38 * priceIn(38), 39 * priceIn(39)]).toEqual([4_940_00, 5_070_00])
})

test('the tier follows the pieces of the whole list', () => {
  expect([1, 9, 10, 24, 25, 49, 50, 99].map(priceIn)).toEqual([
    127_50, 127_50, 129_00, 129_00, 130_00, 130_00, 131_50, 131_50,
  ])
})

test('a row has a price for each grade that sellers can choose', () => {
  expect(pricesByGrade(firstRules, base, 30)).toEqual({ A: 162_50, B: 149_50, C: 130_00, D: 100_50 })
})

test('what is worth too little is recycled', () => {
  expect(pricesByGrade(firstRules, cents(8_00), 1)).toEqual({ A: 6_50, B: 6_00, C: 5_00, D: 0 })
})
