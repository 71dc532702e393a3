import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageTag, LocaleError } from './locale.ts'
import { locales, parseLocale } from '#shop/countries/locales.ts'

function refusal(code: string | null | undefined): unknown {
  try {
    return parseLocale(code)
  } catch (error) {
    return error
  }
}

describe('a locale code', () => {
  test.each(locales)('S5.06 %s is known', (locale) => {
    expect(parseLocale(locale)).toBe(locale)
  })

  test.each(['', null, undefined])('S5.06 S8.04 %j is a missing locale', (code) => {
    expect(refusal(code)).toBeInstanceOf(LocaleError)
    expect(refusal(code)).toMatchObject({ code: 'missing-locale', message: 'missing locale' })
  })

  test.each(['de', 'de-DE', 'DE_DE', 'en_US', ' de_DE', 'de_DE ', 'toString', '__proto__', "de_DE' or 1=1", 'dė_DE'])(
    'S5.06 S8.04 %j is an invalid locale',
    (code) => {
      expect(refusal(code)).toBeInstanceOf(LocaleError)
      expect(refusal(code)).toMatchObject({ code: 'invalid-locale', message: 'invalid locale' })
    },
  )

  test('S5.06 no other text is ever taken for a locale, however near it comes', () => {
    const known = fc.constantFrom(...locales)
    const almost = fc.oneof(
      fc.mixedCase(known),
      fc.tuple(known, fc.string({ minLength: 1, maxLength: 2 })).map((parts) => parts.join('')),
      fc.tuple(fc.string({ minLength: 1, maxLength: 2 }), known).map((parts) => parts.join('')),
      known.map((locale) => locale.replace('_', '-')),
    )
    fc.assert(
      fc.property(fc.oneof(fc.string(), almost), (code) => {
        fc.pre(!locales.some((locale) => locale === code))
        expect(() => parseLocale(code)).toThrow(code === '' ? 'missing locale' : 'invalid locale')
      }),
    )
  })

  test('S1.04 a page names its language as browsers do', () => {
    expect(locales.map(languageTag)).toEqual(['de-AT', 'de-DE', 'es-ES', 'fr-FR', 'it-IT'])
  })
})
