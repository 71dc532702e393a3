import { useEffect } from 'react'
import { Outlet, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { wordsOfScreen } from '#shop/page-words.ts'
import { matchScreen } from '#shop/paths.ts'
import { answersQuestions } from '#shop/screens.ts'
import { track } from '#web/browser/track.ts'
import { useBrowserBehaviour } from '#web/browser/use-browser-behaviour.ts'
import { pageContext } from '#web/context.ts'
import { layouts } from '#web/layouts/all.ts'
import { Speaks, useScreen, useShop } from '#web/shop-context.tsx'
import { listQuestions } from './contact/list-questions.ts'
import { ErrorFrame } from './error/error-frame.tsx'

/** The words of the screen come with it. So do the subjects of questions, where they are answered. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { shop, words } = context.get(pageContext)
  const screen = matchScreen(shop.country, url.pathname)?.screen
  const answers = shop.mode.name === 'default' && screen !== undefined && answersQuestions(screen)
  return { words: wordsOfScreen(words, screen), questions: answers ? listQuestions(shop, words) : undefined }
}

/** What stands around every page of a storefront. */
export default function Frame() {
  const { mode } = useShop()
  const screen = useScreen()
  const { words } = useLoaderData<typeof loader>()
  const Layout = layouts[screen === 'home' ? mode.layouts.home : mode.layouts.other]
  const { pathname } = useLocation()
  useBrowserBehaviour()
  // An error page says by itself what it is.
  useEffect(() => {
    if (screen) track({ name: 'page_type', screen })
  }, [screen, pathname])

  return (
    <Speaks words={words}>
      <Layout>
        <Outlet />
      </Layout>
    </Speaks>
  )
}

/** Below the storefront, because after a failed action the router does not load what the route with the error page needs. */
export function ErrorBoundary() {
  return <ErrorFrame />
}
