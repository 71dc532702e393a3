import type { Country, CountryCode } from '#shop/countries/country.ts'
import { matchScreen, ownPath } from '#shop/screens/paths.ts'
import { redirectFor } from '#shop/redirects/redirects.ts'

/** What a merchant writes down when an address is given up. */
export type NewRedirect = {
  /** Nothing means all countries. */
  country: CountryCode | null
  /** As it is looked up: decoded, in small letters, without a slash at the end. */
  from: string
  to: string
  /** 301: for good · 302: for now */
  status: 301 | 302
}

export type MerchantRedirect = NewRedirect & { id: number }

export type RedirectRefusal =
  | 'from-form'
  | 'from-lives'
  | 'from-built-in'
  | 'to-form'
  | 'to-nowhere'
  | 'loop'
  | 'taken'
  | 'status-form'
  | 'country-unknown'

type Countries = Record<CountryCode, Country>

const MAX_PATH_LENGTH = 500

/** More steps than this are a mistake, even if they end somewhere. */
const MAX_STEPS = 8

/** The form under which an address is looked up; nothing if it is none of ours. */
export function redirectKey(path: string): string | undefined {
  if (ownPath(path) === undefined || path.length > MAX_PATH_LENGTH) return undefined
  const [bare = ''] = path.split(/[?#]/)
  try {
    const key = decodeURIComponent(bare).normalize('NFC').toLowerCase().replace(/\/+$/, '')
    return key === '' ? '/' : key
  } catch {
    return undefined
  }
}

/** Lists of dead links name them with their host, which does not matter. */
export const withoutHost = (address: string): string => address.trim().replace(/^https?:\/\/[^/\\\s]+(?=\/)/i, '')

/** The redirects that count in one country, by their old address. */
export type Book = Map<string, MerchantRedirect>

/** A country's own redirect wins over one of all countries. */
function writeInto(book: Book, redirect: MerchantRedirect): void {
  const there = book.get(redirect.from)
  if (redirect.country !== null || !there || there.country === null) book.set(redirect.from, redirect)
}

export function bookFor(redirects: readonly MerchantRedirect[], code: CountryCode): Book {
  const book: Book = new Map()
  for (const redirect of redirects) {
    if (redirect.country === null || redirect.country === code) writeInto(book, redirect)
  }
  return book
}

export type Followed = { redirects: MerchantRedirect[]; to: string; status: 301 | 302 }

/** Where an address leads in the end, in one hop, or nothing: unknown, or a ring. */
export function follow(book: ReadonlyMap<string, MerchantRedirect>, path: string): Followed | undefined {
  const passed: MerchantRedirect[] = []
  let key = redirectKey(path)
  for (;;) {
    const next: MerchantRedirect | undefined = key === undefined ? undefined : book.get(key)
    if (!next) break
    if (passed.includes(next) || passed.length >= MAX_STEPS) return undefined
    passed.push(next)
    key = redirectKey(next.to)
  }
  const last = passed.at(-1)
  // Only if every step is for good the whole way is.
  return last && { redirects: passed, to: last.to, status: passed.every(({ status }) => status === 301) ? 301 : 302 }
}

/** A page that has an address of its own, not one of many like devices. */
const isFixedPage = (country: Country, path: string): boolean => {
  const match = matchScreen(country, path)
  return match !== undefined && Object.keys(match.parameters).length === 0
}

/** Takes redirects one after the other and says what is against each; those that it takes count for the next ones. */
export function redirectChecker(countries: Countries, known: readonly MerchantRedirect[]) {
  const books = new Map(Object.values(countries).map((country) => [country, bookFor(known, country.code)]))
  const taken = new Set(known.map(({ country, from }) => `${country} ${from}`))

  return (redirect: NewRedirect): RedirectRefusal | undefined => {
    const { country, from } = redirect
    const refusal = refuseAlone(countries, redirect)
    if (refusal) return refusal
    if (taken.has(`${country} ${from}`)) return 'taken'

    const concerned = [...books].filter(([{ code }]) => country === null || country === code)
    const before = concerned.map(([, book]) => book.get(from))
    for (const [, book] of concerned) writeInto(book, { ...redirect, id: 0 })
    const wrong = concerned.map(([each, book]) => refuseWay(each, book, from)).find((each) => each !== undefined)
    if (wrong === undefined) taken.add(`${country} ${from}`)
    else for (const [index, [, book]] of concerned.entries()) putBack(book, from, before[index])
    return wrong
  }
}

function putBack(book: Book, from: string, before: MerchantRedirect | undefined): void {
  if (before) book.set(from, before)
  else book.delete(from)
}

function refuseWay(country: Country, book: Book, from: string): RedirectRefusal | undefined {
  const followed = follow(book, from)
  if (!followed) return 'loop'
  const [path = ''] = followed.to.split(/[?#]/)
  return matchScreen(country, path) ? undefined : 'to-nowhere'
}

function refuseAlone(countries: Countries, { country, from, to, status }: NewRedirect): RedirectRefusal | undefined {
  if (country !== null && !Object.hasOwn(countries, country)) return 'country-unknown'
  if (status !== 301 && status !== 302) return 'status-form'
  if (redirectKey(from) !== from) return 'from-form'
  if (to.length > MAX_PATH_LENGTH || ownPath(to) !== to || redirectKey(to) === undefined) return 'to-form'
  const concerned = country === null ? Object.values(countries) : [countries[country]]
  if (concerned.every((each) => isFixedPage(each, from))) return 'from-lives'
  const isKnown = (each: Country) => redirectFor(each, { pathname: encodeURI(from), search: '' }) !== undefined
  return concerned.every(isKnown) ? 'from-built-in' : undefined
}
