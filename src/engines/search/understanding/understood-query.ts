/**
 * What a visitor typed, understood: the words that are looked for, each with all its ways to match a device. Every form of
 * the engine compiles this value to its own means, so all of them find the same devices in the same order.
 *
 * The order of the answers, most important first:
 *
 * 1. Devices that match every word of the strict reading. If there are none: every word of the tolerant reading. If there
 *    are none again: those with the most words of the tolerant reading, each counted by its weight.
 * 2. The lowest cost, summed over the words. A word takes the cheapest of its ways: the cost of the way, of the letters
 *    missing behind a beginning, and of the place where the device has the term.
 * 3. The fewest words of the model that no word of the query matched; not asked if the query is broad.
 * 4. Words that follow each other as in the name, before words with others between them, before words in another order.
 * 5. The newest. In a broad query a name that was said completely is worth `COMPLETE_NAME_YEARS`.
 * 6. The fewest unmatched words of the model after all, then the lowest id.
 */
export interface UnderstoodQuery {
  /** In the order they were typed. Words that cannot be found at all are left out; no words, no answer. */
  words: readonly QueryWord[]
  /** Only makers, series and categories are named (“samsung handy”): the newest is wanted, not the shortest name. */
  broad: boolean
}

export interface QueryWord {
  text: string
  /** A word with a digit says more about the device than any other. */
  weight: 1 | 2
  /** The first “pro” of a query is 1, the second is 2: then the device must have two of them. */
  occurrence: number
  /** At least one, the cheapest first. */
  ways: readonly Way[]
}

export type Way =
  /** The device has exactly this term. */
  | { kind: 'term'; term: string; cost: number }
  /** The device has a term that begins like this and goes on. */
  | { kind: 'beginning'; beginning: string; cost: number }

/** `strict` tolerates typos only in words that make no sense without; `tolerant` in all of them. */
export type Reading = 'strict' | 'tolerant'

/** Where a device has a word: in its name, in what was derived from the name, or among its other words. */
export type Place = 'name' | 'terms' | 'derived'

export const placeCosts: Readonly<Record<Place, number>> = { name: 0, terms: 1, derived: 3 }

/** What is missing of an unfinished word; after some letters it no longer matters how many. */
export const missingLettersCost = (letters: number): number => Math.min(letters, 7)

export const COMPLETE_NAME_YEARS = 10
