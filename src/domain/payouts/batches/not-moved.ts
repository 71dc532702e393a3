import type { MoveRefusal } from '#domain/trades/lifecycle/move-items.ts'

/** An item was not where a payout had left it. Whatever the transaction wrote is taken back. */
export class NotMoved extends Error {
  override name = 'NotMoved'
  readonly reason: MoveRefusal

  constructor(payout: string, reason: MoveRefusal) {
    super(`The items of payout ${payout} did not move: ${reason}`)
    this.reason = reason
  }
}
