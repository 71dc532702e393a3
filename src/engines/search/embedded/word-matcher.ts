import {
  ANOTHER_NUMBER,
  leftOpen,
  MAKER_AFTER_NUMBER,
  openBy,
  type QueryWord,
  type Way,
} from '#engines/search/understanding/understood-query.ts'
import { hasDigit } from '#engines/search/understanding/fold-words.ts'
import type { Vocabulary } from '#engines/search/understanding/vocabulary.ts'
import type { DeviceIndex } from './device-index.ts'
import { bitsOf, countTwo, isJoined, isNamed, isOfMaker, placeCostOf, unfinishedCostOf } from './packed-word.ts'

/** One way of a word: terms whose numbers follow each other, and what is the same for all of them. */
export interface Range {
  low: number
  high: number
  cost: number
  /** What it leaves open of the model. */
  open: number
  isBeginning: boolean
  makerCost: number
  /** A term with more letters is another number than the one that was begun. */
  maxLength: number
  /** Several words of the query are this one term: what it says is not the merit of each. */
  isShared: boolean
}

const MAX_GAIN_BY_BEGINNING = 2 * (leftOpen.unsaid - leftOpen.unfinished) + 1

/** Looks for one word of a query in the words of a device. */
export class WordMatcher {
  readonly weight: number
  readonly isRepeated: boolean
  /** How many words of a model it can say. A beginning of two that are written as one costs more. */
  readonly maySay: number
  /** What it costs in the device that has it cheapest. */
  readonly leastCost: number
  /** How many times a device is listed under the terms of this word. */
  readonly listed: number
  /** The cheapest first: no term of a range costs less than that. */
  readonly ranges: readonly Range[]
  /** What the last find cost, where it stands, what it leaves open: return values, but without an object for each device. */
  cost = 0
  packed = 0
  open = 0

  constructor({ weight, occurrence, ways }: QueryWord, index: DeviceIndex) {
    const { vocabulary, wordsSaid, devicesOfTerm } = index
    const { starts } = devicesOfTerm
    this.weight = weight
    this.isRepeated = occurrence > 1
    this.ranges = ways.map((way) => rangeOf(way, vocabulary))
    this.leastCost = Math.min(
      ...this.ranges.map((range) => (range.isBeginning ? range.cost : leastCost(range, range.low, index))),
    )
    this.maySay = Math.max(...this.ranges.map(({ low, isBeginning }) => (isBeginning ? 1 : wordsSaid[low]!)))
    this.listed = this.ranges.reduce((sum, { low, high }) => sum + starts[high]! - starts[low]!, 0)
  }

  /** Whether this device has the word; if so, `cost`, `packed` and `open` tell of its cheapest way. */
  findIn({ termLengths, termsOfDevice, modelWords }: DeviceIndex, device: number, matched: number): boolean {
    const { starts, terms, packed } = termsOfDevice
    const end = starts[device + 1]!
    const unsaid = modelWords[device]! & ~matched
    let best = Infinity
    let bestGain = 0
    for (const range of this.ranges) {
      const { low, high, cost } = range
      // Nothing in this range can be cheaper, nor in those after it, which begin even dearer; and what was only begun says
      // less than a word of the model that was found.
      if (cost > best || (cost === best && range.isBeginning && bestGain > MAX_GAIN_BY_BEGINNING)) break
      for (let at = firstNotBefore(terms, low, starts[device]!, end); at < end && terms[at]! < high; at += 1) {
        const word = packed[at]!
        const found = cost + costIn(range, word, termLengths[terms[at]!]!)
        if (found > best) continue
        const bits = bitsOf(word)
        // Said twice, or begun after it was said, means another word of the name than the one that is already matched.
        if ((this.isRepeated || (range.isBeginning && bits !== 0)) && (bits & ~matched) === 0) continue
        const open = openIn(range, word)
        // At the same cost that word is meant which says most about the model; then one of the name.
        const said = range.isShared ? 0 : countTwo(bits & unsaid)
        const gain = 2 * (said * leftOpen.unsaid - open) + (isNamed(word) ? 1 : 0)
        if (found === best && gain <= bestGain) continue
        best = found
        bestGain = gain
        this.packed = word
        this.open = open
      }
    }
    this.cost = best
    return best < Infinity
  }
}

/** What a word costs where a device has it (see packed-word.ts) more than its range does. */
export function costIn({ isBeginning, makerCost, maxLength }: Range, packed: number, length: number): number {
  if (!isBeginning) return placeCostOf(packed)
  const unfinished = isOfMaker(packed) ? makerCost : unfinishedCostOf(packed)
  return placeCostOf(packed) + unfinished + (length > maxLength ? ANOTHER_NUMBER : 0)
}

/** What a word leaves open of the model where a device has it. */
export const openIn = ({ open }: Range, packed: number): number =>
  isJoined(packed) ? Math.max(open, leftOpen.joined) : open

/** What a term of this range costs at least, whatever device has it. */
export function leastCost({ cost, isBeginning, maxLength }: Range, term: number, index: DeviceIndex): number {
  if (!isBeginning) return cost + index.placeCosts[term]!
  return cost + index.unfinishedCosts[term]! + (index.termLengths[term]! > maxLength ? ANOTHER_NUMBER : 0)
}

function rangeOf(way: Way, vocabulary: Vocabulary): Range {
  const { cost } = way
  const open = openBy(way)
  if (way.kind === 'term') {
    const low = vocabulary.numberOf(way.term)
    const isShared = way.joined !== undefined
    return { low, high: low + 1, cost, open, isBeginning: false, makerCost: 0, maxLength: Infinity, isShared }
  }
  const text = way.beginning
  const [low, high] = vocabulary.rangeOf(text)
  return {
    // What is typed completely is another way; this one is for terms that go on.
    low: vocabulary.has(text) ? low + 1 : low,
    high,
    cost,
    open,
    isBeginning: true,
    makerCost: way.afterNumber ? MAKER_AFTER_NUMBER : 0,
    maxLength: hasDigit(text) ? text.length + 1 : Infinity,
    isShared: false,
  }
}

function firstNotBefore(numbers: Uint32Array, wanted: number, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >> 1
    if (numbers[middle]! < wanted) low = middle + 1
    else high = middle
  }
  return low
}
