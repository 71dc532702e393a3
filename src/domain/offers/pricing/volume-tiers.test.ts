import { expect, test } from 'vitest'
import { MANUAL_FROM_PIECES, nextTier, tierFor, volumeTiers } from './volume-tiers.ts'

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

test('C7.5 the tiers as people read them have no gap, and say what is paid', () => {
  expect(volumeTiers()).toEqual([
    { from: 1, to: 9, basisPoints: 0 },
    { from: 10, to: 24, basisPoints: 100 },
    { from: 25, to: 49, basisPoints: 200 },
    { from: 50, to: 99, basisPoints: 300 },
  ])
  for (let pieces = 1; pieces < MANUAL_FROM_PIECES; pieces += 1) {
    const tier = volumeTiers().find(({ from, to }) => from <= pieces && pieces <= to)
    expect(tier?.basisPoints, `${pieces}`).toBe(tierFor(pieces))
  }
})
