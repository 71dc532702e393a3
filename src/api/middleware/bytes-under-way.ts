import { MAX_FORM_SIZE } from '#shop/forms/form-limits.ts'

/** What is sent stays in memory until it is answered: a dozen large forms at once, and two of one visitor. */
const most = { all: 12 * MAX_FORM_SIZE, visitor: 2 * MAX_FORM_SIZE }

/** Counts what is being read at this moment, by what its senders say of it. */
export class BytesUnderWay {
  #all = 0
  readonly #ofVisitors = new Map<string, number>()

  /** Whose share is used up; nothing if there is room, which is taken then. */
  take(visitor: string, bytes: number): 'visitor' | 'all' | undefined {
    const before = this.#ofVisitors.get(visitor) ?? 0
    if (before + bytes > most.visitor) return 'visitor'
    if (this.#all + bytes > most.all) return 'all'
    this.#all += bytes
    this.#ofVisitors.set(visitor, before + bytes)
    return undefined
  }

  giveBack(visitor: string, bytes: number): void {
    const left = this.#ofVisitors.get(visitor)! - bytes
    this.#all -= bytes
    if (left === 0) this.#ofVisitors.delete(visitor)
    else this.#ofVisitors.set(visitor, left)
  }
}
