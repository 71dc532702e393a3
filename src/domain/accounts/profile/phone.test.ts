import { expect, test } from 'vitest'
import type { CountryCode } from '#shop/countries/country.ts'
import { internationalPhone } from './phone.ts'

test.each<[CountryCode, string, string]>([
  ['at', '0664 1234567', '+436641234567'],
  ['de', '030 901820', '+4930901820'],
  ['de', '0049 30 901820', '+4930901820'],
  ['es', '612 345 678', '+34612345678'],
  ['fr', '06.12.34.56.78', '+33612345678'],
  ['it', '06 69821234', '+390669821234'],
  ['it', '+49 30 901820', '+4930901820'],
])('S5.10 in %s the number %s is dialled as %s', (code, typed, expected) => {
  expect(internationalPhone({ code }, typed)).toBe(expected)
})

test.each<[CountryCode, string]>([
  ['at', ''],
  ['de', '123'],
  ['es', '112 345 67'],
  ['fr', '00 00 00 00 00'],
  ['it', 'telefono'],
  ['de', '+999 123456789'],
])('S5.10 in %s nobody can be reached at %j', (code, typed) => {
  expect(internationalPhone({ code }, typed)).toBeUndefined()
})
