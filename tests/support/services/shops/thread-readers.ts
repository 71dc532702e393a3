import { setImmediate as nextTurn } from 'node:timers/promises'
import { openThreadReaders } from '#engines/readers/thread-readers.ts'
import type { Readers } from '#engines/readers/readers.ts'

/** Threads as the shop has them, from the source tree. */
export const threadReaders = (mostWaiting?: number): Readers =>
  openThreadReaders(new URL('../../../../src/server/reading-thread.ts', import.meta.url), mostWaiting)

/** Reads files on the spot, for tests of what is in them. */
export const sameThread: Readers = { read: async (reader, order) => reader.read(order) }

/** How often others have their turn meanwhile. */
export async function whileOthers<Result>(work: Promise<Result>): Promise<{ result: Result; turns: number }> {
  let [turns, isDone] = [0, false]
  const done = work.finally(() => (isDone = true))
  for (; !isDone; turns += 1) await nextTurn()
  return { result: await done, turns }
}
