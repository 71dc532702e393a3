import { expect, test } from 'vitest'
import { categories } from '#shop/devices/categories.ts'
import { identityRefusal, isPhone, readIdentity } from './identity.ts'

const typed = { imei: '', serialNumber: '', withoutNumber: false }
const none = readIdentity(typed)!
const others = categories.filter((category) => !isPhone(category))

test.each(categories)('F-36 a device of the kind %s is not accepted untouched', (category) => {
  expect(identityRefusal(category, none, 8)).toBe(isPhone(category) ? 'identity-missing' : 'serial-missing')
})

test.each(categories)('F-36 a serial number tells a device of the kind %s from others', (category) => {
  expect(identityRefusal(category, readIdentity({ ...typed, serialNumber: ' f2l x1 ' })!, 0)).toBeUndefined()
})

test.each(others)('F-36 that a device of the kind %s has no number is said and shown', (category) => {
  const said = readIdentity({ ...typed, withoutNumber: true })!

  expect(identityRefusal(category, said, 0)).toBe('number-photo-missing')
  expect(identityRefusal(category, said, 1)).toBeUndefined()
})

test('F-36 no phone is without a number', () => {
  expect(identityRefusal('iphone', readIdentity({ ...typed, withoutNumber: true })!, 1)).toBe('identity-missing')
})

test('an IMEI is enough, also for what is no phone', () => {
  expect(identityRefusal('ipad', readIdentity({ ...typed, imei: '490154203237518' })!, 0)).toBeUndefined()
})

test('numbers are kept as they are compared, and with one of them a device is not without', () => {
  expect(readIdentity({ imei: '', serialNumber: ' f2l x1 ', withoutNumber: true })).toEqual({
    imei: null,
    serialNumber: 'F2LX1',
    withoutNumber: false,
  })
  expect(readIdentity({ ...typed, imei: '490154203237519' })).toBeUndefined()
})
