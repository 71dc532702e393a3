import { Outlet, Scripts, useMatches } from 'react-router'
import { languageTag } from '#shop/messages/locale.ts'
import { plainPage, restoreScroll } from './browser/inline-scripts/inline-scripts.ts'
import { useScrollRestoration } from './browser/react-router-internals.ts'
import faviconUrl from './art/favicon.svg?url&no-inline'
import { useKnownShopData } from './shop-context.tsx'
import { fontUrl } from './styles/font.ts'
import stylesUrl from './styles/shop.css?url'
import { useScripted } from './ui/use-scripted.ts'

/** A route may say that its page is complete as it stands and needs none of the shop's scripts. */
export type PageHandle = { withoutScripts?: boolean }

/**
 * Only the server writes scripts into a page. A browser that has to draw the page anew, because an extension had changed
 * it, may not: the policy forbids it to create scripts, and they run already.
 */
function useWritesScripts(): boolean {
  const scripted = useScripted()
  const withoutScripts = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.withoutScripts)
  return !scripted && !withoutScripts
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useKnownShopData()
  const writesScripts = useWritesScripts()

  return (
    <html
      lang={data ? languageTag(data.shop.country.locale) : 'de'}
      data-shop={data?.shop.mode.name}
      data-landing-page={data?.shop.landingPage}
      data-build={data?.buildId}
      {...data?.frame}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={faviconUrl} type="image/svg+xml" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesUrl} />
        {data?.skin && <link rel="stylesheet" href={data.skin} />}
      </head>
      <body>
        {children}
        {writesScripts && <Scripts />}
        {import.meta.env.SSR && !writesScripts && <script dangerouslySetInnerHTML={{ __html: plainPage }} />}
      </body>
    </html>
  )
}

export default function Root() {
  const scripted = useScripted()
  const writesScripts = useWritesScripts()

  return (
    <>
      <Outlet />
      {writesScripts && (
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? restoreScroll : '' }}
        />
      )}
      {scripted && <ScrollRules />}
    </>
  )
}

/** The same rules without the script that the server sends along for the time before hydration. */
function ScrollRules() {
  useScrollRestoration()
  return null
}

/** The last net: the storefront itself could not be shown, so there are no words of its own to say so with. */
export function ErrorBoundary() {
  return (
    <main>
      <title>Oops</title>
      <h1>Oops</h1>
      <p>500</p>
    </main>
  )
}
