import { expect, test } from 'vitest'
import { countedSince, sealOf } from './seal.ts'

test.each([
  [{ stars: 20, count: 4 }, undefined],
  [{ stars: 0, count: 0 }, undefined],
  [
    { stars: 25, count: 5 },
    { average: 5, count: 5 },
  ],
  [
    { stars: 5, count: 5 },
    { average: 1, count: 5 },
  ],
  // 4.25 is the exact middle.
  [
    { stars: 34, count: 8 },
    { average: 4.3, count: 8 },
  ],
  [
    { stars: 169, count: 40 },
    { average: 4.2, count: 40 },
  ],
  [
    { stars: 4_949, count: 1_000 },
    { average: 4.9, count: 1_000 },
  ],
])('the seal of %o is %o', (sum, seal) => {
  expect(sealOf(sum)).toEqual(seal)
})

test('opinions count for two years', () => {
  expect(countedSince(new Date('2026-11-15T09:00:00Z'))).toEqual(new Date('2024-11-15T09:00:00Z'))
})
