import { ownPath } from '#shop/screens/paths.ts'
import { tabStore } from '#web/browser/browser-store.ts'
import type { BuildWatch } from './build-watch.ts'
import { mayReload } from './reload-guard.ts'
import { loadScreen, runningRouter } from '#web/browser/react-router-internals.ts'

export class ExternalNavigationRefused extends Error {
  constructor(target: string) {
    super(`Navigation to an external URL is refused: ${target}`)
    this.name = 'ExternalNavigationRefused'
  }
}

/** Goes to a page of this shop, and nowhere else. */
export async function go(target: string, builds: BuildWatch): Promise<void> {
  const path = ownPath(target)
  if (path === undefined) throw new ExternalNavigationRefused(target)
  if (builds.outdated) return location.assign(path)

  try {
    await loadScreen(path)
  } catch (error) {
    // A new deployment took the old files away: the server still knows the page.
    if (!mayReload(tabStore, path)) throw error
    return location.assign(path)
  }
  await runningRouter().navigate(path)
}

const opensElsewhere = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.hasAttribute('download') ||
  (link.target !== '' && link.target !== '_self') ||
  link.origin !== location.origin

const staysOnPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

/** One listener for all links of the page: a third cheaper to render than a component for each. */
export function followLinks(page: Document, builds: BuildWatch): () => void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event, link) || staysOnPage(link)) return

    event.preventDefault()
    void go(link.pathname + link.search + link.hash, builds)
  }
  page.addEventListener('click', follow)
  return () => page.removeEventListener('click', follow)
}
