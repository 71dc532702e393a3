import { countries } from './all.ts'
import type { Country } from './country.ts'
import { LocaleError, type Locale } from '#shop/messages/locale.ts'

/** The locales that the shop speaks, one of each country. Pages of visitors know their own one only. */
export const locales: readonly Locale[] = Object.values(countries).map(({ locale }) => locale)

export function parseLocale(code: string | null | undefined): Locale {
  if (code === undefined || code === null || code === '') throw new LocaleError('missing-locale')
  const locale = locales.find((known) => known === code)
  if (locale === undefined) throw new LocaleError('invalid-locale')
  return locale
}

/** Whose locale it is. */
export function countryOfLocale(locale: Locale): Country {
  const country = Object.values(countries).find((each) => each.locale === locale)
  if (country === undefined) throw new LocaleError('invalid-locale')
  return country
}
