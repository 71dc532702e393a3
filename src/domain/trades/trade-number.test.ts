import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatTradeNumber, parseTradeNumber, tradeNumber } from './trade-number.ts'

test('a number has the year, a running number and a check digit', () => {
  expect(formatTradeNumber(tradeNumber(2026, 471))).toMatch(/^T-26-00471\d$/)
  expect(formatTradeNumber(tradeNumber(2026, 1_234_567))).toMatch(/^T-26-1234567\d$/)
})

test('what was printed can be typed in any of the usual ways', () => {
  const number = tradeNumber(2026, 471)
  const printed = formatTradeNumber(number)
  for (const typed of [printed, printed.toLowerCase(), printed.replaceAll('-', ''), ` ${printed} `, String(number)]) {
    expect(parseTradeNumber(typed)).toBe(number)
  }
})

test('a wrong digit is noticed', () => {
  const year = fc.integer({ min: 2026, max: 2099 })
  const serial = fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 9_999_999 }))
  fc.assert(
    fc.property(year, serial, fc.nat(), fc.integer({ min: 1, max: 9 }), (sold, running, at, by) => {
      const digits = [...String(tradeNumber(sold, running))]
      const place = at % digits.length
      digits[place] = String((Number(digits[place]) + by) % 10)

      expect(parseTradeNumber(digits.join(''))).toBeUndefined()
    }),
  )
})

test.each(['', 'T-26', 'X-26-004711', '26004711a', '-1', '1e9', '٢٦٠٠٤٧١١'])('%j is no number of a trade', (text) =>
  expect(parseTradeNumber(text)).toBeUndefined(),
)
