import fc from 'fast-check'
import { expect, test } from 'vitest'
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
      expect(ups).toMatch(/^1ZUMLAUF03\d{8}$/)
      expect(ups.at(-1)).toBe(upsCheckDigit(ups.slice(0, -1)))
    }),
  )
})

test('a mistyped digit is always noticed', () => {
  const number = demoTrackingNumber('dhl', '0198c0de-7a11-7000-8000-00000000beef')
  for (let place = 0; place < number.length - 1; place += 1) {
    const typed = number.slice(0, place) + ((Number(number[place]) + 1) % 10) + number.slice(place + 1, -1)
    expect(sscCheckDigit(typed)).not.toBe(number.at(-1))
  }
})
