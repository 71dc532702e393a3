/** Words, sorted by code unit, in one array of letters: nothing for a garbage collector, and quickly handed to another thread. */
export interface PackedTerms {
  letters: Uint16Array<ArrayBuffer>
  /** Where each word begins. The last number is where the last word ends. */
  starts: Uint32Array<ArrayBuffer>
}

export function packTerms(sorted: readonly string[]): PackedTerms {
  const starts = new Uint32Array(sorted.length + 1)
  sorted.forEach((term, number) => (starts[number + 1] = starts[number]! + term.length))
  const letters = new Uint16Array(starts[sorted.length]!)
  sorted.forEach((term, number) => {
    for (let at = 0; at < term.length; at += 1) letters[starts[number]! + at] = term.charCodeAt(at)
  })
  return { letters, starts }
}

/** Words that are known by their number: their place in the order of their letters. */
export class TermList {
  readonly letters: Uint16Array
  readonly starts: Uint32Array
  readonly size: number

  constructor({ letters, starts }: PackedTerms) {
    this.letters = letters
    this.starts = starts
    this.size = starts.length - 1
  }

  termAt(number: number): string {
    return String.fromCharCode(...this.letters.subarray(this.starts[number], this.starts[number + 1]))
  }

  /** -1 for a word that is not in the list. */
  numberOf(term: string): number {
    const number = this.#firstNotBefore(term, 0)
    return number < this.size && this.#lengthOf(number) === term.length && this.#compare(number, term) === 0
      ? number
      : -1
  }

  has(term: string): boolean {
    return this.numberOf(term) >= 0
  }

  /** The numbers of the terms that begin like this: from the first up to, but not including, the second. */
  rangeOf(beginning: string): readonly [low: number, high: number] {
    const low = this.#firstNotBefore(beginning, 0)
    if (!this.#begins(low, beginning)) return [low, low]
    // Most beginnings have few ends: the last one is near.
    let step = 1
    while (this.#begins(low + step, beginning)) step *= 2
    return [low, this.#firstAfter(beginning, low + (step >> 1), Math.min(low + step, this.size))]
  }

  beginsAny(beginning: string): boolean {
    return this.#begins(this.#firstNotBefore(beginning, 0), beginning)
  }

  #begins(number: number, beginning: string): boolean {
    return number < this.size && this.#compare(number, beginning) === 0
  }

  #firstNotBefore(text: string, from: number): number {
    let low = from
    let high = this.size
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(middle, text) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The first term that does not begin like this, behind those that do. */
  #firstAfter(beginning: string, from: number, to: number): number {
    let low = from
    let high = to
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#compare(middle, beginning) === 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #lengthOf(number: number): number {
    return this.starts[number + 1]! - this.starts[number]!
  }

  /** Below 0 if the term comes before the text, 0 if it begins with it. */
  #compare(number: number, text: string): number {
    const start = this.starts[number]!
    const end = this.starts[number + 1]!
    for (let at = 0; at < text.length; at += 1) {
      if (start + at === end) return -1
      const difference = this.letters[start + at]! - text.charCodeAt(at)
      if (difference !== 0) return difference
    }
    return 0
  }
}
