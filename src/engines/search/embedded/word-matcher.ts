import { missingLettersCost, type QueryWord, type Way } from '#engines/search/understanding/understood-query.ts'
import type { Vocabulary } from '#engines/search/understanding/vocabulary.ts'
import type { DeviceIndex } from './device-index.ts'
import { bitsOf, isNamed, placeCostOf } from './packed-word.ts'

/** One way of a word: terms whose numbers follow each other. Their beginning has so many letters; 0 if it is one term. */
interface Range {
  low: number
  high: number
  cost: number
  typedLetters: number
}

/** Looks for one word of a query in the words of a device. */
export class WordMatcher {
  readonly weight: number
  readonly isRepeated: boolean
  /** How many times a device is listed under the terms of this word. */
  readonly listed: number
  /** What the last find cost, and where it stands in the device: return values, but without an object for each device. */
  cost = 0
  packed = 0
  readonly #ranges: readonly Range[]

  constructor({ weight, occurrence, ways }: QueryWord, { vocabulary, devicesOfTerm: { starts } }: DeviceIndex) {
    this.weight = weight
    this.isRepeated = occurrence > 1
    this.#ranges = ways.map((way) => rangeOf(way, vocabulary))
    this.listed = this.#ranges.reduce((sum, { low, high }) => sum + starts[high]! - starts[low]!, 0)
  }

  /** Whether this device has the word; if so, `cost` and `packed` tell of its cheapest way. */
  findIn({ termLengths, termsOfDevice }: DeviceIndex, device: number, matched: number): boolean {
    const { starts, terms, packed } = termsOfDevice
    const end = starts[device + 1]!
    let best = Infinity
    for (const { low, high, cost, typedLetters } of this.#ranges) {
      // Nothing in this range can be cheaper, nor in those after it, which begin even dearer.
      if (cost > best) break
      for (let at = firstNotBefore(terms, low, starts[device]!, end); at < end && terms[at]! < high; at += 1) {
        const word = packed[at]!
        // “Said twice” means another word of the name than the one that is already matched.
        if (this.isRepeated && (bitsOf(word) & ~matched) === 0) continue
        const missing = typedLetters > 0 ? termLengths[terms[at]!]! - typedLetters : 0
        const found = cost + missingLettersCost(missing) + placeCostOf(word)
        // At the same cost a word of the name says more than another one.
        if (found > best || (found === best && (isNamed(this.packed) || !isNamed(word)))) continue
        best = found
        this.packed = word
      }
    }
    this.cost = best
    return best < Infinity
  }

  /** The terms of this word by what they cost at least: no list under a lower number than the cost. */
  termsByCost({ termLengths }: DeviceIndex): number[][] {
    const byCost: number[][] = []
    for (const { low, high, cost, typedLetters } of this.#ranges) {
      for (let term = low; term < high; term += 1) {
        const missing = typedLetters > 0 ? termLengths[term]! - typedLetters : 0
        ;(byCost[cost + missingLettersCost(missing)] ??= []).push(term)
      }
    }
    return byCost
  }
}

function rangeOf(way: Way, vocabulary: Vocabulary): Range {
  const text = way.kind === 'term' ? way.term : way.beginning
  const [low, high] = vocabulary.rangeOf(text)
  if (way.kind === 'term') return { low, high: low + 1, cost: way.cost, typedLetters: 0 }
  // What is typed completely is another way; this one is for terms that go on.
  const first = vocabulary.has(text) ? low + 1 : low
  return { low: first, high, cost: way.cost, typedLetters: text.length }
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
