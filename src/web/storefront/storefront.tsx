import { Outlet } from 'react-router'
import type { Words } from '#shop/words.ts'
import { layouts } from '#web/layouts/all.ts'
import { Speaks, useScreen, useShop } from '#web/shop-context.tsx'
import { useBrowserBehaviour } from '#web/browser/use-browser-behaviour.ts'
import { ErrorPage } from './error/error-page.tsx'

/** One storefront in its own language; every country's route module hands in its words. */
export function Storefront({ words }: { words: Words }) {
  const { mode } = useShop()
  const screen = useScreen()
  const Layout = layouts[screen === 'home' ? mode.layouts.home : mode.layouts.other]
  useBrowserBehaviour()

  return (
    <Speaks words={words}>
      <Layout>
        <Outlet />
      </Layout>
    </Speaks>
  )
}

/** What a visitor sees instead of a page: always in the default layout of the shop's mode. */
export function StorefrontError({ words }: { words: Words }) {
  const { mode } = useShop()
  const Layout = layouts[mode.layouts.other]
  useBrowserBehaviour()

  return (
    <Speaks words={words}>
      <Layout>
        <ErrorPage />
      </Layout>
    </Speaks>
  )
}
