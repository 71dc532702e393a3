import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { unhurried } from './unhurried.ts'

function workFor(milliseconds: number): void {
  for (const end = performance.now() + milliseconds; performance.now() < end;);
}

test('SP-07 what is done without hurry comes whole and in order, and lets others have turns in between', async () => {
  let [turns, isDone] = [0, false]
  const others = async () => {
    for (; !isDone; turns += 1) await nextTurn()
  }
  const watching = others()
  const done: number[] = []
  for await (const number of unhurried([1, 2, 3, 4, 5])) {
    workFor(3)
    done.push(number)
  }
  isDone = true
  await watching

  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(turns).toBeGreaterThanOrEqual(4)
})

test('little work is done in one go', async () => {
  let turns = 0
  setImmediate(() => (turns += 1))
  for await (const _ of unhurried(new Set([1, 2, 3])));

  expect(turns).toBe(0)
})
