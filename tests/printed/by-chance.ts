import fc from 'fast-check'
import { describe, test } from 'vitest'
import { anyPlan } from '#tests/support/fixtures/planned-trade.ts'
import { carryOut, hireTeam } from './carry-out.ts'

const ROUNDS = 100
const PARTS = 3

/** Five thousand trades, fifty at a time: one of three parts that run side by side. */
export function tryPart(part: number): void {
  hireTeam()
  describe('F-10 the same amount stands in letters, on pages, on receipts, in files and in answers of the API', () => {
    const seeds = Array.from({ length: ROUNDS }, (_, round) => round + 1).filter(
      (seed) => seed % PARTS === part % PARTS,
    )

    test.each(seeds)('about 50 trades by chance, round %i', async (seed) => {
      await carryOut(fc.sample(anyPlan, { numRuns: 50, seed }))
    })
  })
}
