import { Outlet } from 'react-router'
import { useBrowserBehaviour } from '#web/browser/use-browser-behaviour.ts'
import { layouts } from '#web/layouts/all.ts'
import { useScreen, useShop } from '#web/shop-context.tsx'
import { ErrorFrame } from './error/error-frame.tsx'

/** What stands around every page of a storefront. */
export default function Frame() {
  const { mode } = useShop()
  const screen = useScreen()
  const Layout = layouts[screen === 'home' ? mode.layouts.home : mode.layouts.other]
  useBrowserBehaviour()

  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}

/** Below the storefront, because after a failed action the router does not load what the route with the error page needs. */
export function ErrorBoundary() {
  return <ErrorFrame />
}
