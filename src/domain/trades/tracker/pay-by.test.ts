import { expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { payBy } from './pay-by.ts'

/** A Thursday. */
const came = new Date('2026-11-12T09:00:00Z')
const event = (at: Date, name: string, to: string) => ({ at, event: name, from: null, to })
const events = [event(came, 'receive', 'RECEIVED')]
const arrived = { status: 'IN_INSPECTION', events, identityCheck: false } as const

test('a device that came on a Thursday is paid for by Tuesday: two working days to look, one to pay', () => {
  expect(payBy(countries.de, arrived, came)).toEqual(new Date('2026-11-17T09:00:00Z'))
})

test('what was accepted on a Friday is paid for by Monday', () => {
  const accepted = [...events, event(new Date('2026-11-13T15:00:00Z'), 'matches', 'ACCEPTED')]

  expect(payBy(countries.de, { ...arrived, status: 'PAYOUT', events: accepted }, came)).toEqual(
    new Date('2026-11-16T15:00:00Z'),
  )
})

test('nothing is promised once the day has passed, before the parcel is here, or while a document has to be shown', () => {
  expect(payBy(countries.de, arrived, new Date('2026-11-18T09:00:00Z'))).toBeNull()
  expect(payBy(countries.de, { ...arrived, status: 'IN_TRANSIT' }, came)).toBeNull()
  expect(payBy(countries.de, { ...arrived, identityCheck: true }, came)).toBeNull()
  expect(payBy(countries.fr, arrived, came)).toBeNull()
})
