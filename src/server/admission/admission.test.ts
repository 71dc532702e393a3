import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAdmission } from './admission.ts'
import type { Share } from '#api/api-env.ts'

const shares: readonly Share[] = ['others', 'sales', 'office']

let now = 0
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** So many looks at the clock, each so late. */
function be(late: number, looks: number): void {
  for (let look = 0; look < looks; look += 1) {
    now += 20 + late
    vi.advanceTimersByTime(20)
  }
}

function open({ waiting = (): number => 0 } = {}) {
  now = 0
  const admission = openAdmission({ waiting, now: () => now })
  return () => shares.filter((share) => admission.admits(share))
}

test('F-94 a calm process admits everybody', () => {
  const admitted = open()
  be(5, 100)
  expect(admitted()).toEqual(['others', 'sales', 'office'])
})

test('F-94 one long piece of work sends nobody away', () => {
  const admitted = open()
  be(2_000, 1)
  expect(admitted()).toEqual(['others', 'sales', 'office'])
})

test('F-94 whoever looks around is sent away first, and comes back when the process has caught up', () => {
  const admitted = open()
  be(400, 30)
  expect(admitted()).toEqual(['sales', 'office'])
  be(2_000, 30)
  expect(admitted()).toEqual([])
  be(0, 60)
  expect(admitted()).toEqual(['others', 'sales', 'office'])
})

test('F-94 a queue before the database stands for the same, but not for colleagues', () => {
  let waiting = 0
  const admitted = open({ waiting: () => waiting })
  waiting = 100
  expect(admitted()).toEqual(['sales', 'office'])
  waiting = 300
  expect(admitted()).toEqual(['office'])
})
