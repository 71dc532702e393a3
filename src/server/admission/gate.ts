type Limits = {
  /** More only make each other slow. */
  atOnce: number
  /** So many may wait however long it takes. */
  mayWait: number
  /** More only as long as each of them will come in within so many milliseconds, and never more than `mostWaiting`. */
  longestWait: number
  mostWaiting: number
}

/** What the newest stay counts for how long the next ones will be. */
const WEIGHT = 0.1

/** So many at once; a few wait for their turn, and everybody else hears at once that he has to come back. */
export class Gate {
  readonly #limits: Limits
  readonly #now: () => number
  readonly #waiting: (() => void)[] = []
  #inside = 0
  #stay = 0

  constructor(limits: Limits, now = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  /** What `work` comes to, or at once nothing if there is no room for it. */
  pass<Result>(work: () => Promise<Result>): Promise<Result> | undefined {
    const isFull = this.#inside >= this.#limits.atOnce
    if (isFull && !this.#mayWait()) return undefined
    return this.#do(work, isFull)
  }

  #mayWait(): boolean {
    const { length } = this.#waiting
    const { atOnce, mayWait, longestWait, mostWaiting } = this.#limits
    return length < mayWait || (length < mostWaiting && (length * this.#stay) / atOnce <= longestWait)
  }

  async #do<Result>(work: () => Promise<Result>, isFull: boolean): Promise<Result> {
    if (isFull) await new Promise<void>((come) => this.#waiting.push(come))
    else this.#inside += 1
    const came = this.#now()
    try {
      return await work()
    } finally {
      this.#stay += (this.#now() - came - this.#stay) * WEIGHT
      this.#leave()
    }
  }

  /** Whoever is next takes over the place, after what has come meanwhile was looked at. */
  #leave(): void {
    const next = this.#waiting.shift()
    if (next) setImmediate(next)
    else this.#inside -= 1
  }
}
