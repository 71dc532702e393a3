import { expect, test } from 'vitest'
import type { PriceVersion } from '#domain/catalogue/devices/find-office-devices.ts'
import { stepsOf } from './price-steps.ts'

const version = (validFrom: string, cents: number, change: Partial<PriceVersion> = {}): PriceVersion => ({
  version: 1,
  validFrom,
  country: 'de',
  segment: 'consumer',
  cents,
  note: '',
  proposal: null,
  origin: null,
  author: null,
  approvedBy: null,
  approvedAt: null,
  ...change,
})

test('a price stays where it is until its next day, and the last one goes on until today', () => {
  const versions = [
    version('2026-06-01', 999, { country: 'at' }),
    version('2026-05-01', 1_00),
    version('2026-03-02', 2_00),
    version('2026-03-02', 3_00),
    version('2026-01-01', 5_00),
    version('2027-01-01', 9_00),
  ]
  const steps = stepsOf(versions, '2026-05-01')

  expect(steps).toMatchObject({ highest: 5_00, lowest: 1_00, first: { day: '2026-01-01' }, last: { cents: 1_00 } })
  expect(steps?.line).toBe('M0 8H50V71H100V92H100')
})

test('one price is no history', () => {
  expect(stepsOf([version('2026-01-01', 5_00)], '2026-05-01')).toBeNull()
})
