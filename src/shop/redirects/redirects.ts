import type { Country } from '#shop/countries/country.ts'
import { matchScreen, ownPath, pathTo, spelledAs, type RouteParameters } from '#shop/screens/paths.ts'
import { redirectsOf } from './all.ts'
import type { Target } from './redirect.ts'

/** A place within the shop, with the part of the page that opens there. */
type Place = { path: string; fragment: string }

const legacyPrefixes = /^(?:\/(?:index|at|es|fr)\.php(?=\/|$))+/i
const legacyEndings = /\.(?:html?|php)$/i
const oldEmailHash = /\/([0-9a-f]{32,128})$/i

/** A second step is rare, a third is not known; whatever still moves then is not a page of ours. */
const MAX_STEPS = 4

/** A merchant may give an old name to a page of today; then it is no longer old. */
function namesOfToday(country: Country): Set<string> {
  return new Set([
    ...Object.values(country.contentSlugs).map((slug) => pathTo(country, 'content', { slug })),
    ...Object.values(country.categorySlugs).map((category) => pathTo(country, 'sellCategory', { category })),
  ])
}

const tables = new WeakMap<Country, Map<string, Target>>()

function tableOf(country: Country): Map<string, Target> {
  const known = tables.get(country)
  if (known) return known

  const today = namesOfToday(country)
  const old = redirectsOf(country.code).filter(({ from }) => !today.has(from))
  const table = new Map(old.map(({ from, to }) => [from, to]))
  tables.set(country, table)
  return table
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function withoutNeedlessSlashes(path: string): string {
  const single = path.replace(/\/{2,}/g, '/')
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single
}

const withoutPrefix = (path: string): string => path.replace(legacyPrefixes, '') || '/'

function placeOf(country: Country, target: Target, emailHash: string | undefined): Place | undefined {
  switch (target.screen) {
    case 'content':
      return { path: pathTo(country, 'content', { slug: country.contentSlugs[target.topic] }), fragment: '' }
    case 'sellCategory':
      return {
        path: pathTo(country, 'sellCategory', { category: country.categorySlugs[target.category] }),
        fragment: '',
      }
    case 'newsletterUnsubscribe':
      return emailHash ? { path: pathTo(country, 'newsletterUnsubscribe', { emailHash }), fragment: '' } : undefined
    case 'home':
      return { path: '/', fragment: target.fragment ? `#${target.fragment}` : '' }
    case 'contact':
      return { path: pathTo(country, 'contact'), fragment: '' }
  }
}

/** An address that the shop had years ago. */
function fromOldAddress(country: Country, path: string): Place | undefined {
  const address = (decoded(path) ?? path).normalize('NFC')
  const emailHash = oldEmailHash.exec(address)?.[1]
  const key = address.toLowerCase().replace(legacyEndings, '').replace(oldEmailHash, '/{emailHash}')
  const target = tableOf(country).get(key)

  return target && placeOf(country, target, emailHash)
}

const smallNames: ReadonlySet<string> = new Set(['slug', 'pdp', 'overview', 'category'])

/** Names are written small; what identifies a person or a trade is left alone. */
function withSmallNames(parameters: RouteParameters): RouteParameters {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [name, smallNames.has(name) ? value.toLowerCase() : value]),
  )
}

/** An address of today, with other capitals or more slashes than it has. */
function fromOtherSpelling(country: Country, path: string): Place | undefined {
  const match = matchScreen(country, path)
  return match && { path: spelledAs({ ...match, parameters: withSmallNames(match.parameters) }), fragment: '' }
}

/** Where a path leads at once: to itself, to another place, or nowhere. */
function nextPlace(country: Country, pathname: string): Place | undefined {
  const path = withoutNeedlessSlashes(pathname)
  if (!country.features.redirects) return fromOtherSpelling(country, path)

  const bare = withoutPrefix(path)
  return (
    fromOldAddress(country, bare) ??
    fromOtherSpelling(country, bare.replace(legacyEndings, '')) ??
    fromOtherSpelling(country, bare)
  )
}

/** Two spellings that differ only in percent signs are one address: proxies rewrite them as they like. */
const isSamePath = (a: string, b: string): boolean => a === b || decoded(a) === decoded(b)

function lastPlace(country: Country, pathname: string): Place | undefined {
  let place: Place = { path: pathname, fragment: '' }
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = nextPlace(country, place.path)
    if (!next) return undefined
    if (isSamePath(next.path, place.path)) return step === 0 ? undefined : place
    place = { path: next.path, fragment: next.fragment || place.fragment }
  }
  return undefined
}

/** The query as it came, save for letters that do not belong into a header. */
const safeQuery = (search: string): string => search.replace(/[\\#\s\p{Cc}]/gu, encodeURIComponent)

/**
 * The address that an old or misspelt one has today, in one hop and with its query, or nothing if it is right already
 * or unknown. Every answer is a page of this very shop and has no redirect itself.
 */
export function redirectFor(
  country: Country,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string | undefined {
  if (!pathname.startsWith('/') || !pathname.isWellFormed() || decoded(pathname) === undefined) return undefined
  const place = lastPlace(country, pathname)
  // Dots would climb out of the place that was meant.
  if (!place || ownPath(place.path) !== place.path) return undefined

  return ownPath(place.path + safeQuery(search) + place.fragment)
}
