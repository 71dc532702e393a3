import { expect, test } from 'vitest'
import { nextTier, tierFor } from './volume-tiers.ts'

test.each([
  [1, 0, 10],
  [9, 0, 10],
  [10, 100, 25],
  [24, 100, 25],
  [25, 200, 50],
  [49, 200, 50],
  [50, 300, undefined],
  [99, 300, undefined],
])('C7.5 %d pieces bring %d basis points more, and the next tier begins at %s', (pieces, basisPoints, next) => {
  expect(tierFor(pieces)).toBe(basisPoints)
  expect(nextTier(pieces)?.pieces).toBe(next)
})
