import { expect, test } from 'vitest'
import type { CustomerData } from '#web/state/customer-data.ts'
import { customer } from '#tests/support/drivers/browser/account-browser.ts'
import { readDraft } from '#web/storefront/checkout/form/draft.ts'
import { knownAccounts, knownDraft } from './known-seller.ts'

const ana: CustomerData = {
  ...customer,
  person: { '@id': '/p/1', firstName: 'Ana', lastName: 'Muster', birthdate: '1990-04-12' },
  addresses: [
    {
      '@id': '/a/1',
      isPrimary: true,
      street: 'Ringstraße',
      houseNumber: '7b',
      addressExtra: '',
      postalCode: '10115',
      city: 'Ort',
    },
  ],
  phoneContact: { '@id': '/t/1', phone: '+4930901820' },
  paymentAccounts: [
    {
      '@id': '/m/1',
      isPrimary: false,
      bankAccount: { '@id': '/b/1', holder: 'Ana Muster', iban: 'DE… 3000', bic: '', changedAt: '' },
      paypalAccount: null,
    },
    {
      '@id': '/m/2',
      isPrimary: true,
      bankAccount: null,
      paypalAccount: { '@id': '/y/1', email: 'a…@example.com', changedAt: '' },
    },
  ],
}

test('S1.02 what the shop knows about a customer fills the form, apart from the account', () => {
  const draft = readDraft(undefined, knownDraft(ana))

  expect(draft).toMatchObject({ firstName: 'Ana', birthdate: '1990-04-12' })
  expect(draft).toMatchObject({ email: 'ana@example.com', phone: '+4930901820', street: 'Ringstraße', city: 'Ort' })
  expect(draft).toMatchObject({ holder: 'Ana Muster', iban: '', paypalEmail: '', terms: false })
})

test('S1.02 what the customer has typed is kept, also if the shop knows better', () => {
  const kept = { ...readDraft(undefined), city: 'Anderswo', phone: '' }

  expect(readDraft(kept, knownDraft(ana))).toMatchObject({ city: 'Anderswo', phone: '+4930901820' })
})

test('somebody about whom nothing is known yet gets an empty form', () => {
  expect(readDraft(undefined, knownDraft(customer))).toEqual({ ...readDraft(undefined), email: 'ana@example.com' })
  expect(knownAccounts(customer)).toEqual([])
})

test('the account that is used comes first, and only its end is shown', () => {
  expect(knownAccounts(ana)).toEqual([
    { address: '/m/2', payee: '/y/1', kind: 'paypal', hint: 'a…@example.com', holder: '', isPrimary: true },
    { address: '/m/1', payee: '/b/1', kind: 'bank', hint: 'DE… 3000', holder: 'Ana Muster', isPrimary: false },
  ])
})
