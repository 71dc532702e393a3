import { useEffect } from 'react'
import { Outlet, useLoaderData, useLocation, type LoaderFunctionArgs } from 'react-router'
import { businessIn } from '#shop/modes/mode.ts'
import { messagesForScreen } from '#shop/messages/page-messages.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { answersQuestions, isPublic } from '#shop/screens/screens.ts'
import { track } from '#web/browser/track.ts'
import { useBrowserBehaviour } from '#web/browser/use-browser-behaviour.ts'
import { pageContext } from '#web/context.ts'
import { layouts } from '#web/layouts/all.ts'
import { MessagesProvider, useScreen, useShop } from '#web/shop-context.tsx'
import { linkTopMakers } from './catalogue/lists/link-overviews.ts'
import { listQuestions } from './contact/list-questions.ts'
import { ErrorFrame } from './error/error-frame.tsx'

/** The words of the screen come with it. So do the subjects of questions, where they are answered, and the makers that pages for everybody lead to. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { shop, messages } = page
  const screen = matchScreen(shop.country, url.pathname)?.screen
  const isOwnShop = shop.mode.name === 'default' && screen !== undefined
  return {
    messages: messagesForScreen(messages, screen, businessIn(shop) === 'always'),
    questions: isOwnShop && answersQuestions(screen) ? listQuestions(shop, messages) : undefined,
    makers: isOwnShop && isPublic(screen) ? await linkTopMakers(page) : undefined,
  }
}

/** What stands around every page of a storefront. */
export default function Frame() {
  const { mode } = useShop()
  const screen = useScreen()
  const { messages } = useLoaderData<typeof loader>()
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

/** Below the storefront, because after a failed action the router does not load what the route with the error page needs. */
export function ErrorBoundary() {
  return <ErrorFrame />
}
