import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { dayAt, formatDate, formatLongDate, formatMonth, isIsoDay, OFFICE_TIME_ZONE, startOfDay } from './dates.ts'

const codes = ['at', 'de', 'es', 'fr', 'it'] as const
const zones = Object.values(countries).map(({ timeZone }) => timeZone)

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a date in a list', () => {
  test.each([
    ['at', '05.03.26'],
    ['de', '05.03.26'],
    ['es', '05/03/26'],
    ['fr', '05/03/26'],
    ['it', '05/03/26'],
  ] as const)('S5.05 %s writes 2026-03-05 as %s', (code, expected) => {
    expect(formatDate('2026-03-05', countries[code].dateFormat, countries[code].timeZone)).toBe(expected)
  })

  test('S5.05 a plain day is the same day in every zone', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (iso, zone) => {
        const expected = `${iso.slice(8)}.${iso.slice(5, 7)}.${iso.slice(2, 4)}`

        expect(formatDate(iso, 'dd.mm.yy', zone)).toBe(expected)
      }),
    )
  })

  test('a leap day is shown', () => {
    expect(formatDate('2024-02-29', 'dd.mm.yy')).toBe('29.02.24')
    expect(formatDate('2000-02-29', 'dd/mm/yy')).toBe('29/02/00')
  })
})

describe('an instant', () => {
  test.each([
    ['the last second of a winter day', '2026-01-31T22:59:59Z', '31.01.26'],
    ['midnight in winter', '2026-01-31T23:00:00Z', '01.02.26'],
    ['the last second of a summer day', '2026-07-31T21:59:59Z', '31.07.26'],
    ['midnight in summer', '2026-07-31T22:00:00Z', '01.08.26'],
    ['the midnight before the clocks go forward', '2026-03-28T23:00:00Z', '29.03.26'],
    ['the midnight after the clocks went forward', '2026-03-29T22:00:00Z', '30.03.26'],
    ['an hour before that', '2026-03-29T21:00:00Z', '29.03.26'],
    ['the midnight before the clocks go back', '2026-10-24T22:00:00Z', '25.10.26'],
    ['the last second of the long day', '2026-10-25T22:59:59Z', '25.10.26'],
    ['the midnight after the clocks went back', '2026-10-25T23:00:00Z', '26.10.26'],
    ['the turn of the year', '2026-12-31T23:00:00Z', '01.01.27'],
    ['a leap day that begins', '2028-02-28T23:00:00Z', '29.02.28'],
  ])('%s is the right day in all five countries', (_, instant, expected) => {
    for (const code of codes) {
      expect(formatDate(new Date(instant), 'dd.mm.yy', countries[code].timeZone)).toBe(expected)
      expect(formatDate(instant, 'dd.mm.yy', countries[code].timeZone)).toBe(expected)
    }
  })

  test('written with an offset it is the same instant', () => {
    expect(formatDate('2026-01-31T18:30:00-05:00', 'dd.mm.yy')).toBe('01.02.26')
  })

  test('noon in the zone is always the same day', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (iso, zone) => {
        expect(dayAt(new Date(`${iso}T11:00:00Z`), zone)).toBe(iso)
      }),
    )
  })
})

describe('a long date', () => {
  test.each([
    ['at', '5. März 2026'],
    ['de', '5. März 2026'],
    ['es', '5 de marzo de 2026'],
    ['fr', '5 mars 2026'],
    ['it', '5 marzo 2026'],
  ] as const)('%s writes %s, with the whole year', (code, expected) => {
    expect(formatLongDate('2026-03-05', countries[code].icuLocale, countries[code].timeZone)).toBe(expected)
  })

  test('S1.04 January is Jänner in Austria only', () => {
    expect(formatLongDate('2026-01-06', 'de-AT')).toBe('6. Jänner 2026')
    expect(formatLongDate('2026-01-06', 'de-DE')).toBe('6. Januar 2026')
  })

  test('an instant is shown on the day of the zone', () => {
    expect(formatLongDate(new Date('2026-12-31T23:00:00Z'), 'de-DE', 'Europe/Berlin')).toBe('1. Januar 2027')
  })
})

test.each([
  ['at', '2026-01-06', 'Jänner 2026'],
  ['de', '2026-03-05', 'März 2026'],
  ['es', '2026-03-05', 'marzo de 2026'],
  ['fr', '2026-03-05', 'mars 2026'],
  ['it', '2026-03-05', 'marzo 2026'],
] as const)('%s writes the month of %s as %s', (code, date, expected) => {
  expect(formatMonth(date, countries[code].icuLocale, countries[code].timeZone)).toBe(expected)
})

test.each(Object.values(countries))('every long date in $code is written as the platform does', ({ icuLocale }) => {
  const platform = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(icuLocale, { timeZone: 'UTC', year: 'numeric', month: 'long', ...options })
  const [long, month] = [platform({ day: 'numeric' }), platform({})]
  fc.assert(
    fc.property(day, (iso) => {
      expect(formatLongDate(iso, icuLocale)).toBe(long.format(new Date(iso)))
      expect(formatMonth(iso, icuLocale)).toBe(month.format(new Date(iso)))
    }),
  )
})

test('a country of which only the platform knows has its dates from it', () => {
  expect(formatLongDate('2026-03-05', 'nl-NL')).toBe('5 maart 2026')
  expect(formatMonth('2026-03-05', 'nl-NL')).toBe('maart 2026')
})

describe('what is no date', () => {
  test.each(['2025-02-29', '2026-13-01', '2026-04-31', '2026-00-10', '26-03-05', '05.03.2026', '', '2026-03-05T10:00'])(
    '%j is refused',
    (text) => {
      expect(isIsoDay(text)).toBe(false)
      expect(() => formatDate(text, 'dd.mm.yy')).toThrow(RangeError)
      expect(() => formatLongDate(text, 'de-DE')).toThrow(RangeError)
    },
  )

  test('an invalid Date is refused', () => {
    expect(() => formatDate(new Date(Number.NaN), 'dd.mm.yy')).toThrow(RangeError)
  })

  test('any text is either shown or refused, never shown wrongly', () => {
    const exists = (text: string) => {
      const read = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : new Date(Number.NaN)
      return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
    }
    fc.assert(
      fc.property(fc.oneof(fc.string(), day, fc.stringMatching(/^[0-2]\d{3}-[01]\d-[0-3]\d$/)), (text) => {
        const [year = '', month, dayOfMonth] = text.split('-')

        expect(isIsoDay(text)).toBe(exists(text))
        if (exists(text)) expect(formatDate(text, 'dd/mm/yy')).toBe(`${dayOfMonth}/${month}/${year.slice(2)}`)
        else expect(() => formatDate(text, 'dd/mm/yy')).toThrow(RangeError)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the start of a day', () => {
  test.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    // The clocks change in the night before and after.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s is midnight in Germany', (iso, instant) => {
    expect(startOfDay(iso, OFFICE_TIME_ZONE).toISOString()).toBe(instant)
  })

  test('what is no day has no start', () => {
    expect(() => startOfDay('2026-02-30', OFFICE_TIME_ZONE)).toThrow(RangeError)
  })
})
