/** The locales that the shop speaks. Each has its own message catalogue. */
export const locales = ['de_AT', 'de_DE', 'es_ES', 'fr_FR', 'it_IT'] as const

export type Locale = (typeof locales)[number]

/** A locale code that nobody here speaks, or none at all. Locale codes are attack input: check them before use. */
export class LocaleError extends Error {
  readonly code: 'missing-locale' | 'invalid-locale'

  constructor(code: 'missing-locale' | 'invalid-locale') {
    super(code === 'missing-locale' ? 'missing locale' : 'invalid locale')
    this.name = 'LocaleError'
    this.code = code
  }
}

export function parseLocale(code: string | null | undefined): Locale {
  if (code === undefined || code === null || code === '') throw new LocaleError('missing-locale')
  const locale = locales.find((known) => known === code)
  if (locale === undefined) throw new LocaleError('invalid-locale')
  return locale
}

/** `de_AT` as browsers and `<html lang>` write it: `de-AT`. */
export const languageTag = (locale: Locale): string => locale.replace('_', '-')
