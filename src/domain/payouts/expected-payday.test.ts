import { describe, expect, test } from 'vitest'
import { countries } from '#shop/countries/all.ts'
import { expectedPayday } from './expected-payday.ts'

const { de } = countries
const noon = (day: string) => new Date(`${day}T11:00:00Z`)

describe('F-53 the day on which money arrives', () => {
  test('counts transport, inspection, payment and transfer on days on which banks work', () => {
    // Handed in on Thursday; three days on the way, two at the inspection, one to be paid and one for the transfer.
    expect(expectedPayday(de, noon('2026-11-18'))).toEqual({ handIn: '2026-11-19', paid: '2026-11-30' })
  })

  test('leaves out weekends and the holidays of banks', () => {
    expect(expectedPayday(de, noon('2026-12-18'))).toEqual({ handIn: '2026-12-21', paid: '2026-12-31' })
    expect(expectedPayday(de, noon('2026-04-02'))).toEqual({ handIn: '2026-04-07', paid: '2026-04-16' })
  })

  test('begins with the day of the country, not with that of the clock', () => {
    expect(expectedPayday(de, new Date('2026-11-18T23:30:00Z')).handIn).toBe('2026-11-20')
  })

  test('follows what the merchant has set for the country', () => {
    const slow = { ...de, timeLimits: { transport: 5 } }
    const promised = { ...de, particulars: { ...de.particulars, texts: { 'say.paymentDays': '3' } } }
    const vague = { ...de, particulars: { ...de.particulars, texts: { 'say.paymentDays': 'wenige' } } }
    const instant = { ...de, merchant: { ...de.merchant, instantTransfers: true } }
    const paid = (payer: typeof slow | typeof promised | typeof instant) =>
      expectedPayday(payer, noon('2026-11-18')).paid

    expect(paid(slow)).toBe('2026-12-02')
    expect(paid(promised)).toBe('2026-12-02')
    expect(paid(vague)).toBe('2026-11-30')
    expect(paid(instant)).toBe('2026-11-27')
  })
})
