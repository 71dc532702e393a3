import { expect, test } from 'vitest'
import { readBirthday, writeDay } from './typed-day.ts'

const now = new Date('2026-11-18T12:00:00Z')

test.each([
  ['31.12.1990', '1990-12-31'],
  ['5.3.1990', '1990-03-05'],
  ['31/12/1990', '1990-12-31'],
  ['31-12-1990', '1990-12-31'],
  [' 31 12 1990 ', '1990-12-31'],
  ['31121990', '1990-12-31'],
  ['1990-12-31', '1990-12-31'],
  ['31.12.90', '1990-12-31'],
  ['1.1.08', '2008-01-01'],
  ['1.1.09', '1909-01-01'],
  ['31.02.1990', '1990-02-31'],
  ['gestern', 'gestern'],
  ['', ''],
])('a birthday typed as %j is %j', (typed, iso) => {
  expect(readBirthday(typed, now)).toBe(iso)
})

test('a day is written as the country does', () => {
  expect(writeDay('1990-12-31', 'dd.mm.yy')).toBe('31.12.1990')
  expect(writeDay('1990-12-31', 'dd/mm/yy')).toBe('31/12/1990')
  expect(writeDay('31.12.', 'dd.mm.yy')).toBe('31.12.')
})
