import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { readDraft } from '#web/storefront/checkout/form/draft.ts'
import { rules } from '#web/storefront/checkout/form/rules.ts'
import { isAboutMore, registrationOf, registrationProblems } from './registration-draft.ts'

const person = { firstName: 'Ana', lastName: 'Muster', email: 'ana@example.com', holder: 'Ana Muster' }
const address = { street: 'Ringstraße', houseNumber: '7b', addressExtra: '', postalCode: '10115', city: 'Berlin' }
const iban = 'DE89 3704 0044 0532 0130 00'

const draft = (more: object = {}) => readDraft({ ...person, ...more })

const problems = (more: object = {}, paymentType = '13') =>
  registrationProblems(draft(more), paymentType, countries.de, rules)

test('a name and an address for letters are enough', () => {
  expect(problems()).toEqual({})
  expect(registrationOf(draft(), '13')).toEqual({ firstName: 'Ana', lastName: 'Muster', email: 'ana@example.com' })
  expect(problems({ firstName: ' ', email: 'ana' })).toEqual({ firstName: 'missing', email: 'invalid' })
})

test('an address and an account go along if they are given', () => {
  const all = { ...address, iban, paypalEmail: 'ana@example.com' }
  expect(problems(all)).toEqual({})
  expect(registrationOf(draft(all), '13')).toEqual({
    firstName: 'Ana',
    lastName: 'Muster',
    email: 'ana@example.com',
    Address: address,
    Payment: { paymentType: '13', holder: 'Ana Muster', iban, bic: '' },
  })
  expect(registrationOf(draft(all), '2').Payment).toEqual({ paymentType: '2', paypalEmail: 'ana@example.com' })
})

test('nothing is given by halves', () => {
  expect(problems({ street: 'Ringstraße' })).toEqual({ houseNumber: 'missing', postalCode: 'missing', city: 'missing' })
  expect(problems({ iban: 'DE89' })).toEqual({ iban: 'wrong-length' })
  expect(problems({ paypalEmail: 'ana' }, '2')).toEqual({ paypalEmail: 'invalid' })
})

test('the other way of being paid does not count', () => {
  expect(problems({ iban: 'DE89' }, '2')).toEqual({})
  expect(registrationOf(draft({ iban }), '2').Payment).toBeUndefined()
})

test('what is folded away is opened for a complaint about it', () => {
  expect(isAboutMore({ firstName: 'missing', email: 'invalid' })).toBe(false)
  expect(isAboutMore({ email: 'invalid', iban: 'mistyped' })).toBe(true)
})
