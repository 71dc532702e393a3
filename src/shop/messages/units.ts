import type { Locale } from './locale.ts'

/** The French count in octets: 128 GB are “128 Go” there. */
export const unitsIn = (locale: Locale, text: string): string =>
  locale === 'fr_FR' ? text.replaceAll(/(?<=\d )([GT])B\b/g, '$1o') : text
