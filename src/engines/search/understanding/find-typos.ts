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

export function openTypoFinder(sorted: readonly string[]): TypoFinder {
  const shared = sorted.map((term, index) => sharedLetters(sorted[index - 1] ?? '', term))
  const remembered = new Map<string, readonly Typo[]>()

  return (word, unfinished) => {
    const key = unfinished ? `${word}…` : word
    const known = remembered.get(key)
    if (known) return known
    if (remembered.size >= REMEMBERED_WORDS) remembered.clear()
    const found = findTypos(sorted, shared, word, unfinished)
    remembered.set(key, found)
    return found
  }
}

function sharedLetters(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/**
 * Compares the word with each term, letter by letter, in a table of edit distances with one line per letter of the term.
 * The terms are sorted, so a term takes over the lines of the letters that it shares with the one before, and all terms
 * with a hopeless beginning are passed over together.
 */
function findTypos(
  sorted: readonly string[],
  shared: readonly number[],
  word: string,
  unfinished: boolean,
): readonly Typo[] {
  const allowed = allowedTypos(word)
  const found: Typo[] = []
  if (allowed === 0) return found
  const longest = unfinished ? Infinity : word.length + allowed
  const table = new DistanceTable(word)
  let lines = 0
  let hopelessFrom = Infinity
  let last: Typo | undefined
  for (let index = 0; index < sorted.length; index += 1) {
    const term = sorted[index]!
    const isHopeless = shared[index]! >= hopelessFrom
    if (isHopeless && !(unfinished && last)) continue
    if (!isHopeless) hopelessFrom = Infinity
    lines = Math.min(lines, shared[index]!)
    if (term.length < word.length - allowed || term.length > longest) continue
    while (lines < term.length && hopelessFrom === Infinity) {
      lines += 1
      if (table.writeLine(term, lines) > allowed) hopelessFrom = lines
    }
    last = table.judge(term, lines, allowed, unfinished)
    if (last) found.push(last)
  }
  return found
}

/** Terms are compared up to this length; no word of a device is longer in earnest. */
const MAX_LINES = 40

class DistanceTable {
  readonly #word: string
  readonly #width: number
  readonly #cells: Uint8Array

  constructor(word: string) {
    this.#word = word
    this.#width = word.length + 1
    this.#cells = new Uint8Array(this.#width * (MAX_LINES + 1))
    for (let typed = 0; typed < this.#width; typed += 1) this.#cells[typed] = typed
  }

  /** The distances between the first letters of the term, so many, and all beginnings of the word. Returns the least. */
  writeLine(term: string, letters: number): number {
    if (letters > MAX_LINES) return Infinity
    const cells = this.#cells
    const letter = term.charCodeAt(letters - 1)
    const letterBefore = letters > 1 ? term.charCodeAt(letters - 2) : -1
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

  judge(term: string, lines: number, allowed: number, unfinished: boolean): Typo | undefined {
    let typos = lines === term.length ? this.#distanceAfter(lines) : Infinity
    let end = term.length
    // Backwards, because of two equally good ends the later one leaves less of the term open.
    for (let letters = Math.min(lines, term.length - 1); unfinished && letters > 1; letters -= 1) {
      const distance = this.#distanceAfter(letters)
      if (distance < typos) [typos, end] = [distance, letters]
    }
    if (typos > allowed) return undefined
    return { term, typos, missing: term.length - end, wrongStart: term[0] !== this.#word[0] }
  }

  /** How far the whole word is from the first letters of the term. */
  #distanceAfter(letters: number): number {
    return letters > MAX_LINES ? Infinity : this.#cells[letters * this.#width + this.#width - 1]!
  }
}
