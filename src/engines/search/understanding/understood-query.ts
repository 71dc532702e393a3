/**
 * What a visitor typed, understood: the words that are looked for, each with all its ways to match a device. Every form of
 * the engine compiles this value to its own means, so all of them find the same devices in the same order.
 *
 * The order of the answers, most important first:
 *
 * 1. Devices that match every word of the strict reading. If there are none: every word of the tolerant reading. If there
 *    are none again: those with the most words of the tolerant reading, each counted by its weight.
 * 2. The lowest cost, summed over the words. A word takes the cheapest of its ways: the cost of the way, and of the place
 *    where the device has the term, which is dearer for a beginning outside the name of the model.
 * 3. The least of the model left open (see `leftOpen`): by words that nobody said, that were only begun, or that were
 *    written as one; not asked if the query is broad.
 * 4. Words that follow each other as in the name, before words with others between them, before words in another order.
 * 5. The best standing (see `standing.ts`): the newest, but what is popular counts as newer, and what its maker is not known
 *    for as older. In a broad query a name that was said completely is worth `COMPLETE_NAME_YEARS`.
 * 6. The least of the model left open after all, then the lowest id.
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
  /** The device has exactly this term. If so many words of the query are it together, each of them has this way. */
  | { kind: 'term'; term: string; cost: number; joined?: 2 | 3 }
  /** The device has a term that begins like this and goes on. */
  | { kind: 'beginning'; beginning: string; cost: number; afterNumber: boolean }

/** `strict` tolerates typos only in words that make no sense without; `tolerant` in all of them. */
export type Reading = 'strict' | 'tolerant'

/**
 * Where a device has a word: in the name of its maker, in that of its model, in two words of the model written as one, in
 * the name of its variant, among its other words, or in what was derived from the name.
 */
export type Place = 'maker' | 'name' | 'joined' | 'variant' | 'terms' | 'derived'

export const placeCosts: Readonly<Record<Place, number>> = {
  maker: 0,
  name: 0,
  joined: 0,
  variant: 0,
  terms: 1,
  derived: 3,
}

/** What it costs more if the word was only begun. Who types on mostly means the model: `d` is Digital, and not disc. */
export const unfinishedCosts: Readonly<Record<Place, number>> = {
  maker: 0,
  name: 0,
  joined: 1,
  variant: 1,
  terms: 1,
  derived: 1,
}

/** Who has said the number of a model does not begin to name its maker: the s of “a 52 s” is not Samsung. */
export const MAKER_AFTER_NUMBER = 1

/** A number that goes on for more than one sign is mostly another one: f4 is not f4-7.1, and 2 is not 2022. */
export const ANOTHER_NUMBER = 2

/** What a way leaves open of the model. A word that is unfinished before others has paid for it. */
export function openBy(way: Way): number {
  if (way.kind === 'beginning') return way.cost === 0 ? leftOpen.unfinished : 0
  return way.joined ? leftOpen.joined : 0
}

/** How much of a model is left open by a word that nobody said, one that was only begun, and two written as one. */
export const leftOpen = { unsaid: 4, unfinished: 3, joined: 1 } as const

export const COMPLETE_NAME_YEARS = 10
