import { describe, expect, test } from 'vitest'
import { readSettings } from './read-settings.ts'
import type { Section, SettingName } from './merchant-settings.ts'

const read = (section: Section, typed: Partial<Record<SettingName, string>>, scope: 'company' | 'fr' = 'company') =>
  readSettings(section, scope, (name) => typed[name] ?? '')

const problems = (section: Section, typed: Partial<Record<SettingName, string>>) => {
  const reading = read(section, typed)
  return reading.ok ? {} : reading.problems
}

describe('F-34 what a form of the settings says', () => {
  test('is tidied, and an empty field says nothing', () => {
    expect(
      read('contact', { 'support.email': ' Ankauf@Firma.test ', 'support.hours': ' Mo–Fr \n 9–17 ', 'mail.name': ' ' }),
    ).toEqual({
      ok: true,
      values: { 'support.email': 'ankauf@firma.test', 'support.hours': 'Mo–Fr 9–17' },
    })
  })

  test.each([
    ['company', 'company.vatId', 'DE123456789', 'mistyped'],
    ['company', 'company.vatId', 'Nummer', 'vat-id-invalid'],
    ['company', 'company.name', 'Firma <evil@test>', 'invalid'],
    ['company', 'company.name', 'x'.repeat(161), 'too-long'],
    ['company', 'company.name', '-', 'not-waivable'],
    ['contact', 'support.email', 'nobody', 'email-invalid'],
    ['contact', 'support.phone', '12', 'phone-invalid'],
    ['contact', 'mail.address', 'a@b.test\nBcc: x@y.test', 'email-invalid'],
    ['appearance', 'look.accent', 'green', 'colour-invalid'],
    ['appearance', 'look.accent', '#ffff00', 'colour-too-light'],
    ['appearance', 'social.facebook', 'javascript:alert(1)', 'web-invalid'],
    ['appearance', 'social.facebook', 'http://facebook.test', 'web-invalid'],
    ['warehouse', 'warehouse.carrier', 'taube', 'carrier-invalid'],
    ['times', 'time.parcel', '0', 'days-invalid'],
    ['times', 'time.parcel', '366', 'days-invalid'],
    ['times', 'time.parcel', '2.5', 'days-invalid'],
    ['times', 'time.parcel', '-', 'not-waivable'],
    ['times', 'remind.parcel', '10, 5', 'day-list-invalid'],
    ['times', 'remind.parcel', '5, 5', 'day-list-invalid'],
    ['times', 'remind.parcel', 'bald', 'day-list-invalid'],
    ['times', 'remind.parcel', '1, 2, 3, 4, 5, 6', 'day-list-invalid'],
    ['texts', 'say.dispute', '-', 'not-waivable'],
    ['texts', 'say.dispute', 'x'.repeat(1001), 'too-long'],
  ] as const)('in %s, %s cannot be “%s”: %s', (section, name, typed, problem) => {
    expect(problems(section, { [name]: typed })[name]).toBe(problem)
  })

  test('numbers of other countries are taken by their shape, and what does not apply is waived', () => {
    expect(problems('company', { 'company.vatId': 'fr 40 303265045', 'company.capital': '-' })).toEqual({})
    expect(problems('appearance', { 'social.youtube': '-' })).toEqual({})
  })

  test('days of reminders may be written as people do, and come before the end', () => {
    expect(read('times', { 'remind.parcel': ' 5;  10 13 ', 'remind.lock': '-', 'time.lock': '3' })).toEqual({
      ok: true,
      values: { 'remind.parcel': '5, 10, 13', 'remind.lock': '-', 'time.lock': '3' },
    })
    expect(problems('times', { 'time.parcel': '13', 'remind.parcel': '5, 13' })).toEqual({
      'remind.parcel': 'reminds-too-late',
    })
  })

  test('half an address is none', () => {
    expect(problems('company', { 'company.street': 'Ring', 'company.city': 'Ort' })).toEqual({
      'company.houseNumber': 'missing',
      'company.postalCode': 'missing',
      'company.country': 'missing',
    })
    expect(problems('company', { 'company.country': 'XX', 'company.name': 'A' })['company.country']).toBe(
      'country-invalid',
    )
  })

  test('a holiday has two ends in the right order', () => {
    expect(problems('holidays', { 'holiday.from': '2026-12-24' })).toEqual({ 'holiday.to': 'missing' })
    expect(problems('holidays', { 'holiday.from': '2026-12-24', 'holiday.to': '2026-12-23' })).toEqual({
      'holiday.to': 'ends-before-it-begins',
    })
    expect(problems('holidays', { 'holiday.from': '2026-12-24', 'holiday.to': '2026-02-30' })['holiday.to']).toBe(
      'day-invalid',
    )
  })

  test('the words of a holiday are said per country', () => {
    expect(read('holidays', { 'holiday.text': 'Zu' })).toEqual({ ok: true, values: {} })
    expect(read('holidays', { 'holiday.text': 'Fermé' }, 'fr')).toEqual({
      ok: true,
      values: { 'holiday.text': 'Fermé' },
    })
  })
})
