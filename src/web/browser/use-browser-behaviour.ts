import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isThankYou } from '#shop/screens.ts'
import { useScreen } from '#web/shop-context.tsx'
import { useCheckoutState } from '#web/state/checkout-state.ts'
import { followLinks } from './follow-links.ts'
import { openPage } from './page.ts'

/** What every page of the storefront does once scripts run. */
export function useBrowserBehaviour(): void {
  const { pathname } = useLocation()
  const screen = useScreen()

  useEffect(() => {
    const { builds } = openPage()
    const stops = [followLinks(document, builds), builds.start(document)]
    return () => stops.forEach((stop) => stop())
  }, [])

  useEffect(() => openPage().prefetcher.start(document), [pathname])

  useEffect(() => {
    const checkout = useCheckoutState
    void Promise.resolve(checkout.persist.rehydrate()).then(() => {
      // Only the thank-you page may show the number, so that no other page can report the sale a second time.
      if (screen === undefined || !isThankYou(screen)) checkout.getState().resetTransaction()
    })
  }, [pathname, screen])
}
