import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { byPercent, readPercent } from './change-by-percent.ts'

test.each([
  ['5', 500],
  ['+5', 500],
  ['-5', -500],
  ['−2,5 %', -250],
  ['+ 3.25%', 325],
  ['100', 10_000],
  ['-90', -9_000],
])('F-39 “%s” is a percentage', (text, basisPoints) => {
  expect(readPercent(text)).toBe(basisPoints)
})

test.each(['', 'viel', '5 Euro', '101', '-91', '1e2', '--5', 'NaN', 'Infinity', '5,123'])(
  'F-39 “%s” is none that makes sense',
  (text) => {
    expect(readPercent(text)).toBeUndefined()
  },
)

test('F-39 a price is changed to the cent and never falls below nothing', () => {
  expect(byPercent(cents(199_99), 250)).toBe(204_99)
  expect(byPercent(cents(1), -5_000)).toBe(1)
  expect(byPercent(cents(0), 10_000)).toBe(0)
  expect(byPercent(cents(10_00), -10_001)).toBe(0)
})
