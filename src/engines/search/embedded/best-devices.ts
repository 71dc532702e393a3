/**
 * The best few of many, in order. A rank is one number, the smaller the better; of equal ranks the lower device is better.
 * Most devices are worse than the worst one kept, and are refused at once.
 */
export class BestDevices {
  readonly devices: number[] = []
  readonly #ranks: number[] = []
  readonly #limit: number

  /** Who has a worse rank than this is not taken. */
  worst = Infinity

  constructor(limit: number) {
    this.#limit = limit
    if (limit === 0) this.worst = -1
  }

  add(device: number, rank: number): void {
    if (rank > this.worst || rank === Infinity) return
    let at = this.#ranks.length
    while (at > 0 && this.#isBefore(rank, device, at - 1)) at -= 1
    this.#ranks.splice(at, 0, rank)
    this.devices.splice(at, 0, device)
    if (this.devices.length > this.#limit) {
      this.devices.pop()
      this.#ranks.pop()
    }
    if (this.devices.length === this.#limit) this.worst = this.#ranks.at(-1)!
  }

  #isBefore(rank: number, device: number, at: number): boolean {
    return rank < this.#ranks[at]! || (rank === this.#ranks[at] && device < this.devices[at]!)
  }
}
