import type { DeviceIndex } from './device-index.ts'
import type { MatchedQuery } from './matched-query.ts'
import type { WordMatcher } from './word-matcher.ts'

/** To look for a word in a device takes as long as to mark so many devices that have it. */
const MARKS_PER_LOOK = 16

/**
 * Which devices are listed under which words of a query: a bit for each word. Whether a device has enough of them is known
 * then before any word is looked for in it.
 */
export class WordMarks {
  readonly #index: DeviceIndex
  readonly #marks: Uint16Array
  #isMarked = false
  /** Per combination of words: their weight. A word that was not marked is taken for one that all devices have. */
  #weights = new Uint8Array(1)
  #least = 0

  constructor(index: DeviceIndex) {
    this.#index = index
    this.#marks = new Uint16Array(index.standings.length)
  }

  /** For devices that must have every word: only the words are marked that are not much more frequent than the rarest one. */
  markForAll({ rarest, weight }: MatchedQuery): void {
    const most = rarest[0]!.listed * MARKS_PER_LOOK
    const [, ...others] = rarest
    this.#mark(
      others.filter(({ listed }) => listed < most),
      weight,
    )
  }

  /** For devices that have the most words. Returns the greatest weight that one can have. */
  markForMost({ rarest, weight }: MatchedQuery): number {
    this.#mark(rarest, weight)
    let most = 0
    for (const marks of this.#marks) most = Math.max(most, this.#weights[marks]!)
    return most
  }

  /** Devices that miss so much may be looked at. */
  allow(mayMiss: number): void {
    this.#least = this.#weights.at(-1)! - mayMiss
  }

  allows(device: number): boolean {
    return this.#weights[this.#marks[device]!]! >= this.#least
  }

  #mark(matchers: readonly WordMatcher[], weight: number): void {
    if (this.#isMarked) this.#marks.fill(0)
    this.#isMarked = matchers.length > 0
    const unmarked = weight - matchers.reduce((sum, matcher) => sum + matcher.weight, 0)
    this.#weights = new Uint8Array(1 << matchers.length).fill(unmarked)
    const { starts, devices } = this.#index.devicesOfTerm
    const marks = this.#marks
    matchers.forEach((matcher, index) => {
      const bit = 1 << index
      for (let combination = 0; combination < bit; combination += 1) {
        this.#weights[combination | bit] = this.#weights[combination]! + matcher.weight
      }
      for (const { low, high } of matcher.ranges) {
        for (let at = starts[low]!; at < starts[high]!; at += 1) marks[devices[at]!]! |= bit
      }
    })
  }
}
