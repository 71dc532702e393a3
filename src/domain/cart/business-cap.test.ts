import { expect, test } from 'vitest'
import { cents } from '#shop/money/money.ts'
import { exceedsBusinessCap, needsIdentityCheck } from './business-cap.ts'
import { mostPieces } from './most-pieces.ts'
import { needsBusinessQuote } from './needs-business-quote.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

test.each([
  [4_999_99, false],
  [5_000_00, false],
  [5_000_01, true],
])('S9.01 a business trade of %d cents is too large for the shop: %s', (total, tooLarge) => {
  expect(exceedsBusinessCap(firstRules, cents(total))).toBe(tooLarge)
})

test.each([
  [5_000_00, 99, false],
  [5_000_01, 1, true],
  [100, 100, true],
])('S9.01 a company asks for a quote for %d cents in %d pieces: %s', (total, pieces, asks) => {
  expect(needsBusinessQuote(firstRules, cents(total), pieces)).toBe(asks)
})

test.each([
  [2_999_99, false],
  [3_000_00, false],
  [3_000_01, true],
])('C7.9 a private seller of %d cents shows who he is: %s', (total, shows) => {
  expect(needsIdentityCheck(firstRules, cents(total))).toBe(shows)
})

test('C7.9 private people sell five of a device at most, companies more', () => {
  expect(mostPieces(firstRules, false)).toBe(5)
  expect(mostPieces(firstRules, true)).toBe(99)
})
