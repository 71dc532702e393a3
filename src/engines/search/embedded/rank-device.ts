import { COMPLETE_NAME_YEARS, leftOpen } from '#engines/search/understanding/understood-query.ts'
import type { DeviceIndex } from './device-index.ts'
import type { MatchedQuery } from './matched-query.ts'
import { bitsOf, countBits, firstPositionOf, isNamed, lastPositionOf } from './packed-word.ts'
import type { WordMatcher } from './word-matcher.ts'

/**
 * How well a device answers a query is one number, the smaller the better. It holds, from the front: the weight of the
 * words that are missing, the cost of the others, what is left open of the model, the breaks in the order of the words,
 * the standing, and again what is left open. Each part has room for so many values.
 */
const COSTS = 4096
const OPEN = 64
const BREAKS = 32
const STANDINGS = 65_536
const BELOW_OPEN = BREAKS * STANDINGS * OPEN
const BELOW_COST = OPEN * BELOW_OPEN

/** Going back in the name is worse than leaving out words of it. */
const WORSE_BREAK = 8

const COMPLETE_NAME = COMPLETE_NAME_YEARS * 13

/** The best rank that a device can have which misses words of this weight and pays so much for the others. */
export const bestRank = (missing: number, cost: number): number =>
  (missing * COSTS + Math.min(cost, COSTS - 1)) * BELOW_COST

/**
 * The best rank that this device can have, before the other words are looked for in it: this one costs and leaves open so
 * much, and all others do not cost more than they must. Most devices of a long list are passed over by this alone.
 */
export function bestRankOf(
  { modelLengths, standings }: DeviceIndex,
  device: number,
  broad: boolean,
  cost: number,
  openByWord: number,
  maySay: number,
  breaks: number,
): number {
  const unsaid = Math.max(0, modelLengths[device]! - maySay) * leftOpen.unsaid
  const open = Math.min(openByWord + unsaid, OPEN - 1)
  const standing = standings[device]! + (broad && open < leftOpen.unfinished ? COMPLETE_NAME : 0)
  return bestRank(0, cost) + belowCost(broad, open, breaks, standing)
}

/** The best rank in a broad query for so much that is paid and left open, of all devices whose standing is this one at most. */
export const bestBroadRank = (cost: number, open: number, standing: number): number =>
  bestRank(0, cost) + belowCost(true, open, 0, standing + (open < leftOpen.unfinished ? COMPLETE_NAME : 0))

function belowCost(broad: boolean, open: number, breaks: number, standing: number): number {
  const rank = (broad ? 0 : open * BREAKS) + breaks
  return (rank * STANDINGS + STANDINGS - 1 - standing) * OPEN + open
}

/** Infinite for a device that misses more words than it may, or cannot be better than the worst one wanted. */
export function rankDevice(
  index: DeviceIndex,
  device: number,
  { broad, matchers, rarest }: MatchedQuery,
  mayMiss: number,
  worst: number,
): number {
  let missing = 0
  let cost = 0
  let matched = 0
  let open = 0
  for (const matcher of rarest) {
    if (matcher.findIn(index, device, matched)) {
      cost += matcher.cost
      matched |= bitsOf(matcher.packed)
      open += matcher.open
    } else {
      missing += matcher.weight
      if (missing > mayMiss) return Infinity
      matcher.packed = 0
    }
    if (bestRank(missing, cost) + (broad ? 0 : open * BELOW_OPEN) > worst) return Infinity
  }

  open = Math.min(open + countBits(index.modelWords[device]! & ~matched) * leftOpen.unsaid, OPEN - 1)
  const isComplete = open < leftOpen.unfinished
  const standing = index.standings[device]! + (broad && isComplete ? COMPLETE_NAME : 0)
  return bestRank(missing, cost) + belowCost(broad, open, countBreaks(matchers, index.ownStarts[device]!), standing)
}

/** Whether a name goes on before the first word that was said of it. Leaving out the maker breaks nothing. */
export const breaksFirst = (packed: number, ownStart: number): boolean => {
  const first = firstPositionOf(packed)
  return isNamed(packed) && first > 0 && first !== ownStart
}

/** How often the words do not follow each other as in the name. Leaving out the maker breaks nothing. */
function countBreaks(matchers: readonly WordMatcher[], ownStart: number): number {
  let breaks = 0
  let previous = -1
  let before = 0
  for (const { packed } of matchers) {
    // Two words of the query may be one of the name.
    if (!isNamed(packed) || packed === before) continue
    const first = firstPositionOf(packed)
    const step = first - previous
    if (step > 1 && !(previous < 0 && first === ownStart)) breaks += 1
    if (step < 0) breaks += WORSE_BREAK
    previous = lastPositionOf(packed)
    before = packed
  }
  return Math.min(breaks, BREAKS - 1)
}
