import { expect, test } from 'vitest'
import { successorMonths } from './successors.ts'
import { depreciated, lossOf, type Ageing } from './depreciation.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const phone: Ageing = { category: 'smartphone', ageMonths: 20, days: 30, hasNewSuccessor: false }

test.each<[string, Partial<Ageing>, number]>([
  ['a month old', {}, 318],
  ['ten days old', { days: 10 }, 106],
  ['set a few days ago', { days: 6 }, 0],
  ['forgotten for years', { days: 1_000 }, 975],
  ['of an old device', { ageMonths: 48 }, 397],
  ['whose device has a successor now', { hasNewSuccessor: true }, 818],
  ['of a lens', { category: 'lens' }, 45],
])('C7.10 a price %s', (_, change, loss) => {
  expect(lossOf(firstRules, { ...phone, ...change })).toBe(loss)
})

test('C7.10 what is left is a whole number of halves of a euro, and small prices stay until they have lost one', () => {
  expect(depreciated(firstRules, 230_00, 318)).toBe(222_50)
  expect(depreciated(firstRules, 3_00, 318)).toBe(3_00)
  expect(depreciated(firstRules, 3_00, 900)).toBe(2_50)
  expect(depreciated(firstRules, 0, 318)).toBe(0)
})

test('C7.10 a successor is the next of the same series, or of the same series with another number', () => {
  const release = (id: number, series: string, month: number, manufacturerId = 1) =>
    ({ id, category: 'iphone', manufacturerId, series, month }) as const

  const successors = successorMonths([
    release(1, 'iPhone 14', 100),
    release(2, 'iPhone 14', 100),
    release(3, 'iPhone 15', 112),
    release(4, 'iPhone 16', 124),
    release(5, 'iPhone SE', 90),
    release(6, 'iPhone 15', 130, 2),
  ])

  expect([...successors]).toEqual([
    [1, 112],
    [2, 112],
    [3, 124],
  ])
})
