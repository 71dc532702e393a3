import { COMPLETE_NAME_YEARS } from '#engines/search/understanding/understood-query.ts'
import type { DeviceIndex } from './device-index.ts'
import type { MatchedQuery } from './matched-query.ts'
import { bitsOf, firstPositionOf, isNamed, lastPositionOf } from './packed-word.ts'
import type { WordMatcher } from './word-matcher.ts'

/**
 * How well a device answers a query is one number, the smaller the better. It holds, from the front: the weight of the
 * words that are missing, the cost of the others, the words of the model left over, the breaks in the order of the words,
 * the age, and again the words left over. Each part has room for so many values.
 */
const COSTS = 4096
const LEFT_OVER = 32
const BREAKS = 32
const RELEASES = 65_536
const BELOW_COST = LEFT_OVER * BREAKS * RELEASES * LEFT_OVER

/** Going back in the name is worse than leaving out words of it. */
const WORSE_BREAK = 8

const COMPLETE_NAME = COMPLETE_NAME_YEARS * 13

/** The best rank that a device can have which misses words of this weight and pays so much for the others. */
export const bestRank = (missing: number, cost: number): number =>
  (missing * COSTS + Math.min(cost, COSTS - 1)) * BELOW_COST

/** The weight of the words that a device of this rank misses. */
export const missingOf = (rank: number): number => Math.floor(rank / bestRank(1, 0))

/** What a device must reach. */
export interface Bounds {
  mayMiss: number
  worst: number
}

/** Infinite for a device that misses more words than it may, or cannot be better than the worst one wanted. */
export function rankDevice(
  index: DeviceIndex,
  device: number,
  { broad, matchers, rarest }: MatchedQuery,
  { mayMiss, worst }: Bounds,
): number {
  let missing = 0
  let cost = 0
  let matched = 0
  for (const matcher of rarest) {
    if (matcher.findIn(index, device, matched)) {
      cost += matcher.cost
      matched |= bitsOf(matcher.packed)
    } else {
      missing += matcher.weight
      if (missing > mayMiss) return Infinity
      matcher.packed = 0
    }
    if (bestRank(missing, cost) > worst) return Infinity
  }

  const leftOver = Math.min(countBits(index.modelWords[device]! & ~matched), LEFT_OVER - 1)
  const freshness = index.released[device]! + (broad && leftOver === 0 ? COMPLETE_NAME : 0)
  let rank = broad ? 0 : leftOver
  rank = rank * BREAKS + countBreaks(matchers)
  rank = rank * RELEASES + RELEASES - 1 - freshness
  rank = rank * LEFT_OVER + leftOver
  return bestRank(missing, cost) + rank
}

/** How often the words do not follow each other as in the name. */
function countBreaks(matchers: readonly WordMatcher[]): number {
  let breaks = 0
  let previous = -1
  for (const { packed } of matchers) {
    if (!isNamed(packed)) continue
    const step = firstPositionOf(packed) - previous
    if (step > 1) breaks += 1
    if (step < 0) breaks += WORSE_BREAK
    previous = lastPositionOf(packed)
  }
  return Math.min(breaks, BREAKS - 1)
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
