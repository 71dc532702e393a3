import { useEffect } from 'react'
import { Outlet, useLoaderData, useLocation } from 'react-router'
import { track } from '#web/browser/track.ts'
import { useBrowserBehaviour } from '#web/browser/use-browser-behaviour.ts'
import type { Layouts } from '#web/layouts/layouts.ts'
import { MessagesProvider, useScreen, useShop } from '#web/shop-context.tsx'
import type { loadFrame } from './load-frame.ts'

/** What stands around a page of a storefront. */
export function PageFrame({ layouts }: { layouts: Layouts }) {
  const { mode } = useShop()
  const screen = useScreen()
  const { messages } = useLoaderData<typeof loadFrame>()
  const Layout = layouts[screen === 'home' ? mode.layouts.home : mode.layouts.other]
  const { pathname } = useLocation()
  useBrowserBehaviour()
  // An error page says by itself what it is.
  useEffect(() => {
    if (screen) track({ name: 'page_type', screen })
  }, [screen, pathname])

  return (
    <MessagesProvider messages={messages}>
      <Layout>
        <Outlet />
      </Layout>
    </MessagesProvider>
  )
}
