import { expect } from 'vitest'

/** The best of a few runs: what the machine does besides only ever makes a run longer. */
function fastest(work: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

/** A busy machine may need several rounds until it has shown how fast it is. */
const MAX_ROUNDS = 5

/** Eight times the input may cost eight times the work and some noise, but not sixty-four times. */
export function expectSteadyGrowth(work: (size: number) => void, size = 12_500): void {
  let [small, large] = [Infinity, Infinity]
  // Below a millisecond the clock says more about itself than about the work.
  const growth = () => large / Math.max(small, 1)
  for (let round = 0; round === 0 || (round < MAX_ROUNDS && growth() >= 32); round += 1) {
    small = Math.min(
      small,
      fastest(() => work(size)),
    )
    large = Math.min(
      large,
      fastest(() => work(size * 8)),
    )
  }

  expect(growth()).toBeLessThan(32)
}
