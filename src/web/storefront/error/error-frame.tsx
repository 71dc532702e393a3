import { useBrowserBehaviour } from '#web/browser/use-browser-behaviour.ts'
import { layouts } from '#web/layouts/all.ts'
import { useShop } from '#web/shop-context.tsx'
import { ErrorPage } from './error-page.tsx'

/** What a visitor sees instead of a page: always in the default layout of the shop's mode. */
export function ErrorFrame() {
  const { mode } = useShop()
  const Layout = layouts[mode.layouts.other]
  useBrowserBehaviour()

  return (
    <Layout>
      <ErrorPage />
    </Layout>
  )
}
