import { FormRefused } from './form-limits.ts'

/** What separates, and how much of it still counts where it breaks off: no byte is looked at twice, whatever is sent. */
export type Mark = { mark: Uint8Array; fallback: Uint8Array }

export function markOf(text: string): Mark {
  const mark = new TextEncoder().encode(text)
  const fallback = new Uint8Array(mark.length)
  for (let at = 1, matched = 0; at < mark.length; at += 1) {
    while (matched > 0 && mark[at] !== mark[matched]) matched = fallback[matched - 1]!
    if (mark[at] === mark[matched]) matched += 1
    fallback[at] = matched
  }
  return { mark, fallback }
}

/** Bytes that come in chunks of any size, read up to marks between them. */
export class UntilMark {
  readonly #chunks: AsyncIterator<Uint8Array>
  #held: Uint8Array

  constructor(chunks: AsyncIterator<Uint8Array>, before: Uint8Array) {
    this.#chunks = chunks
    this.#held = before
  }

  /** Hands on everything before the mark, piece by piece, and leaves the mark behind. */
  async read(searched: Mark, hand: (piece: Uint8Array) => void): Promise<void> {
    const { length } = searched.mark
    for (;;) {
      const found = indexOf(this.#held, searched)
      // A mark may begin in this chunk and end in the next one.
      const sure = found === -1 ? Math.max(0, this.#held.length - length + 1) : found
      hand(this.#held.subarray(0, sure))
      this.#held = this.#held.subarray(found === -1 ? sure : sure + length)
      if (found !== -1) return
      await this.#more()
    }
  }

  /** The next few bytes, as text. */
  async take(count: number): Promise<string> {
    while (this.#held.length < count) await this.#more()
    const taken = String.fromCharCode(...this.#held.subarray(0, count))
    this.#held = this.#held.subarray(count)
    return taken
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#chunks.next()
    if (done) throw new FormRefused('no-form')
    if (this.#held.length === 0) {
      this.#held = value
      return
    }
    const both = new Uint8Array(this.#held.length + value.length)
    both.set(this.#held)
    both.set(value, this.#held.length)
    this.#held = both
  }
}

function indexOf(bytes: Uint8Array, { mark, fallback }: Mark): number {
  let matched = 0
  for (let at = 0; at < bytes.length; at += 1) {
    while (matched > 0 && bytes[at] !== mark[matched]) matched = fallback[matched - 1]!
    if (bytes[at] === mark[matched]) matched += 1
    if (matched === mark.length) return at - matched + 1
  }
  return -1
}
