import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { cents, decimalFromCents, formatMoney, sumCents } from './money.ts'
import { centsFromDecimal, lineCents, totalCents, type Decimal } from './line-money.ts'
import { runs } from '#tests/support/limits/runs.ts'

/** Spaces in amounts do not break; a test reads better without seeing which kind they are. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

/** A decimal with up to six places, as text and as millionths of a euro. */
const price = fc
  .record({
    millionths: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    places: fc.integer({ min: 0, max: 6 }),
    isBelowZero: fc.boolean(),
  })
  .map(({ millionths, places, isBelowZero }) => {
    const step = 10n ** BigInt(6 - places)
    const rounded = (millionths / step) * step
    const digits = String(rounded).padStart(7, '0')
    const fraction = digits.slice(-6).slice(0, places)
    const text = digits.slice(0, -6) + (fraction && `.${fraction}`)

    return isBelowZero ? { text: `-${text}`, millionths: -rounded } : { text, millionths: rounded }
  })

const quantity = fc.integer({ min: 0, max: 5000 })

describe('a cart line', () => {
  test.each<[Decimal, number, number]>([
    ['19.99', 3, 5997],
    ['0.29', 1, 29],
    ['8.325', 1, 832],
    ['1.005', 2, 201],
    ['215.5', 2, 43100],
    ['0', 7, 0],
    ['415.50', 0, 0],
    ['-8.325', 1, -832],
    ['-0.001', 1, 0],
    ['1e3', 1, 100_000],
  ])('S9.02 %s × %i is %i cents, as text and as number', (amount, pieces, expected) => {
    expect(lineCents(amount, pieces)).toBe(expected)
    expect(lineCents(Number(amount), pieces)).toBe(expected)
  })

  test('S9.02 a line is exact against whole-number arithmetic', () => {
    fc.assert(
      fc.property(price, quantity, ({ text, millionths }, pieces) => {
        expect(BigInt(lineCents(text, pieces))).toBe((millionths * BigInt(pieces)) / 10_000n)
      }),
      { numRuns: runs(2_000, 10_000) },
    )
  })

  test('S9.02 a number gives the same line as its text', () => {
    fc.assert(
      fc.property(price, quantity, ({ text }, pieces) => {
        expect(lineCents(Number(text), pieces)).toBe(lineCents(text, pieces))
      }),
    )
  })

  test('S9.02 truncation never adds to an amount and never loses a whole cent', () => {
    fc.assert(
      fc.property(price, quantity, ({ text, millionths }, pieces) => {
        const size = (amount: bigint) => (amount < 0n ? -amount : amount)
        const exact = size(millionths * BigInt(pieces))
        const line = size(BigInt(lineCents(text, pieces)) * 10_000n)

        expect(line <= exact && exact - line < 10_000n).toBe(true)
      }),
    )
  })

  test('any finite number is either exact cents or refused, and never slow', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (amount) => {
        const isSafe = Math.abs(amount) < Number.MAX_SAFE_INTEGER / 100
        if (isSafe) expect(Number.isSafeInteger(centsFromDecimal(amount))).toBe(true)
        else expect(() => centsFromDecimal(amount)).toThrow(RangeError)
      }),
    )
  })

  test.each(['', ' ', '1,5', '1.', '.5', '1 000', '0x10', '1_000', 'NaN', 'Infinity', '١', '1e9999', '9'.repeat(100)])(
    'the text %j is no amount',
    (text) => {
      expect(() => lineCents(text, 1)).toThrow(RangeError)
    },
  )

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('the number %d is no amount', (amount) => {
    expect(() => lineCents(amount, 1)).toThrow(RangeError)
  })

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is no quantity', (pieces) => {
    expect(() => lineCents('1', pieces)).toThrow(RangeError)
  })
})

describe('a total', () => {
  test('S9.02 the total is the sum of the lines, each cut on its own', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ price, quantity }), { maxLength: 20 }), (lines) => {
        const expected = lines.reduce(
          (sum, line) => sum + (line.price.millionths * BigInt(line.quantity)) / 10_000n,
          0n,
        )
        const total = totalCents(lines.map((line) => ({ price: line.price.text, quantity: line.quantity })))

        expect(BigInt(total)).toBe(expected)
      }),
    )
  })

  test('S9.02 two lines of 8.325 are 16.64, one line of two is 16.65', () => {
    const single = { price: '8.325', quantity: 1 }

    expect(totalCents([single, single])).toBe(1664)
    expect(totalCents([{ ...single, quantity: 2 }])).toBe(1665)
  })

  test('an empty cart comes to nothing', () => {
    expect(totalCents([])).toBe(0)
    expect(sumCents([])).toBe(0)
  })

  test('a sum that is too large to be exact is refused', () => {
    expect(() => sumCents([cents(Number.MAX_SAFE_INTEGER), cents(1)])).toThrow(RangeError)
  })
})

describe('cents', () => {
  test('are whole', () => {
    expect(cents(5000_00)).toBe(500_000)
    expect(Object.is(cents(-0), 0)).toBe(true)
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => cents(amount)).toThrow(RangeError)
    }
  })

  test('written as a decimal they read back as themselves', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(centsFromDecimal(decimalFromCents(cents(amount)))).toBe(cents(amount))
      }),
    )
    expect(decimalFromCents(cents(-5))).toBe('-0.05')
  })
})

describe('money on screen', () => {
  test.each([
    ['at', '€ 415,50'],
    ['de', '415,50 €'],
    ['es', '415,50 €'],
    ['fr', '415,50 €'],
    ['it', '415,50 €'],
  ] as const)('S1.04 %s writes %s', (code, expected) => {
    expect(plain(formatMoney(cents(41550), countries[code].icuLocale, { currency: 'EUR' }))).toBe(expected)
  })

  test('S1.04 Austria groups and places the sign differently from Germany', () => {
    expect(plain(formatMoney(cents(1234_56), 'de-AT'))).toBe('€ 1.234,56')
    expect(plain(formatMoney(cents(1234_56), 'de-DE'))).toBe('1.234,56 €')
    expect(plain(formatMoney(cents(-1), 'de-DE'))).toBe('−0,01 €')
  })

  test.each(Object.values(countries))(
    'EX-09 F-61 what is taken off has a minus in $code, not a hyphen',
    ({ icuLocale }) => {
      expect(formatMoney(cents(-29_00), icuLocale)).toMatch(/^−[^-]+$/)
    },
  )

  test.each(Object.values(countries))(
    'S1.04 every amount in $code is written as the platform does',
    ({ icuLocale }) => {
      const platform = new Intl.NumberFormat(icuLocale, { style: 'currency', currency: 'EUR' })
      fc.assert(
        fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -9_999_99, max: 9_999_99 })), (amount) => {
          const expected = platform.format(decimalFromCents(cents(amount))).replace('-', '−')
          expect(formatMoney(cents(amount), icuLocale)).toBe(expected)
        }),
        { numRuns: runs(500, 10_000) },
      )
    },
  )

  test('S1.04 a country of which only the platform knows is written by it', () => {
    expect(plain(formatMoney(cents(-1234_56), 'nl-NL'))).toBe('€ −1.234,56')
  })

  test('even the largest amount is shown to the cent', () => {
    const shown = formatMoney(cents(Number.MAX_SAFE_INTEGER), 'de-DE')

    expect(shown.replace(/\D/g, '')).toBe(String(Number.MAX_SAFE_INTEGER))
  })
})
