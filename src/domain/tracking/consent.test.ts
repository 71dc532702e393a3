import { describe, expect, test } from 'vitest'
import { readConsent, writeConsent } from './consent.ts'

const DAY = 24 * 60 * 60 * 1000
const decidedAt = Date.UTC(2026, 10, 15)

describe('an answer about tracking', () => {
  test.each([true, false])('%s is what was answered', (tracking) => {
    expect(readConsent(writeConsent(tracking, decidedAt), decidedAt)).toBe(tracking)
  })

  test.each([
    ['the moment it was given', 0, true],
    ['179 days', 179 * DAY, true],
    ['a moment before 180 days', 180 * DAY - 1, true],
    ['180 days', 180 * DAY, undefined],
    ['a clock that was set back', -1, undefined],
  ])('after %s counts as %s ms later: %s', (_, age, expected) => {
    expect(readConsent(writeConsent(true, decidedAt), decidedAt + age)).toBe(expected)
  })

  test.each([
    null,
    '',
    'null',
    '[]',
    '{}',
    'broken',
    '{"tracking":true}',
    '{"tracking":true,"decidedAt":"soon","version":1}',
    `{"tracking":true,"decidedAt":${decidedAt},"version":0}`,
    `{"tracking":true,"decidedAt":${decidedAt},"version":2}`,
  ])('is not in %j', (kept) => {
    expect(readConsent(kept, decidedAt)).toBeUndefined()
  })

  test('is yes only if it says so', () => {
    expect(readConsent(`{"tracking":"yes","decidedAt":${decidedAt},"version":1}`, decidedAt)).toBe(false)
  })
})
