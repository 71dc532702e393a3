import { data, redirect, useLoaderData, type HeadersArgs, type LoaderFunctionArgs } from 'react-router'
import { categories } from '#shop/categories.ts'
import type { Country } from '#shop/country.ts'
import { matchScreen, pathTo } from '#shop/paths.ts'
import { pageContext, type PageContext } from '#web/context.ts'
import type { HeadLinks } from '#web/page-head.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { overviewHead } from './list-head.ts'
import { readListQuery } from './list-query.ts'
import { loadOverview } from './load-overview.ts'
import { loadProduct } from './load-product.ts'
import { Overview } from './overview.tsx'
import { Product } from './product.tsx'

/** What a device, a maker or a series may be called in an address. */
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

const MAX_SLUG = 120

/** On `/products/…` the data decide what a name stands for; on the country's own addresses their words do. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const asking = context.get(pageContext)
  const { country } = asking.shop
  const { screen, pattern, parameters } = matchScreen(country, url.pathname) ?? {}
  const slug = parameters?.overview ?? parameters?.pdp ?? ''
  if (!slugShape.test(slug) || slug.length > MAX_SLUG) pageNotFound(url)
  if (screen === 'overview') return findOverview(asking, url, slug)

  const product = await loadProduct(asking, slug)
  if (product) return data({ kind: 'product' as const, product }, { headers: {} })
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
    const category = categories.find((code) => country.categorySlugs[code] === name)
    if (category) throw redirect(pathTo(country, 'sellCategory', { category: name }), 301)
    return pageNotFound(url)
  }

  const understood = overview.list.page === page
  return data(
    { kind: 'overview' as const, overview: { ...overview, head: head ?? overview.head } },
    { headers: understood ? {} : { 'Cache-Control': 'no-store' } },
  )
}

/** `/products/uebersicht-apple` is another way to write `/products/apple`. */
function withoutOverviewPrefix({ routes }: Country, slug: string): string {
  const prefix = /([^/]*)\{overview\}/.exec(routes.overview)?.[1] ?? ''
  return slug.startsWith(prefix) ? slug.slice(prefix.length) : slug
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders

export default function ProductOrOverview() {
  const found = useLoaderData<typeof loader>()
  return found.kind === 'product' ? <Product {...found.product} /> : <Overview {...found.overview} />
}
