import { Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { languageTag } from '#shop/locale.ts'
import faviconUrl from './art/favicon.svg?url&no-inline'
import { useKnownShopData } from './shop-context.tsx'
import { fontUrl } from './styles/font.ts'
import stylesUrl from './styles/shop.css?url'

/** A route may say that its page is complete as it stands and needs no script. */
export type PageHandle = { withoutScripts?: boolean }

/** A visitor who came by a link of another page keeps that page's scripts, and with them the scroll rules. */
const useComplete = (): boolean => {
  const withoutScripts = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.withoutScripts)
  return withoutScripts && typeof document === 'undefined'
}

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useKnownShopData()
  const complete = useComplete()

  return (
    <html
      lang={data && languageTag(data.shop.country.locale)}
      data-shop={data?.shop.mode.name}
      data-landing-page={data?.shop.landingPage}
      data-build={data?.buildId}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={faviconUrl} type="image/svg+xml" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={stylesUrl} />
      </head>
      <body>
        {children}
        {complete || <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  const complete = useComplete()

  return (
    <>
      <Outlet />
      {complete || <ScrollRestoration />}
    </>
  )
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
