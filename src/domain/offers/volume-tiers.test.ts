import { expect, test } from 'vitest'
import { MANUAL_FROM_PIECES, tierFor, volumeTiers } from './volume-tiers.ts'

test('C7 the tiers as people read them have no gap, and say what is paid', () => {
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
