import { describe, expect, test } from 'vitest'
import { expectSteadyGrowth } from '#tests/support/readers/database/growth.ts'
import { readDeviceRequest, type DeviceForm } from './device-request.ts'

const good: DeviceForm = { device: 'Nokia 3310', category: 'smartphone', details: '', email: 'ana@example.com' }

const problemsOf = (changes: Partial<DeviceForm>) => {
  const reading = readDeviceRequest({ ...good, ...changes })
  return reading.ok ? {} : reading.problems
}

const requestOf = (changes: Partial<DeviceForm>) => {
  const reading = readDeviceRequest({ ...good, ...changes })
  return reading.ok ? reading.request : undefined
}

describe('a request for a device', () => {
  test('is taken as it was meant', () => {
    expect(readDeviceRequest(good)).toEqual({ ok: true, request: good })
    expect(requestOf({ device: '  Nokia \t 3310 ', email: ' ana@example.com ' })).toEqual(good)
    expect(requestOf({ category: 'other' })?.category).toBe('other')
  })

  test('tells everything that is wrong with it at once', () => {
    expect(problemsOf({ device: ' ', category: '', details: 'x'.repeat(1001), email: '' })).toEqual({
      device: 'device-missing',
      category: 'category-missing',
      details: 'details-too-long',
      email: 'email-missing',
    })
  })

  test('has a name of at most 120 characters and details of at most 1,000', () => {
    expect(problemsOf({ device: 'x'.repeat(120), details: 'x'.repeat(1000) })).toEqual({})
    expect(problemsOf({ device: 'x'.repeat(121) })).toEqual({ device: 'device-too-long' })
  })

  test.each(['', 'dampflok', 'constructor', '__proto__', 'IPHONE'])('is not about the category “%s”', (category) => {
    expect(problemsOf({ category })).toEqual({ category: 'category-missing' })
  })

  test('names the device in one line, without anything invisible', () => {
    expect(requestOf({ device: 'Nokia\r\nBcc: eve@example.com' })?.device).toBe('Nokia Bcc: eve@example.com')
    expect(requestOf({ device: 'No\u0000kia\u2028X\u202e\u200b' })?.device).toBe('No kia X')
    expect(problemsOf({ device: '\u200b\u0000' })).toEqual({ device: 'device-missing' })
  })

  test('keeps the lines of its details and no other control character', () => {
    expect(requestOf({ details: ' one\r\ntwo\rthree\u0000\u001b[31m\n' })?.details).toBe('one\ntwo\nthree[31m')
  })
})

describe('an e-mail address', () => {
  test.each([
    'ana@example.com',
    'Ana.Maria+verkauf@mail.example.co.uk',
    "o'neill@example.org",
    'info@müller.example',
    'x@xn--mller-kva.example',
  ])('may be %s', (email) => {
    expect(problemsOf({ email })).toEqual({})
  })

  test.each([
    'ana',
    'ana@example',
    '@example.com',
    'ana@',
    'ana@@example.com',
    'ana maria@example.com',
    'ana@example.com, eve@example.com',
    'ana@example.com\r\nBcc: eve@example.com',
    'Ana <ana@example.com>',
    '"ana"@example.com',
    'ana@example..com',
    'ana@.com',
    `${'x'.repeat(65)}@example.com`,
    `ana@${'x'.repeat(250)}.com`,
  ])('is not %j', (email) => {
    expect(problemsOf({ email })).toEqual({ email: 'email-invalid' })
  })

  test('is judged in no time, however long', () => {
    for (const part of ['a.', 'a-', '.', 'a@', 'ä']) {
      expectSteadyGrowth((size) => void problemsOf({ email: `a@${part.repeat(size)}` }), 4_000)
    }
  })
})
