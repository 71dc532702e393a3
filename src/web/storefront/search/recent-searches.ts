import { ownPath } from '#shop/screens/paths.ts'
import { visitorStore, type BrowserStore } from '#web/browser/browser-store.ts'

/** What somebody has searched for before, and where it led. It stays in the visitor's own browser. */
export type RecentSearch = { text: string; path: string }

const KEY = 'umlauf.searches'

/** More would hide the page, and nobody remembers the sixth. */
const MAX_KEPT = 5

const isSearch = (kept: Partial<RecentSearch> | null): kept is RecentSearch =>
  typeof kept?.text === 'string' && typeof kept.path === 'string' && ownPath(kept.path) !== undefined

/** A browser may remember something that was never ours. */
export function readSearches(store: BrowserStore = visitorStore): RecentSearch[] {
  try {
    const kept = JSON.parse(store.read(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MAX_KEPT) : []
  } catch {
    return []
  }
}

export function rememberSearch(search: RecentSearch, store: BrowserStore = visitorStore): void {
  const others = readSearches(store).filter(({ path }) => path !== search.path)
  store.write(KEY, JSON.stringify([search, ...others].slice(0, MAX_KEPT)))
}

export const clearSearches = (store: BrowserStore = visitorStore): void => store.remove(KEY)
