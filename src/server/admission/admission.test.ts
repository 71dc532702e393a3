import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAdmission } from './admission.ts'
import type { Share } from '#api/api-env.ts'

const shares: readonly Share[] = ['others', 'kept', 'offers', 'sales', 'office']

let now = 0
let worked = 0
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** So many looks, before each of them so much work more than there is time for. */
function be(late: number, looks: number): void {
  for (let look = 0; look < looks; look += 1) {
    now += 20 + late
    worked += 20 + late
    vi.advanceTimersByTime(20)
  }
}

function open({ waiting = (): number => 0 } = {}) {
  const admission = openAdmission({ waiting, now: () => now, worked: () => worked })
  return Object.assign(() => shares.filter((share) => admission.admits(share)), admission)
}

test('F-94 a calm process admits everybody', () => {
  const admitted = open()
  be(5, 100)
  expect(admitted()).toEqual(shares)
})

test('F-94 one long piece of work sends nobody away', () => {
  const admitted = open()
  be(2_000, 1)
  expect(admitted()).toEqual(shares)
})

test('F-94 a machine that works for others is slow, but not closed', () => {
  const admitted = open()
  for (let look = 0; look < 60; look += 1) {
    now += 1_000
    vi.advanceTimersByTime(20)
  }
  expect(admitted()).toEqual(shares)
})

test.each([
  [70, ['kept', 'offers', 'sales', 'office']],
  [150, ['sales', 'office']],
  [1_000, []],
])('F-94 %s ms behind leave room for %s, and for all when the process has caught up', (late, left) => {
  const admitted = open()
  be(late, 60)
  expect(admitted()).toEqual(left)
  be(0, 60)
  expect(admitted()).toEqual(shares)
})

test.each([
  [40, ['kept', 'offers', 'sales', 'office']],
  [100, ['sales', 'office']],
  [200, ['office']],
])('F-94 %s questions that wait before the database leave room for %s', (waiting, left) => {
  const admitted = open({ waiting: () => waiting })
  be(0, 1)
  expect(admitted()).toEqual(shares)
  be(0, 60)
  expect(admitted()).toEqual(left)
})

test('F-94 the more are sent away, the later they may come back, and whoever is about to sell soon', () => {
  const { sendAway } = open()
  const seconds = () => [sendAway('others'), sendAway('offers'), sendAway('sales')]
  be(0, 60)
  expect(seconds()).toEqual([1, 1, 1])

  for (let look = 0; look < 60; look += 1) {
    for (let visitor = 0; visitor < 20; visitor += 1) sendAway('others')
    be(0, 1)
  }
  expect(seconds()).toEqual([5, 5, 1])
  be(0, 120)
  expect(seconds()).toEqual([1, 1, 1])
})
