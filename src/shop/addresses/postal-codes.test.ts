import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { countries } from '#shop/countries/all.ts'
import { isPostalCode } from './postal-codes.ts'

const { at, de, es, fr, it } = countries

/** What no country takes: the code must be the whole text, in plain digits. */
const neverPostalCodes = [
  '',
  ' ',
  '-1010',
  '1e10',
  '１０１０',
  '١٠١٠',
  '٧٥٠٠١',
  '75001\n',
  '\n75001',
  '75001\u0000',
  '75001 75001',
]

describe('Austria', () => {
  test.each(['1010', '0000', '9999', '6020'])('S5.01 %s is a postal code', (text) => {
    expect(isPostalCode(at, text)).toBe(true)
  })

  test.each(['101', '10100', '10a0', 'A-1010', ' 1010', '1010 ', ...neverPostalCodes])('S5.01 %j is none', (text) => {
    expect(isPostalCode(at, text)).toBe(false)
  })
})

describe.each([de, es, it])('$code', (country) => {
  test.each(['10115', '01067', '28001', '00100', '99999'])('S5.02 %s is a postal code', (text) => {
    expect(isPostalCode(country, text)).toBe(true)
  })

  test.each(['1011', '101150', '1011a', 'D-10115', ' 10115', '10115 ', '10 115', ...neverPostalCodes])(
    'S5.02 %j is none',
    (text) => {
      expect(isPostalCode(country, text)).toBe(false)
    },
  )
})

describe('France', () => {
  test.each(['75001', '20000', '97400', '98000', '01000', '09999', '10000', '89000', '90000', '95999', '96000'])(
    'S5.03 %s is a postal code (D-01)',
    (text) => {
      expect(isPostalCode(fr, text)).toBe(true)
    },
  )

  test.each(['00100', '99000', '7500', '750011', '2A000', '7500a', ' 75001', '75001 ', ...neverPostalCodes])(
    'S5.03 %j is none (D-01)',
    (text) => {
      expect(isPostalCode(fr, text)).toBe(false)
    },
  )

  test('S5.03 of all five-digit texts exactly the departments 01 to 98 are taken', () => {
    const codes = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'))
    const taken = codes.filter((code) => isPostalCode(fr, code))

    expect(taken).toEqual(codes.filter((code) => code >= '01000' && code < '99000'))
  })
})

describe('every country', () => {
  const all = fc.constantFrom(at, de, es, fr, it)

  test('S5.04 takes nothing but digits, and only in its own number', () => {
    fc.assert(
      fc.property(
        all,
        fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.stringMatching(/^\d{0,7}$/)),
        (country, text) => {
          if (isPostalCode(country, text)) expect(text).toMatch(country === at ? /^[0-9]{4}$/ : /^[0-9]{5}$/)
        },
      ),
    )
  })

  test('answers at once, however long the text', () => {
    for (const country of Object.values(countries)) {
      expectSteadyGrowth((size) => {
        for (const text of ['1'.repeat(size), '1010 '.repeat(size / 5), `${'0'.repeat(size)}x`]) {
          expect(isPostalCode(country, text)).toBe(false)
        }
      })
    }
  })

  test("a merchant's pattern without anchors still means the whole text", () => {
    expect(isPostalCode({ zipRegexp: '\\d{4}|\\d{6}' }, '1234')).toBe(true)
    expect(isPostalCode({ zipRegexp: '\\d{4}|\\d{6}' }, '12345')).toBe(false)
  })
})
