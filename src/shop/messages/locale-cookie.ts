import type { Locale } from './locale.ts'

const NAME = 'locale='

const YEAR = 365 * 24 * 60 * 60

/** The domain that all these hosts are under, if there is one: only then a cookie of one can be read by the others. */
export function sharedDomain(hosts: readonly string[]): string | undefined {
  const [first = [], ...others] = hosts.map((host) => host.split('.').toReversed())
  const parting = first.findIndex((label, place) => others.some((labels) => labels[place] !== label))
  const shared = parting === -1 ? first : first.slice(0, parting)
  return shared.length > 1 ? shared.toReversed().join('.') : undefined
}

/** Remembers the storefront that was visited last. It decides nothing: the host does. */
export const localeCookie = (locale: Locale, domain: string | undefined): string =>
  `locale=${locale}; Max-Age=${YEAR}; ${domain === undefined ? '' : `Domain=${domain}; `}Path=/; SameSite=Lax`

/** The locale that such a cookie remembers. Partners' browsers and old visits may have left more than one. */
export function rememberedLocales(cookies: string): string[] {
  const found: string[] = []
  for (let at = cookies.indexOf(NAME); at !== -1; at = cookies.indexOf(NAME, at + 1)) {
    const isWhole = at === 0 || cookies.startsWith('; ', at - 2)
    const [locale] = (isWhole && /^\w+/.exec(cookies.slice(at + NAME.length))) || []
    if (locale !== undefined) found.push(locale)
  }
  return found
}
