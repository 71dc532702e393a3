import { useBrowserBehaviour } from '#web/browser/use-browser-behaviour.ts'
import type { Layouts } from '#web/layouts/layouts.ts'
import { useShop } from '#web/shop-context.tsx'
import { ErrorPage } from './error-page.tsx'

/** What a visitor sees instead of a page. */
export function ErrorFrame({ layouts }: { layouts: Layouts }) {
  const { mode } = useShop()
  const Layout = layouts[mode.layouts.other]
  useBrowserBehaviour()

  return (
    <Layout>
      <ErrorPage />
    </Layout>
  )
}
