import { expect, test } from 'vitest'
import { Gate } from './gate.ts'

const limits = { atOnce: 2, mayWait: 1, longestWait: 100, mostWaiting: 4 }

/** Somebody who leaves when he is told to. */
function guest() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isInside = false
  const work = async () => {
    isInside = true
    await promise
    return 'done'
  }
  return { work, leave: resolve, isInside: () => isInside }
}

const guests = (count: number) => Array.from({ length: count }, guest)

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 5))

test('F-94 so many are inside, the others wait in the order in which they came', async () => {
  const gate = new Gate(limits)
  const [first, second, third, fourth] = guests(4)
  const all = [first, second, third, fourth].map((each) => gate.pass(each!.work))
  expect([first, second, third, fourth].map((each) => each!.isInside())).toEqual([true, true, false, false])

  second!.leave()
  await nextTurn()
  expect([third, fourth].map((each) => each!.isInside())).toEqual([true, false])

  for (const each of [first, third, fourth]) each!.leave()
  expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'done'])
})

test('F-94 nobody waits where there is no room to wait', async () => {
  const gate = new Gate(limits)
  const inside = guests(6)
  const all = inside.map((each) => gate.pass(each.work))
  expect(gate.pass(guest().work)).toBeUndefined()

  for (const each of inside) each.leave()
  await Promise.all(all)
  const late = guest()
  const answer = gate.pass(late.work)
  late.leave()
  expect(await answer).toBe('done')
})

test('F-94 who would wait too long is sent away, but for the first', async () => {
  let now = 0
  const gate = new Gate(limits, () => now)
  // Somebody stays for so long that the next ones are expected to stay for 200 ms.
  const slow = guest()
  const passed = gate.pass(slow.work)
  now = 2_000
  slow.leave()
  await passed

  const others = guests(4)
  const answers = others.map((each) => gate.pass(each.work))
  expect(answers.map((answer) => answer !== undefined)).toEqual([true, true, true, true])
  expect(gate.pass(guest().work)).toBeUndefined()
  for (const each of others) each.leave()
  await Promise.all(answers)
})

test('F-94 what fails makes room as well', async () => {
  const gate = new Gate({ ...limits, atOnce: 1, mayWait: 0, mostWaiting: 0 })
  await expect(gate.pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await gate.pass(async () => 'done')).toBe('done')
})
