import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { pricesByGrade, priceOfRow } from './price-of-row.ts'

const row = { base: cents(190_00), grade: 'C' } as const

test('C8.4 thirty used phones of a company bring 130 euros each, net, and 3,900 together', () => {
  expect(priceOfRow(row, 30)).toBe(130_00)
  expect(30 * priceOfRow(row, 30)!).toBe(3_900_00)
  expect([38 * priceOfRow(row, 38)!, 39 * priceOfRow(row, 39)!]).toEqual([4_940_00, 5_070_00])
})

test('the tier follows the pieces of the whole list', () => {
  expect([1, 9, 10, 24, 25, 49, 50, 99].map((pieces) => priceOfRow(row, pieces))).toEqual([
    127_50, 127_50, 129_00, 129_00, 130_00, 130_00, 131_50, 131_50,
  ])
})

test('a row without a grade has a price for each that sellers can choose', () => {
  expect(priceOfRow({ ...row, grade: null }, 30)).toBeNull()
  expect(pricesByGrade(row.base, 30)).toEqual({ A: 162_50, B: 149_50, C: 130_00, D: 100_50 })
})

test('what is worth too little is recycled', () => {
  expect(pricesByGrade(cents(8_00), 1)).toEqual({ A: 6_50, B: 6_00, C: 5_00, D: 0 })
})
