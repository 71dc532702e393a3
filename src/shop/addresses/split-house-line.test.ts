import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { houseLine } from './address-lines.ts'
import { houseLines } from '#tests/support/fixtures/homes/house-lines.ts'
import { splitHouseLine } from './split-house-line.ts'

const known = Object.entries(houseLines).flatMap(([code, lines]) =>
  lines.map((each) => ({ code: code as keyof typeof houseLines, ...each })),
)

test('EX-04 there are two hundred addresses, forty of each country', () => {
  expect(Object.values(houseLines).map((lines) => new Set(lines.map(({ line }) => line)).size)).toEqual([
    40, 40, 40, 40, 40,
  ])
})

describe('EX-04 a line is split into street, number and the way to the door', () => {
  test.each(known)('$code: $line', ({ code, line, ...parts }) => {
    expect(splitHouseLine(countries[code], line)).toEqual(parts)
  })

  test.each(known)('$code: $street $houseNumber as the country writes it comes to the same', ({ code, ...parts }) => {
    const { street, houseNumber } = splitHouseLine(countries[code], houseLine(parts.street, parts.houseNumber, code))
    expect({ street, houseNumber }).toEqual({ street: parts.street, houseNumber: parts.houseNumber })
  })

  test.each(['', '   ', ','])('%j is nothing', (line) => {
    expect(splitHouseLine(countries.de, line)).toEqual({ street: '', houseNumber: '', addressExtra: '' })
  })

  test('spaces and commas around do not matter', () => {
    expect(splitHouseLine(countries.de, '  Hauptstraße   5 ,')).toEqual({
      street: 'Hauptstraße',
      houseNumber: '5',
      addressExtra: '',
    })
  })
})
