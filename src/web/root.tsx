import { Outlet, Scripts, useMatches } from 'react-router'
import { languageTag } from '#shop/messages/locale.ts'
import { plainPage, restoreScroll } from './browser/inline-scripts/inline-scripts.ts'
import { useScrollRestoration } from './browser/react-router-internals.ts'
import faviconUrl from './art/favicon.svg?url&no-inline'
import { useKnownShopData } from './shop-context.tsx'
import { fontUrl } from './styles/font.ts'
import fontsUrl from './styles/font.css?url'
import stylesUrl from './styles/shop.css?url'

/** A route may say that its page is complete as it stands and needs none of the shop's scripts. */
export type PageHandle = { withoutScripts?: boolean }

/** Only the server writes scripts into a page: in browsers they run already, and the policy forbids to create others. */
function PageScripts() {
  const withoutScripts = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.withoutScripts)
  if (withoutScripts) return <script dangerouslySetInnerHTML={{ __html: plainPage }} />
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: restoreScroll }} />
      <Scripts />
    </>
  )
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useKnownShopData()

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
        {import.meta.env.SSR && <link rel="stylesheet" href={fontsUrl} />}
        <link rel="stylesheet" href={stylesUrl} />
        {data?.skin && <link rel="stylesheet" href={data.skin} />}
      </head>
      <body>
        {children}
        {import.meta.env.SSR && <PageScripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <Outlet />
      {!import.meta.env.SSR && <ScrollRules />}
    </>
  )
}

/** The server sends a script along for the time before; it knows the same rules. */
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
