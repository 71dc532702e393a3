import { expect, test } from 'vitest'
import { gateExplanation, waysToUnlock } from './gate-explanations.ts'

test('every gate has a story, also one that a merchant put somewhere new', () => {
  expect(gateExplanation('REJECT', 'OWNERSHIP')).toBe('owner')
  expect(gateExplanation('REJECT', 'LOCK')).toBe('lock')
  expect(gateExplanation('REJECT', 'SERIAL_NUMBER')).toBe('reject')
  expect(gateExplanation('MANUAL', 'CONFIG')).toBe('manual')
  expect(gateExplanation('RECYCLE', 'BATTERY')).toBe('recycle')
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
