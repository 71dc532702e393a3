import { data, useLoaderData, type HeadersArgs, type LoaderFunctionArgs } from 'react-router'
import { categoryAt, type Category } from '#shop/devices/categories.ts'
import { matchScreen } from '#shop/screens/paths.ts'
import { pageContext } from '#web/context.ts'
import { pageNotFound } from '#web/storefront/error/page-not-found.ts'
import { findByImei } from '#web/storefront/imei/find-by-imei.ts'
import { ImeiFinder } from '#web/storefront/imei/imei-finder.tsx'
import { usePath, useShop, useTranslate } from '#web/shop-context.tsx'
import { LinkList } from '#web/ui/link-list.tsx'
import { ConditionsVideo } from '#web/storefront/conditions-video.tsx'
import { PageHead } from '#web/storefront/head/page-head.tsx'
import { ContentText } from '#web/storefront/catalogue/content-text.tsx'
import { FilteredModels } from './filtered-models.tsx'
import { listSearch, readListQuery } from './list-query.ts'
import { loadSellCategory } from './load-sell-category.ts'
import { MissingDevice } from '#web/storefront/catalogue/missing-device.tsx'
import { ModelGrid } from '#web/storefront/catalogue/model-grid.tsx'
import { Trail } from './trail.tsx'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const asking = context.get(pageContext)
  const { country } = asking.shop
  const slug = matchScreen(country, url.pathname)?.parameters.category
  const code = categoryAt(country, slug)
  const query = readListQuery(url.searchParams)
  const page = code && (await loadSellCategory(asking, code, query))
  if (!page) return pageNotFound(url)

  const understood = listSearch(page.chosen) === listSearch(query)
  return data(page, { headers: understood ? {} : { 'Cache-Control': 'no-store' } })
}

export const action = findByImei

export const headers = ({ loaderHeaders, actionHeaders }: HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders])

export default function SellCategory() {
  const t = useTranslate()
  const path = usePath()
  const { features, categorySlugs } = useShop().country
  const page = useLoaderData<typeof loader>()
  const { code, list, popular } = page
  const name = t(`category.${code}`)
  const title = t('sell.title', { category: name })
  const address = path('sellCategory', { category: categorySlugs[code] })

  return (
    <>
      <PageHead
        title={list.page === 1 ? title : `${title} – ${t('catalogue.pages.page', { page: list.page })}`}
        description={page.metaDescription || t('sell.description', { category: name })}
        keywords={page.metaKeywords}
        preview={page.preview}
        head={page.head}
      />
      <div className="container stack stack--loose">
        <Trail items={[{ label: t('catalogue.home'), href: path('home') }, { label: name }]} />
        <div className="stack">
          <h1>{title}</h1>
          <p className="lead">{t('sell.lead')}</p>
          {(code === 'iphone' || code === 'smartphone') && <ImeiFinder />}
        </div>
        {popular.length > 0 && <PopularModels code={code} models={popular} />}
        <FilteredModels {...page} address={address} />
        <section className="stack" aria-labelledby="overviews">
          <h2 id="overviews">{t('sell.overviews')}</h2>
          <LinkList links={page.overviews} className="cluster link-list" />
        </section>
        <MissingDevice />
        <ContentText text={page.content} />
      </div>
      {features.conditionsVideo && <ConditionsVideo />}
    </>
  )
}

function PopularModels({ code, models }: { code: Category; models: Parameters<typeof ModelGrid>[0]['models'] }) {
  return (
    <section className="stack" aria-labelledby="popular">
      <h2 id="popular">{usePopularTitle(code)}</h2>
      <ModelGrid models={models} />
    </section>
  )
}

/** “Popular smartphones” reads well, “Popular iPhone” does not: brands have a title of their own. */
function usePopularTitle(category: Category): string {
  const t = useTranslate()
  const { popTitleException } = useShop().country
  if (category === 'iphone' || category === 'ipad') return popTitleException[category]
  return t('sell.popular', { category: t(`category.${category}`) })
}
