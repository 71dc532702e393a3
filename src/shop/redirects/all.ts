import type { CountryCode } from '#shop/countries/country.ts'
import { austrianRedirects } from './at.ts'
import { commonRedirects } from './common.ts'
import { germanRedirects } from './de.ts'
import { spanishRedirects } from './es.ts'
import { frenchRedirects } from './fr.ts'
import { italianRedirects } from './it.ts'
import type { Redirect, RedirectGroup } from './redirect.ts'

const flat = (...groups: readonly RedirectGroup[]): readonly Redirect[] =>
  groups.flatMap(({ from, to }) => from.map((address) => ({ from: address, to })))

/** Whoever opened lately has no old addresses of its own. */
const own: Partial<Record<CountryCode, readonly RedirectGroup[]>> = {
  at: austrianRedirects,
  de: germanRedirects,
  es: spanishRedirects,
  fr: frenchRedirects,
  it: italianRedirects,
}

export const redirectsOf = (code: CountryCode): readonly Redirect[] => flat(...commonRedirects, ...(own[code] ?? []))
