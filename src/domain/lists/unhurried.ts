import { setImmediate as nextTurn } from 'node:timers/promises'

/** A visitor who comes meanwhile waits for so many milliseconds, and hardly notices. */
const TURN = 2

/** One thing after the other; whenever this has taken a turn's time, everybody else who waits for this process goes first. */
export async function* unhurried<Item>(items: Iterable<Item>): AsyncGenerator<Item, void> {
  let begun = performance.now()
  for (const item of items) {
    if (performance.now() - begun > TURN) {
      await nextTurn()
      begun = performance.now()
    }
    yield item
  }
}
