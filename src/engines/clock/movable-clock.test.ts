import { expect, test } from 'vitest'
import { movableClock } from './movable-clock.ts'

test('a movable clock stands still until it is moved', () => {
  const clock = movableClock(new Date('2026-11-15T12:00:00Z'))
  expect(clock.now()).toEqual(new Date('2026-11-15T12:00:00Z'))

  clock.moveBy(60 * 60 * 1000)
  expect(clock.now()).toEqual(new Date('2026-11-15T13:00:00Z'))

  clock.moveTo(new Date('2027-01-01T00:00:00Z'))
  expect(clock.now()).toEqual(new Date('2027-01-01T00:00:00Z'))
})

test('a moment that was handed out does not move with the clock', () => {
  const clock = movableClock(new Date(0))
  const before = clock.now()

  clock.moveBy(1_000)

  expect(before.getTime()).toBe(0)
})
