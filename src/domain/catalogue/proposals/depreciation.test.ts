import { expect, test } from 'vitest'
import { depreciated, lossOf, type Ageing } from './depreciation.ts'

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
  expect(lossOf({ ...phone, ...change })).toBe(loss)
})

test('C7.10 what is left is cut to whole halves of a euro', () => {
  expect(depreciated(230_00, 318)).toBe(222_50)
  expect(depreciated(0, 318)).toBe(0)
})
