import { expect, test } from 'vitest'
import { storyOf, waysToUnlock } from './gate-stories.ts'

test('every gate has a story, also one that a merchant put somewhere new', () => {
  expect(storyOf('REJECT', 'OWNERSHIP')).toBe('owner')
  expect(storyOf('REJECT', 'LOCK')).toBe('lock')
  expect(storyOf('REJECT', 'SERIAL_NUMBER')).toBe('reject')
  expect(storyOf('MANUAL', 'CONFIG')).toBe('manual')
  expect(storyOf('RECYCLE', 'BATTERY')).toBe('recycle')
})

test.each([
  ['Apple', 'iphone', ['apple', 'company']],
  ['Apple', 'notebook', ['apple', 'company']],
  ['Samsung', 'smartphone', ['samsung', 'google', 'company']],
  ['Google', 'smartphone', ['google', 'company']],
  ['Samsung', 'smartwatch', ['samsung', 'maker', 'company']],
  ['Garmin', 'smartwatch', ['maker', 'company']],
  ['Lenovo', 'notebook', ['bios', 'company']],
] as const)('how a locked device of %s (%s) is unlocked', (manufacturer, categoryCode, ways) => {
  expect(waysToUnlock({ manufacturer, categoryCode })).toEqual(ways.map((way) => `lock.${way}`))
})
