import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eventually } from '#tests/support/limits/eventually.ts'
import { collectWhenCalm } from './collect-when-calm.ts'

/** It must not stay on the stack of whoever looks for it. */
const forgotten = () => new WeakRef({ garbage: true })

test('SP-05 what nobody holds any more goes when nobody comes and nothing is done, not before, and not once it was stopped', async () => {
  let visits = 0
  const busy = forgotten()
  const collecting = collectWhenCalm({ visits: () => visits, lookEvery: 100, worthIt: -Infinity })
  for (const end = performance.now() + 400; performance.now() < end;) await new Promise(setImmediate)
  expect(busy.deref()).toBeDefined()
  for (const end = performance.now() + 400; performance.now() < end; visits += 1) await sleep(10)
  expect(busy.deref()).toBeDefined()

  expect(await eventually(() => busy.deref() === undefined)).toBe(true)

  collecting.stop()
  const later = forgotten()
  await sleep(300)
  expect(later.deref()).toBeDefined()
})
