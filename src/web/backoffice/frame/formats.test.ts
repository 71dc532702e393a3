import { expect, test } from 'vitest'
import { formatsFor, formatsOf } from './formats.ts'

const [german, english] = [formatsOf('de'), formatsOf('en')]
const evening = new Date('2026-11-12T22:30:31Z')

/** Spaces that never break are written as others here. */
const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test.each([
  ['formatDay', evening, '12.11.26', '12/11/26'],
  ['formatDay', '2026-11-02', '02.11.26', '02/11/26'],
  ['formatFullDay', evening, '12.11.2026', '12/11/2026'],
  ['formatFullDay', '2100-01-31', '31.01.2100', '31/01/2100'],
  ['formatLongDay', evening, '12. November 2026', '12 November 2026'],
  ['formatMonth', '2026-03-01', 'März 2026', 'March 2026'],
  ['formatMoment', evening, '12.11.26, 23:30', '12/11/26, 23:30'],
  ['formatMoment', null, '–', '–'],
  ['formatClock', evening, '23:30:31', '23:30:31'],
  ['formatMoney', 123_450, '1.234,50 €', '€1,234.50'],
  ['formatMoneyChange', -500, '−5,00 €', '−€5.00'],
  ['formatMoneyChange', 500, '+5,00 €', '+€5.00'],
  ['formatCount', 12_345, '12.345', '12,345'],
  ['formatNumber', 7.5, '7,5', '7.5'],
  ['formatTenths', 3, '3,0', '3.0'],
  ['formatShare', 0.125, '12,5 %', '12.5%'],
  ['typedHundredths', 123_450, '1234,50', '1234.50'],
  ['typedDecimal', '7,5', '7,5', '7.5'],
  ['formatPercent', 750, '7,5 %', '7.5%'],
  ['formatChange', 526, '+5,3 %', '+5.3%'],
  ['formatChange', -526, '−5,3 %', '−5.3%'],
  ['formatFileSize', 1_500_000, '1,5 MB', '1.5 MB'],
  ['countryName', 'fr', 'Frankreich', 'France'],
  ['languageName', 'de-AT', 'Deutsch (Österreich)', 'German (Austria)'],
  ['formatChoice', ['A', 'B', 'C'], 'A, B oder C', 'A, B or C'],
] as const)('ME-10 %s of %j is “%s” in German and “%s” in English', (name, value, inGerman, inEnglish) => {
  // Each takes the kind of value that stands beside its name.
  const write = (formats: typeof german) => plain((formats[name] as (it: unknown) => string)(value))

  expect(write(german)).toBe(inGerman)
  expect(write(english)).toBe(inEnglish)
})

test('ME-10 a colleague is answered as they chose, and in German before that', () => {
  expect(formatsFor({ language: 'en' })).toBe(english)
  expect(formatsFor({})).toBe(german)
})
