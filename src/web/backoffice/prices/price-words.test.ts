import { expect, test } from 'vitest'
import { percentOf } from './price-words.ts'

test.each([
  [526, '+5,3\u00a0%'],
  [-526, '−5,3\u00a0%'],
  [0, '0,0\u00a0%'],
])('EX-09 F-61 %i basis points are %s', (basisPoints, shown) => {
  expect(percentOf(basisPoints)).toBe(shown)
})
