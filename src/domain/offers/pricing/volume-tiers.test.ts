import { expect, test } from 'vitest'
import { nextTier, tierFor, volumeTiers } from './volume-tiers.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

test.each([
  [1, 0, 10],
  [9, 0, 10],
  [10, 100, 25],
  [24, 100, 25],
  [25, 200, 50],
  [49, 200, 50],
  [50, 300, undefined],
  [99, 300, undefined],
])('C7.5 %d pieces bring %d basis points more, and the next tier begins at %s', (pieces, bonus, next) => {
  expect(tierFor(firstRules, pieces)).toBe(bonus)
  expect(nextTier(firstRules, pieces)?.pieces).toBe(next)
})

test('C7.5 the tiers as people read them have no gap, and say what is paid', () => {
  expect(volumeTiers(firstRules)).toEqual([
    { from: 1, to: 9, bonus: 0 },
    { from: 10, to: 24, bonus: 100 },
    { from: 25, to: 49, bonus: 200 },
    { from: 50, to: 99, bonus: 300 },
  ])
  for (let pieces = 1; pieces < firstRules.business.manualFrom; pieces += 1) {
    const tier = volumeTiers(firstRules).find(({ from, to }) => from <= pieces && pieces <= to)
    expect(tier?.bonus, `${pieces}`).toBe(tierFor(firstRules, pieces))
  }
})
