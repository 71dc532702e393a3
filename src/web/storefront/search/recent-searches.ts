import { ownPath } from '#shop/paths.ts'

/** What somebody has searched for before, and where it led. It stays in the visitor's own browser. */
export type RecentSearch = { text: string; path: string }

type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'umlauf.searches'

/** More would hide the page, and nobody remembers the sixth. */
const MOST_KEPT = 5

const isSearch = (kept: Partial<RecentSearch> | null): kept is RecentSearch =>
  typeof kept?.text === 'string' && typeof kept.path === 'string' && ownPath(kept.path) !== undefined

/** A browser may refuse to remember anything, or remember something that was never ours. */
export function readSearches(store: Store = () => localStorage): RecentSearch[] {
  try {
    const kept = JSON.parse(store().getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

export function rememberSearch(search: RecentSearch, store: Store = () => localStorage): void {
  const others = readSearches(store).filter(({ path }) => path !== search.path)
  try {
    store().setItem(KEY, JSON.stringify([search, ...others].slice(0, MOST_KEPT)))
  } catch {
    // Then it is not remembered.
  }
}

export function forgetSearches(store: Store = () => localStorage): void {
  try {
    store().removeItem(KEY)
  } catch {
    // Then there was nothing to forget.
  }
}
