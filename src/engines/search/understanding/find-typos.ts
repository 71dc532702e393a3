import { remembered } from './remembered.ts'
import { TermList, type PackedTerms } from './term-list.ts'

export interface Typo {
  term: string
  /** Wrong, missing, superfluous letters and swapped neighbours. */
  typos: number
  /** How many letters the term goes on after what was typed. */
  missing: number
  wrongStart: boolean
}

/** The terms that somebody may have meant who typed this word; with `unfinished`, also those that go on after it. */
export type TypoFinder = (word: string, unfinished: boolean) => readonly Typo[]

/** Two letters and a typo can be anything. */
function allowedTypos(word: string): number {
  if (word.length < 3) return 0
  return word.length <= 5 ? 1 : 2
}

/** While somebody types on, the words before are asked for again and again. */
const REMEMBERED_WORDS = 200

export function openTypoFinder(packed: PackedTerms): TypoFinder {
  const terms = new TermList(packed)
  const shared = sharedBeginnings(terms)
  const whole = remembered((word) => findTypos(terms, shared, word, false), REMEMBERED_WORDS)
  const begun = remembered((word) => findTypos(terms, shared, word, true), REMEMBERED_WORDS)
  return (word, unfinished) => (unfinished ? begun(word) : whole(word))
}

/** Per term: how many letters it shares with the one before, as far as letters are compared at all. */
function sharedBeginnings({ letters, starts, size }: TermList): Uint8Array {
  const shared = new Uint8Array(size)
  for (let term = 1; term < size; term += 1) {
    const before = starts[term - 1]!
    const start = starts[term]!
    const longest = Math.min(start - before, starts[term + 1]! - start, 255)
    let length = 0
    while (length < longest && letters[before + length] === letters[start + length]) length += 1
    shared[term] = length
  }
  return shared
}

/**
 * Compares the word with each term, letter by letter, in a table of edit distances with one line per letter of the term.
 * The terms are sorted, so a term takes over the lines of the letters that it shares with the one before, and all terms
 * with a hopeless beginning are passed over together.
 */
function findTypos(terms: TermList, shared: Uint8Array, word: string, unfinished: boolean): readonly Typo[] {
  const allowed = allowedTypos(word)
  const found: Typo[] = []
  if (allowed === 0) return found
  const { starts } = terms
  const longest = unfinished ? Infinity : word.length + allowed
  const table = new DistanceTable(word, terms.letters)
  let lines = 0
  let hopelessFrom = Infinity
  let last: Judgement | undefined
  for (let term = 0; term < terms.size; term += 1) {
    const isHopeless = shared[term]! >= hopelessFrom
    if (isHopeless && !(unfinished && last)) continue
    if (!isHopeless) hopelessFrom = Infinity
    lines = Math.min(lines, shared[term]!)
    const start = starts[term]!
    const length = starts[term + 1]! - start
    if (length < word.length - allowed || length > longest) continue
    while (lines < length && hopelessFrom === Infinity) {
      lines += 1
      if (table.writeLine(start, lines) > allowed) hopelessFrom = lines
    }
    last = table.judge(length, lines, allowed, unfinished)
    if (last) {
      const wrongStart = terms.letters[start] !== word.charCodeAt(0)
      found.push({ term: terms.termAt(term), ...last, wrongStart })
    }
  }
  return found
}

type Judgement = Pick<Typo, 'typos' | 'missing'>

/** Terms are compared up to this length; no word of a device is longer in earnest. */
const MAX_LINES = 40

class DistanceTable {
  readonly #word: string
  readonly #width: number
  readonly #letters: Uint16Array
  readonly #cells: Uint8Array

  constructor(word: string, letters: Uint16Array) {
    this.#word = word
    this.#letters = letters
    this.#width = word.length + 1
    this.#cells = new Uint8Array(this.#width * (MAX_LINES + 1))
    for (let typed = 0; typed < this.#width; typed += 1) this.#cells[typed] = typed
  }

  /** The distances between the first letters of the term that starts here, so many, and all beginnings of the word. Returns the least. */
  writeLine(start: number, letters: number): number {
    if (letters > MAX_LINES) return Infinity
    const cells = this.#cells
    const letter = this.#letters[start + letters - 1]!
    const letterBefore = letters > 1 ? this.#letters[start + letters - 2]! : -1
    const line = letters * this.#width
    const above = line - this.#width
    const twoAbove = above - this.#width
    cells[line] = letters
    let least = letters
    for (let typed = 1; typed < this.#width; typed += 1) {
      const typedLetter = this.#word.charCodeAt(typed - 1)
      const replaced = cells[above + typed - 1]! + (typedLetter === letter ? 0 : 1)
      let distance = Math.min(replaced, cells[above + typed]! + 1, cells[line + typed - 1]! + 1)
      if (typed > 1 && typedLetter === letterBefore && this.#word.charCodeAt(typed - 2) === letter) {
        distance = Math.min(distance, cells[twoAbove + typed - 2]! + 1)
      }
      cells[line + typed] = distance
      if (distance < least) least = distance
    }
    return least
  }

  /** What is to be said of a term of this length, of which so many lines are written. */
  judge(length: number, lines: number, allowed: number, unfinished: boolean): Judgement | undefined {
    let typos = lines === length ? this.#distanceAfter(lines) : Infinity
    let end = length
    // Backwards, because of two equally good ends the later one leaves less of the term open.
    for (let letters = Math.min(lines, length - 1); unfinished && letters > 1; letters -= 1) {
      const distance = this.#distanceAfter(letters)
      if (distance < typos) [typos, end] = [distance, letters]
    }
    if (typos > allowed) return undefined
    return { typos, missing: length - end }
  }

  /** How far the whole word is from the first letters of the term. */
  #distanceAfter(letters: number): number {
    return letters > MAX_LINES ? Infinity : this.#cells[letters * this.#width + this.#width - 1]!
  }
}
