import { understand } from '#engines/search/understanding/understand.ts'
import type { Reading } from '#engines/search/understanding/understood-query.ts'
import type { DeviceIndex } from './device-index.ts'
import { WordMatcher } from './word-matcher.ts'

/** A query that was understood, ready to be compared with devices. */
export interface MatchedQuery {
  broad: boolean
  /** So many words of a model can be said by these at most, as long as none of them costs more than it must. */
  maySay: number
  /** Of all words. */
  weight: number
  /** What a device with all words pays at least. */
  leastCost: number
  /** In the order they were typed. */
  matchers: readonly WordMatcher[]
  /** The rarest first: who lacks a word mostly lacks a rare one. */
  rarest: readonly WordMatcher[]
}

export function matchQuery(index: DeviceIndex, text: string, reading: Reading): MatchedQuery {
  const { words, broad } = understand(text, index.vocabulary, reading)
  const matchers = words.map((word) => new WordMatcher(word, index))
  // A word said again comes last: it must not take the place of the first one, nor of any other.
  const rarest = matchers.toSorted((a, b) => Number(a.isRepeated) - Number(b.isRepeated) || a.listed - b.listed)
  const maySay = matchers.reduce((sum, matcher) => sum + matcher.maySay, 0)
  const weight = matchers.reduce((sum, matcher) => sum + matcher.weight, 0)
  const leastCost = matchers.reduce((sum, matcher) => sum + matcher.leastCost, 0)
  return { broad, maySay, weight, leastCost, matchers, rarest }
}
