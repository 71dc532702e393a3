import { describe, expect, test } from 'vitest'
import { groupedIban, ibanCaret } from './iban-groups.ts'
import { payeeHint, readPayee } from './payee.ts'
import { paymentKind, paymentNumber } from './payment-type.ts'
import type { FieldProblem } from '#domain/accounts/profile/seller.ts'

const bank = { holder: 'Ana Muster', iban: 'DE89 3704 0044 0532 0130 00' }

function ibanProblem(iban: string): FieldProblem | undefined {
  const read = readPayee('13', { ...bank, iban })
  return read.ok ? undefined : read.problems.iban
}

describe('S5.10 an IBAN', () => {
  // Account numbers from the examples of the banks.
  test.each([
    'AT611904300234573201',
    'DE89370400440532013000',
    'ES9121000418450200051332',
    'FR1420041010050500013M02606',
    'IT60X0542811101000000123456',
    'nl91 abna 0417 1643 00',
    'CH93-0076-2011-6238-5295-7',
    'IBAN: DE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000',
  ])('may be %s', (iban) => {
    expect(ibanProblem(iban)).toBeUndefined()
  })

  test.each<[string, FieldProblem]>([
    ['', 'missing'],
    [' - ', 'missing'],
    ['0532013000', 'invalid'],
    ['XX89370400440532013000', 'invalid'],
    ['DE8937040044053201300', 'wrong-length'],
    ['DE893704004405320130000', 'wrong-length'],
    ['AT61190430023457320', 'wrong-length'],
    ['ES912100041845020005133', 'wrong-length'],
    ['FR1420041010050500013M0260', 'wrong-length'],
    ['IT60X054281110100000012345', 'wrong-length'],
    ['DE89370400440532013001', 'mistyped'],
    ['DE98370400440532013000', 'mistyped'],
    ['AT611904300234573202', 'mistyped'],
    ['ES9121000418450200051333', 'mistyped'],
    ['FR1420041010050500013M02607', 'mistyped'],
    ['IT60X0542811101000000123457', 'mistyped'],
    ['BR1800360305000010009795493C1', 'not-sepa'],
  ])('may not be %j: %s', (iban, expected) => {
    expect(ibanProblem(iban)).toBe(expected)
  })

  test('is grouped by four while it is typed', () => {
    expect(['', 'de8', 'de89', 'de893', 'DE89 3704 0'].map(groupedIban)).toEqual([
      '',
      'DE8',
      'DE89',
      'DE89 3',
      'DE89 3704 0',
    ])
  })
})

test.each([
  ['', 0, 0],
  ['DE8', 3, 3],
  ['DE89', 4, 4],
  ['DE893', 5, 6],
  ['DE89 3704', 4, 4],
  ['DE89 3704', 5, 4],
  ['DEX89 3704', 3, 3],
  ['DE89 370X4', 9, 9],
  ['DE89 370X4', 10, 11],
])('the caret in %j stays where the visitor types: %d becomes %d', (typed, caret, expected) => {
  expect(ibanCaret(typed, caret)).toBe(expected)
})

describe('S5.10 a bank account', () => {
  test.each(['', 'COBADEFF', 'cobadeffxxx', ' COBA DE FF '])('may come with the BIC %j', (bic) => {
    expect(readPayee('13', { ...bank, bic }).ok).toBe(true)
  })

  test.each(['COBADE', 'COBADEFFX', '12345678', 'COBAXXFF1'])('may not come with the BIC %j', (bic) => {
    expect(readPayee('13', { ...bank, bic })).toEqual({ ok: false, problems: { bic: 'invalid' } })
  })

  test('has a holder of 1 to 70 letters', () => {
    expect(readPayee('13', { ...bank, holder: ' ' })).toEqual({ ok: false, problems: { holder: 'missing' } })
    expect(readPayee('13', { ...bank, holder: 'a'.repeat(71) })).toEqual({
      ok: false,
      problems: { holder: 'too-long' },
    })
  })
})

test.each([
  ['', 'missing'],
  ['ana', 'invalid'],
  ['ana@example', 'invalid'],
])('S5.10 PayPal is not paid to %j', (paypalEmail, expected) => {
  expect(readPayee('2', { ...bank, paypalEmail })).toEqual({ ok: false, problems: { paypalEmail: expected } })
})

test('S9.04 only the fields of the chosen way count', () => {
  const both = { ...bank, paypalEmail: 'ana@example.com' }

  expect(readPayee('2', { ...both, iban: 'x' })).toEqual({
    ok: true,
    payee: { kind: 'paypal', paypalEmail: 'ana@example.com' },
  })
  expect(readPayee('13', { ...both, paypalEmail: 'x' })).toMatchObject({ ok: true, payee: { kind: 'sepa' } })
  expect(readPayee('0', {})).toEqual({ ok: true, payee: { kind: 'none' } })
})

test.each([
  ['2', 'paypal', 2],
  [2, 'paypal', 2],
  ['13', 'sepa', 13],
  [13, 'sepa', 13],
  [0, 'sepa', 0],
  ['x', 'sepa', 0],
] as const)('S9.04 the code %j means %s and is remembered as %d', (code, kind, number) => {
  expect(paymentKind(code)).toBe(kind)
  expect(paymentNumber(code)).toBe(number)
})

test('as much of an account is shown as its owner needs to recognise it', () => {
  expect(payeeHint({ kind: 'none' })).toBe('')
  expect(payeeHint({ kind: 'sepa', holder: 'Ana', iban: 'DE89370400440532013000', bic: '' })).toBe('DE… 3000')
  expect(payeeHint({ kind: 'paypal', paypalEmail: 'ana@example.com' })).toBe('a…@example.com')
})
