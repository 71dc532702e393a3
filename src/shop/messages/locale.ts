import type { countries } from '#shop/countries/all.ts'
import type { CountryCode } from '#shop/countries/country.ts'

export type Locale = (typeof countries)[CountryCode]['locale']

/** A locale code that nobody here speaks, or none at all. Locale codes are attack input: check them before use. */
export class LocaleError extends Error {
  readonly code: 'missing-locale' | 'invalid-locale'

  constructor(code: 'missing-locale' | 'invalid-locale') {
    super(code === 'missing-locale' ? 'missing locale' : 'invalid locale')
    this.name = 'LocaleError'
    this.code = code
  }
}

/** `de_AT` as browsers and `<html lang>` write it: `de-AT`. */
export const languageTag = (locale: Locale): string => locale.replace('_', '-')
