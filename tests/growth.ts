import { expect } from 'vitest'

/** The best of a few runs: what the machine does besides only ever makes a run longer. */
function fastest(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...times)
}

/** Eight times the input may cost eight times the work and some noise, but not sixty-four times. */
export function expectSteadyGrowth(work: (size: number) => void, size = 12_500): void {
  const small = fastest(() => work(size))
  const large = fastest(() => work(size * 8))

  // Below a millisecond the clock says more about itself than about the work.
  expect(large / Math.max(small, 1)).toBeLessThan(32)
}
