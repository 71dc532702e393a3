import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isThankYou, type Screen } from '#shop/screens/screens.ts'
import { useScreen } from '#web/shop-context.tsx'
import { readFromBrowser, resetTransaction, shareBetweenTabs } from '#web/state/checkout-state.ts'
import { followLinks } from './navigation/follow-links.ts'
import { openPage } from './page.ts'

/** Only the thank-you page may show the number, so that no other page can report the sale a second time. */
function enterScreen(screen: Screen | undefined): void {
  readFromBrowser()
  if (screen === undefined || !isThankYou(screen)) resetTransaction()
}

/** Nothing is fetched ahead before the page itself had a second to itself. */
const IDLE_MILLISECONDS = 1_000

function fetchAhead(): () => void {
  const left = new AbortController()
  const begin = async () => {
    const prefetcher = await openPage().prefetcher()
    if (!left.signal.aborted) left.signal.addEventListener('abort', prefetcher.start(document))
  }
  const timer = setTimeout(() => void begin().catch(() => undefined), IDLE_MILLISECONDS)
  left.signal.addEventListener('abort', () => clearTimeout(timer))
  return () => left.abort()
}

/** What every page of the storefront does once scripts run. */
export function useBrowserBehaviour(): void {
  const { pathname } = useLocation()
  const screen = useScreen()

  useEffect(() => {
    const { builds } = openPage()
    const stops = [followLinks(document, builds), builds.start(document), shareBetweenTabs(window)]
    return () => stops.forEach((stop) => stop())
  }, [])

  // A new page has new links.
  useEffect(fetchAhead, [pathname])

  // Every address counts, also the next one of the same screen.
  useEffect(() => enterScreen(screen), [screen, pathname])
}
