import type { BrowserStore } from '#web/browser/browser-store.ts'

/** A page that fails to load its scripts is loaded afresh, but never in a loop. */
const GUARD_MILLISECONDS = 10_000

const key = 'umlauf.reloaded'

type Reload = { path: string; expires: number }

function lastReloads(store: BrowserStore): Reload[] {
  try {
    const reloads: unknown = JSON.parse(store.read(key) ?? '[]')
    return Array.isArray(reloads) ? (reloads as Reload[]) : []
  } catch {
    return []
  }
}

/** True at most once per path within ten seconds; never, where the browser cannot remember it. */
export function mayReload(store: BrowserStore, path: string, now = Date.now()): boolean {
  const guarded = lastReloads(store).filter((reload) => reload?.expires > now)
  if (guarded.some((reload) => reload.path === path)) return false

  return store.write(key, JSON.stringify([...guarded, { path, expires: now + GUARD_MILLISECONDS }] satisfies Reload[]))
}
