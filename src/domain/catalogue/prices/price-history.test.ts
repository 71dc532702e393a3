import { expect, test } from 'vitest'
import { pastPrices } from './price-history.ts'
import { firstRules } from '#tests/support/readers/first-rules.ts'

const now = { year: 2026, month: 11 }
const phone = {
  url: 'apple-iphone-14-128-gb',
  category: 'iphone' as const,
  released: { year: 2022, month: 9 },
  cents: 270_00,
}

test('twelve months back are the same days of a year before, and the phone was worth more', () => {
  const past = pastPrices(firstRules, phone, now, 12)

  expect(past).toHaveLength(12)
  expect(past[0]).toMatchObject({ year: 2026, month: 10 })
  expect(past.at(-1)).toMatchObject({ year: 2025, month: 11 })
  expect(past.at(-1)!.cents).toBeGreaterThan(phone.cents * 1.1)
  expect(past.at(-1)!.cents).toBeLessThan(phone.cents * 1.4)
  for (const { cents } of past) expect(cents % 50).toBe(0)
})

test('nobody paid for a device before it was on sale', () => {
  expect(pastPrices(firstRules, { ...phone, released: { year: 2026, month: 9 } }, now, 12)).toHaveLength(2)
  expect(pastPrices(firstRules, { ...phone, released: { year: 2026, month: 11 } }, now, 12)).toEqual([])
})

test('the past does not change when it is told again', () => {
  expect(pastPrices(firstRules, phone, now, 12)).toEqual(pastPrices(firstRules, phone, now, 12))
})

test('a lens keeps its value better than an Android phone', () => {
  const [lens] = pastPrices(firstRules, { ...phone, category: 'lens' }, now, 12).slice(-1)
  const [android] = pastPrices(firstRules, { ...phone, category: 'smartphone' }, now, 12).slice(-1)

  expect(lens!.cents).toBeLessThan(android!.cents)
})
