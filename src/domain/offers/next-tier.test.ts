import { expect, test } from 'vitest'
import { nextTier, tierFor } from './volume-tiers.ts'

test.each([
  [1, 10, 100],
  [9, 10, 100],
  [10, 25, 200],
  [49, 50, 300],
])('with %i pieces there is more to get from %i on', (pieces, from, basisPoints) => {
  expect(nextTier(pieces)).toEqual({ pieces: from, basisPoints })
  expect(tierFor(from)).toBe(basisPoints)
})

test('with fifty pieces there is no more to get', () => {
  expect(nextTier(50)).toBeUndefined()
})
