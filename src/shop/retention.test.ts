import { expect, test } from 'vitest'
import { booksBefore, daysBefore } from './retention.ts'

test.each([
  ['2036-12-31T23:59:59Z', '2026-01-01T00:00:00Z'],
  ['2037-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
])('X1.13 at %s the books hold what was sold since %s: ten whole years and the year of the sale', (now, since) => {
  expect(booksBefore(new Date(now))).toEqual(new Date(since))
})

test('X1.13 what is kept for thirty days is older than that to the millisecond', () => {
  expect(daysBefore(new Date('2026-03-31T10:00:00.001Z'), 30)).toEqual(new Date('2026-03-01T10:00:00.001Z'))
})
