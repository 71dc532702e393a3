import { lazy } from 'react'
import {
  data,
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { categoryAt } from '#shop/devices/categories.ts'
import type { Country } from '#shop/countries/country.ts'
import { matchScreen, overviewPrefix, pathTo } from '#shop/screens/paths.ts'
import { isSlug } from '#shop/screens/slug.ts'
import { pageContext, type PageContext } from '#web/context.ts'
import { formOf } from '#web/form-of.ts'
import type { HeadLinks } from '#web/storefront/head/head-links.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { DevicePage } from '#web/storefront/offer/device-page.tsx'
import { loadDevicePage } from '#web/storefront/offer/load-device-page.ts'
import { makeOffer } from '#web/storefront/offer/make-offer.ts'
import { overviewHead } from './lists/list-head.ts'
import { readListQuery } from './lists/list-query.ts'
import { loadOverview } from './load-overview.ts'

/** Two screens share this address; that of a device, which has more to do, does not wait for the other. */
const Overview = lazy(async () => ({ default: (await import('./overview.tsx')).Overview }))

/** On `/products/…` the data decide what a name stands for; on the country's own addresses their words do. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const asking = context.get(pageContext)
  const { country } = asking.shop
  const { screen, pattern, parameters } = matchScreen(country, url.pathname) ?? {}
  const slug = parameters?.overview ?? parameters?.pdp ?? ''
  if (!isSlug(slug)) pageNotFound(url)
  if (screen === 'overview') return findOverview(asking, url, slug)

  const found = await findDevice(asking.engines, country.locale, slug)
  if (found) return data(await loadDevicePage(asking, found, url.searchParams), { headers: {} })
  if (pattern === country.routes.product) pageNotFound(url)
  const name = withoutOverviewPrefix(country, slug)
  return findOverview(asking, url, name, await overviewHead(asking, name))
}

/** A maker or a series; a category has a page of its own. */
async function findOverview(asking: PageContext, url: URL, name: string, head?: HeadLinks) {
  const { country } = asking.shop
  const { page } = readListQuery(url.searchParams)
  const overview = await loadOverview(asking, name, page)
  if (!overview) {
    if (categoryAt(country, name)) throw redirect(pathTo(country, 'sellCategory', { category: name }), 301)
    return pageNotFound(url)
  }

  const understood = overview.list.page === page
  return data(
    { kind: 'overview' as const, overview: { ...overview, head: head ?? overview.head } },
    { headers: understood ? {} : { 'Cache-Control': 'no-store' } },
  )
}

/** `/products/uebersicht-apple` is another way to write `/products/apple`. */
function withoutOverviewPrefix(country: Country, slug: string): string {
  const prefix = overviewPrefix(country)
  return slug.startsWith(prefix) ? slug.slice(prefix.length) : slug
}

/** All questions are answered: now the shop names its price. */
export async function action({ request, url, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') throw new Response(null, { status: 405 })
  return makeOffer(context.get(pageContext), url, await formOf({ request, context }))
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export default function ProductOrOverview() {
  const found = useLoaderData<typeof loader>()
  return found.kind === 'overview' ? <Overview {...found.overview} /> : <DevicePage {...found} />
}
