import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/limits/runs.ts'
import { demoTrackingNumber, sscCheckDigit, upsCheckDigit } from './tracking-numbers.ts'

test.each([
  '106141411234567897',
  '376104250021234569',
  '00340434161094022115',
  '00340434161094015902',
  '00340434161094042557',
])('X1.06 the last digit of %s is checked by weights of three and one', (number) => {
  expect(sscCheckDigit(number.slice(0, -1))).toBe(number.at(-1))
})

test.each([
  '1Z999AA10123456784',
  '1Z5R89390357567127',
  '1Z879E930346834440',
  '1Z410E7W0392751591',
  '1Z8V92A70367203024',
  '1ZXX3150YW44070023',
])('X1.06 the last digit of %s is checked by weights of one and two', (number) => {
  expect(upsCheckDigit(number.slice(0, -1))).toBe(number.at(-1))
})

test('X1.06 every number is long enough and ends with its check digit', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      const [dhl, ups] = [demoTrackingNumber('dhl', id), demoTrackingNumber('ups', id)]
      expect(dhl).toMatch(/^00340434\d{12}$/)
      expect(dhl.at(-1)).toBe(sscCheckDigit(dhl.slice(0, -1)))
      expect(ups).toMatch(/^1Z[0-9A-Z]{6}03\d{8}$/)
      expect(ups.at(-1)).toBe(upsCheckDigit(ups.slice(0, -1)))
    }),
  )
})

test('a mistyped digit of a number of DHL is always noticed', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(), fc.integer({ min: 1, max: 9 }), (id, at, by) => {
      const digits = [...demoTrackingNumber('dhl', id)]
      const place = at % digits.length
      digits[place] = String((Number(digits[place]) + by) % 10)
      expect(sscCheckDigit(digits.slice(0, -1).join(''))).not.toBe(digits.at(-1))
    }),
  )
})

test.each(['dhl', 'ups'] as const)(
  'F-19 very many parcels of %s and as many second attempts are told apart',
  (carrier) => {
    const parcels = Array.from({ length: runs(20_000, 100_000) }, (_, index) => `parcel-${index}`)
    const numbers = (attempt: number) => new Set(parcels.map((id) => demoTrackingNumber(carrier, id, attempt)))
    const [once, again] = [numbers(0), numbers(1)]

    // Numbers of DHL have only eleven digits of their own: the next attempt is for the handful that meets.
    expect(once.size).toBeGreaterThan(parcels.length - 5)
    expect([...again].filter((number) => once.has(number)).length).toBeLessThan(5)
  },
)
