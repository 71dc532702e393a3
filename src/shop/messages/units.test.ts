import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { unitsIn } from './units.ts'

test.each([
  ['iPhone 14 128 GB', 'iPhone 14 128 Go'],
  ['M2 8 GB 1 TB', 'M2 8 Go 1 To'],
  ['MacGBook 4 GBit', 'MacGBook 4 GBit'],
])('in France “%s” is “%s”', (name, french) => {
  expect(unitsIn(countries.fr, name)).toBe(french)
  expect(unitsIn(countries.it, name)).toBe(name)
})
