import { BuildWatch } from './navigation/build-watch.ts'
import { PagePayloads } from './navigation/page-payloads.ts'
import type { Prefetcher } from './navigation/prefetch.ts'
import { retryingFetch } from './navigation/retry-gets.ts'
import { loadScreen } from './react-router-internals.ts'

export type BrowserPage = {
  builds: BuildWatch
  /** A script of its own, which nobody waits for. */
  prefetcher(): Promise<Prefetcher>
}

let running: BrowserPage | undefined

/**
 * What one loaded page remembers for as long as it lives. React Router offers no hook for its page payloads, so both
 * rules for them, ask again and remember, sit where every GET of the page passes.
 */
export function openPage(): BrowserPage {
  if (running) return running

  const payloads = new PagePayloads(retryingFetch(window.fetch.bind(window)))
  window.fetch = payloads.fetch
  const builds = new BuildWatch(document.documentElement.dataset['build'] ?? '')
  let prefetcher: Promise<Prefetcher> | undefined
  const openPrefetcher = async () => {
    const prefetch = await import('./navigation/prefetch.ts')
    return new prefetch.Prefetcher(async (path) => {
      await Promise.all([loadScreen(path), payloads.fetchAhead(path)])
    })
  }
  running = { builds, prefetcher: () => (prefetcher ??= openPrefetcher()) }
  return running
}

/** Inside a partner's page nothing is asked of the shop before it is known how to carry the visitor's session. */
export function startPage(start: () => void): void {
  if (window === parent) start()
  else void import('#web/embed/open-frame.ts').then((frame) => frame.openFrame()).finally(start)
}
