import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { redirectFor } from '#shop/redirects/redirects.ts'
import type { Screen } from '#shop/screens/screens.ts'
import { bookFor, follow, redirectKey, withoutHost, type Followed } from './redirect.ts'
import { allRedirects, type StoredRedirect } from './redirect-store.ts'

export type { StoredRedirect }

export const findRedirects = ({ db }: Pick<Engines, 'db'>): Promise<StoredRedirect[]> => allRedirects(db)

export type RedirectTrial =
  | { kind: 'no-address' }
  /** The shop knows this old address by itself. */
  | { kind: 'built-in'; to: string }
  /** The form of a page. If there is such a page it answers, else the redirect does. */
  | { kind: 'page'; screen: Screen; otherwise: Followed | undefined }
  | { kind: 'merchant'; followed: Followed }
  | { kind: 'nothing' }

/** What happens to a visitor with this address, in the order in which the shop looks. */
export async function tryAddress({ db }: Pick<Engines, 'db'>, country: Country, typed: string): Promise<RedirectTrial> {
  const path = withoutHost(typed)
  if (redirectKey(path) === undefined) return { kind: 'no-address' }
  const { pathname, search } = new URL(path, 'https://own.invalid')
  const builtIn = redirectFor(country, { pathname, search })
  if (builtIn !== undefined) return { kind: 'built-in', to: builtIn }

  const followed = follow(bookFor(await allRedirects(db), country.code), pathname)
  const match = matchScreen(country, pathname)
  if (match) return { kind: 'page', screen: match.screen, otherwise: followed }
  return followed ? { kind: 'merchant', followed } : { kind: 'nothing' }
}
