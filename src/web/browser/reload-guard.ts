/** A page that fails to load its scripts is loaded afresh, but never in a loop. */
const GUARD_MILLISECONDS = 10_000

const key = 'umlauf.reloaded'

type Reload = { path: string; expires: number }

function lastReload(storage: Storage): Reload | undefined {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** True at most once per path within ten seconds. */
export function mayReload(storage: Storage, path: string, now = Date.now()): boolean {
  const last = lastReload(storage)
  if (last?.path === path && last.expires > now) return false

  storage.setItem(key, JSON.stringify({ path, expires: now + GUARD_MILLISECONDS } satisfies Reload))
  return true
}
