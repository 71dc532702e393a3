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

export const redirects = {
  at: flat(...commonRedirects, ...austrianRedirects),
  de: flat(...commonRedirects, ...germanRedirects),
  es: flat(...commonRedirects, ...spanishRedirects),
  fr: flat(...commonRedirects, ...frenchRedirects),
  it: flat(...commonRedirects, ...italianRedirects),
} satisfies Record<CountryCode, readonly Redirect[]>
