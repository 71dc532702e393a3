import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('heavy work is done one after the other, also after a failure', async () => {
  const inTurn = oneAtATime()
  let running = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running -= 1
    if (fails) throw new Error('failed')
    return 'done'
  }

  const results = await Promise.allSettled([work(false), work(true), work(false)].map(inTurn))

  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(most).toBe(1)
})
