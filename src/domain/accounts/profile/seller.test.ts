import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { readSeller, type FieldProblem, type Seller, type SellerField } from './seller.ts'

const now = new Date('2026-03-01T10:00:00Z')

const ana: Seller = {
  firstName: 'Ana',
  lastName: 'Muster',
  birthdate: '1990-04-12',
  email: 'ana@example.com',
  phone: '+49 30 901820',
  street: 'Ringstraße',
  houseNumber: '7b',
  addressExtra: '',
  postalCode: '10115',
  city: 'Ort',
}

function problem(field: SellerField, value: string, code: CountryCode = 'de'): FieldProblem | undefined {
  const read = readSeller(countries[code], { ...ana, [field]: value }, now)
  return read.ok ? undefined : read.problems[field]
}

const eighty = 'a'.repeat(80)

describe('S5.10 a field of the seller', () => {
  test.each<[SellerField, string]>([
    ['firstName', 'Ö'],
    ['firstName', 'Jean-Luc'],
    ['firstName', eighty],
    ['lastName', "O'Brien y Núñez"],
    ['lastName', eighty],
    ['lastName', '李'],
    ['street', 'Straße des 17. Juni'],
    ['houseNumber', '1'],
    ['houseNumber', '12 bis'],
    ['houseNumber', 's/n'],
    ['addressExtra', ''],
    ['addressExtra', 'Stiege 2, Tür 14'],
    ['city', 'Sankt Pölten'],
    ['phone', '0664 1234567'],
    ['phone', '+33 (0)6 12.34.56.78'],
    ['email', 'Ana.Muster+phone@müller.example'],
    ['birthdate', '2008-03-01'],
    ['birthdate', '2008-02-29'],
    ['birthdate', '1906-03-01'],
  ])('%s may be %j', (field, value) => {
    expect(problem(field, value)).toBeUndefined()
  })

  test.each<[SellerField, string, FieldProblem]>([
    ['firstName', '', 'missing'],
    ['firstName', '  \u200B ', 'missing'],
    ['firstName', `${eighty}a`, 'too-long'],
    ['firstName', '12', 'invalid'],
    ['lastName', '', 'missing'],
    ['lastName', '--', 'invalid'],
    ['lastName', `${eighty}a`, 'too-long'],
    ['street', '', 'missing'],
    ['street', '17', 'invalid'],
    ['houseNumber', '', 'missing'],
    ['houseNumber', '/', 'invalid'],
    ['houseNumber', '1234567890123', 'too-long'],
    ['addressExtra', `${eighty}a`, 'too-long'],
    ['city', '', 'missing'],
    ['city', '10115', 'invalid'],
    ['phone', '', 'missing'],
    ['phone', 'call me', 'invalid'],
    ['phone', '12345', 'invalid'],
    ['phone', '1'.repeat(26), 'too-long'],
    ['email', '', 'missing'],
    ['email', 'ana@example', 'invalid'],
    ['email', 'ana@example.com, bob@example.com', 'invalid'],
    ['birthdate', '', 'missing'],
    ['birthdate', '2008-03-02', 'too-young'],
    ['birthdate', '2026-03-01', 'too-young'],
    ['birthdate', '2026-03-02', 'invalid'],
    ['birthdate', '2001-02-29', 'invalid'],
    ['birthdate', '12.04.1990', 'invalid'],
    ['birthdate', '1990-4-12', 'invalid'],
    ['birthdate', '1906-02-28', 'invalid'],
    ['postalCode', '', 'missing'],
  ])('%s may not be %j: %s', (field, value, expected) => {
    expect(problem(field, value)).toBe(expected)
  })
})

test('S5.10 whoever was born on a leap day is of age on the first of March', () => {
  const bornOnLeapDay = { ...ana, birthdate: '2008-02-29' }
  const dayBefore = readSeller(countries.de, bornOnLeapDay, new Date('2026-02-28T12:00:00Z'))

  expect(dayBefore).toEqual({ ok: false, problems: { birthdate: 'too-young' } })
  expect(readSeller(countries.de, bornOnLeapDay, now).ok).toBe(true)
})

test('S5.10 it is the calendar on the wall of the country that counts, not that of the server', () => {
  const lateInTheEvening = new Date('2026-02-28T23:30:00Z')

  expect(readSeller(countries.at, { ...ana, postalCode: '1010', birthdate: '2008-03-01' }, lateInTheEvening).ok).toBe(
    true,
  )
})

test.each<[CountryCode, string[], string[]]>([
  ['at', ['1010'], ['101', '10100', '10a0']],
  ['de', ['10115', '01067'], ['1011', '101155', 'D-10115']],
  ['es', ['28013'], ['2801', '280133', 'E8013']],
  ['fr', ['75001', '20000', '97400', '98000'], ['00100', '99000', '7500']],
  ['it', ['00184'], ['0018', '001844', 'I0184']],
])('S5.01 S5.02 S5.03 the postal code follows the rule of %s', (code, good, bad) => {
  for (const zip of good) expect(problem('postalCode', ` ${zip} `, code), zip).toBeUndefined()
  for (const zip of bad) expect(problem('postalCode', zip, code), zip).toBe('invalid')
})

test('everything that is wrong is told at once, and what is no text counts as missing', () => {
  const read = readSeller(countries.de, { ...ana, firstName: 5, city: null, postalCode: 'x' }, now)

  expect(read).toEqual({ ok: false, problems: { firstName: 'missing', city: 'missing', postalCode: 'invalid' } })
})

test('what is printed on labels stays on one line', () => {
  const read = readSeller(countries.de, { ...ana, street: ' Ring\n\tstraße\u0000 ' }, now)

  expect(read.ok && read.seller.street).toBe('Ring straße')
})
