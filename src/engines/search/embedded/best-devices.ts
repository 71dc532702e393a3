/**
 * The best few of many, in order. A rank is one number, the smaller the better; of equal ranks the lower device is better.
 * Most devices are worse than the worst one kept, and are refused at once.
 */
export class BestDevices {
  readonly devices: number[] = []
  readonly #ranks: number[] = []
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Who has a worse rank than this is not taken. */
  get worst(): number {
    return this.devices.length < this.#limit ? Infinity : (this.#ranks.at(-1) ?? -1)
  }

  get best(): number {
    return this.#ranks[0] ?? Infinity
  }

  /** Those with a better rank than this. */
  upTo(rank: number): readonly number[] {
    return this.devices.filter((_, at) => this.#ranks[at]! < rank)
  }

  /** Whether the device was taken. */
  add(device: number, rank: number): boolean {
    if (rank > this.worst || rank === Infinity) return false
    let at = this.#ranks.length
    while (at > 0 && this.#isBefore(rank, device, at - 1)) at -= 1
    this.#ranks.splice(at, 0, rank)
    this.devices.splice(at, 0, device)
    if (this.devices.length > this.#limit) {
      this.devices.pop()
      this.#ranks.pop()
    }
    return true
  }

  #isBefore(rank: number, device: number, at: number): boolean {
    return rank < this.#ranks[at]! || (rank === this.#ranks[at] && device < this.devices[at]!)
  }
}
