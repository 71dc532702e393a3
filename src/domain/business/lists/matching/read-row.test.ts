import { describe, expect, test } from 'vitest'
import { readGrade } from './read-grade.ts'
import { plain, readQuantity, readRowImei } from './read-row.ts'

describe('the IMEI of a row', () => {
  test.each([
    '356938035643809',
    '35-693803-564380-9',
    '35 693803 564380 9',
    'IMEI: 356938035643809',
    '356938035643809 / 490154203237518',
    '3.56938035643809E+14',
    '3,56938035643809e14',
  ])('is read from %s', (text) => {
    expect(readRowImei(text)).toEqual({ imei: '356938035643809' })
  })

  test.each(['3.56938E+14', '3,57E+14', '3.5E+14', '3.57E+014', '4E+14', '356938000000000', '356938030000000'])(
    'was shortened by a spreadsheet in %s',
    (text) => {
      expect(readRowImei(text)).toEqual({ imei: null, problem: 'imei-rounded' })
    },
  )

  test.each(['356938035643800', '35693803564380', '3569380356438091', '12'])('is wrong in %s', (text) => {
    expect(readRowImei(text)).toEqual({ imei: null, problem: 'imei-invalid' })
  })

  test.each(['', '-', '–', 'n/a', 'k.A.', 'keine', '0'])('is not said by “%s”', (text) => {
    expect(readRowImei(text)).toEqual({ imei: null })
  })

  test.each(['C02XK1ABJG5H', 'F2LZ9ABCN72J', 'r9xw8012345'])('is no serial number such as %s', (text) => {
    expect(readRowImei(text)).toEqual({ imei: null, problem: 'imei-serial' })
  })
})

test.each([
  ["'356938035643809", '356938035643809'],
  ['="356938035643809"', '356938035643809'],
  ['\u00A0iPhone\u202F13\u200B \n128 GB ', 'iPhone 13 128 GB'],
  ['Gera\u0308t', 'Gerät'],
])('a cell is read without what spreadsheets put around it: %s', (cell, text) => {
  expect(plain(cell)).toBe(text)
})

test.each([
  ['', 1],
  ['1', 1],
  ['30', 30],
  ['30 Stück', 30],
  ['30x', 30],
  ['12 pcs.', 12],
  ['30,0', 30],
  ['2.00', 2],
  ['1.000', 1000],
  ['10000', 10_000],
])('“%s” is a number of devices', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test.each(['0', '-3', '2,5', '10001', 'viele', '1e3', '3 oder 4', '٣'])('“%s” is none', (text) => {
  expect(readQuantity(text)).toBeUndefined()
})

test.each([
  ['A', 'A', 'a', 'A+', 'Grade A', 'wie neu', 'Neuwertig', 'Like new', 'como nuevo', 'comme neuf', 'Come nuovo', '1'],
  [
    'B',
    'B',
    'Klasse B',
    'sehr gut',
    'Very good',
    'muy bueno',
    'très bon état',
    'molto buono',
    'A/B',
    'B (leichte Spuren)',
  ],
  ['C', 'C', 'Zustand: gut', 'Good', 'bueno', 'bon état', 'Buono', 'gebraucht', 'B/C', 'Gebrauchsspuren', 'C - gut'],
  ['D', 'D', 'stark gebraucht', 'Acceptable', 'aceptable', 'état correct', 'accettabile', 'D, verkratzt'],
] as const)('grade %s is said in many ways', (grade, ...names) => {
  expect(names.filter((name) => readGrade(name) !== grade)).toEqual([])
})

test.each([
  'E',
  'defekt',
  'gut, aber Display gesprungen',
  'A (broken)',
  'Bastler',
  '5',
  'aktiv',
  'roto',
  'écran cassé',
  'guasto',
])('a price by looks does not fit “%s”', (text) => {
  expect(readGrade(text)).toBeUndefined()
})
