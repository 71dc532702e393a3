import { expect, test } from 'vitest'
import { changeDraft, formOf, readDraft, type Draft } from './draft.ts'

const empty = readDraft(undefined)

const typed: Draft = {
  ...empty,
  firstName: 'Ana',
  lastName: 'Muster',
  birthdate: '5.3.1990',
  holder: 'Ana Muster',
  iban: 'DE89 3704',
  bic: 'COBADEFF',
  paypalEmail: 'ana@example.com',
  owner: true,
}

test('a kept draft comes back letter by letter', () => {
  expect(readDraft(JSON.parse(JSON.stringify(typed)))).toEqual(typed)
})

test.each([undefined, null, 'x', [], { firstName: 5, owner: 'yes', unknown: 'x' }])(
  'a damaged draft %j starts empty',
  (kept) => {
    expect(readDraft(kept)).toEqual(empty)
  },
)

test('what is known about a customer fills what nobody typed', () => {
  const known = { firstName: 'Ana', city: 'Ort' }

  expect(readDraft(undefined, known)).toEqual({ ...empty, ...known })
  expect(readDraft({ firstName: 'Eva' }, known)).toEqual({ ...empty, firstName: 'Eva', city: 'Ort' })
})

test('the account belongs to the seller until somebody writes another name', () => {
  const named = changeDraft(changeDraft(empty, 'firstName', 'Ana'), 'lastName', 'Muster')
  const other = changeDraft(named, 'holder', 'Eva Muster')

  expect(named.holder).toBe('Ana Muster')
  expect(changeDraft(other, 'lastName', 'Meier').holder).toBe('Eva Muster')
})

test('the account of a company carries its name, whoever acts for it', () => {
  const named = changeDraft(changeDraft(empty, 'company', 'Muster GmbH', true), 'firstName', 'Ana', true)
  const person = changeDraft(named, 'lastName', 'Muster')

  expect(named.holder).toBe('Muster GmbH')
  expect(person.holder).toBe('Ana Muster')
})

test('S5.10 a birthdate is sent as a day, and what is none as it was typed', () => {
  const birthdate = (text: string) =>
    formOf({ ...typed, birthdate: text }, { paymentType: '13', business: false }).seller.birthdate

  expect(['5.3.1990', ' ', '5.3.'].map(birthdate)).toEqual(['1990-03-05', '', '5.3.'])
})

test('S9.04 only the chosen account is sent', () => {
  const payee = (paymentType: string) => formOf(typed, { paymentType, business: false }).payee

  expect(payee('13')).toEqual({ holder: 'Ana Muster', iban: 'DE89 3704', bic: 'COBADEFF' })
  expect(payee('2')).toEqual({ paypalEmail: 'ana@example.com' })
  expect(payee('0')).toEqual({})
})

test('only a company says how it is taxed', () => {
  const sold = (business: boolean) => formOf({ ...typed, company: 'Muster GmbH' }, { paymentType: '13', business })

  expect(sold(false).business).toBeNull()
  expect(sold(true).business).toEqual({ company: 'Muster GmbH', vatId: '', taxMode: 'standard' })
  expect([sold(false).seller.birthdate, sold(true).seller.birthdate]).toEqual(['1990-03-05', ''])
})
