import {
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type LoaderFunctionArgs,
} from 'react-router'
import { languageTag } from '#shop/locale.ts'
import { publicShop } from '#shop/shop.ts'
import faviconUrl from './art/favicon.svg?url&no-inline'
import { pageContext } from './context.ts'
import { headLinks, neighbours } from './page-head.ts'
import { fontUrl } from './styles/font.ts'
import stylesUrl from './styles/shop.css?url'

export function loader({ context, url }: LoaderFunctionArgs) {
  const { shop, storefronts, buildId } = context.get(pageContext)

  return {
    shop: publicShop(shop),
    head: headLinks(storefronts, shop, url.pathname),
    neighbours: neighbours(storefronts, shop),
    buildId,
  }
}

export type RootData = ReturnType<typeof loader>

/** A route may say that its page is complete as it stands and needs no script. */
export type PageHandle = { withoutScripts?: boolean }

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const withoutScripts = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.withoutScripts)
  // A visitor who came by a link of another page keeps that page's scripts, and with them the scroll rules.
  const complete = withoutScripts && typeof document === 'undefined'

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
        <Links />
      </head>
      <body>
        {children}
        {complete || <ScrollRestoration />}
        {complete || <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
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
