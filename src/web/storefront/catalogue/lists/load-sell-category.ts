import type { ManufacturerEntry } from '#domain/catalogue/devices/catalogue.ts'
import { findCategory, findSeriesOf } from '#domain/catalogue/entries/find-entries.ts'
import { findPopularModels } from '#domain/catalogue/entries/find-models.ts'
import { priceModels } from '#domain/catalogue/prices/price-models.ts'
import type { Category as CategoryCode } from '#shop/devices/categories.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { linkOverviews } from './link-overviews.ts'
import { pageHead } from './list-head.ts'
import type { ListQuery } from './list-query.ts'
import { listModels } from './listed-models.ts'
import { previewPath } from '#web/storefront/head/preview-path.ts'

const POPULAR = 6

/** What a filter offers. */
export type Choice = { name: string; url: string; models: number }

const asChoice = ({ name, url, models }: ManufacturerEntry): Choice => ({ name, url, models })

/** The page of a category, as far as its query names makers and series that it has. */
export async function loadSellCategory(asking: PageContext, code: CategoryCode, query: ListQuery) {
  const { engines, shop } = asking
  const { locale, categorySlugs } = shop.country
  const category = await findCategory(engines, locale, code)
  if (!category) return undefined

  const { manufacturers, topManufacturers } = category
  const maker = manufacturers.find(({ url }) => url === query.maker)
  // Where there is one maker only, nobody has to choose it.
  const makerOfSeries = maker ?? (manufacturers.length === 1 ? manufacturers[0] : undefined)
  const series = makerOfSeries ? await findSeriesOf(engines, locale, makerOfSeries.id, category.id) : []
  const chosenSeries = series.find(({ url }) => url === query.series)
  const filter = { categoryId: category.id, manufacturerId: maker?.id, seriesId: chosenSeries?.id }
  const filtered = maker !== undefined || chosenSeries !== undefined
  const findPopular = () => findPopularModels(engines, locale, { categoryId: category.id }, POPULAR)
  const [list, popular] = await Promise.all([
    listModels(asking, filter, query.page),
    filtered ? [] : findPopular().then((models) => priceModels(engines, shop, models)),
  ])

  const path = pathTo(shop.country, 'sellCategory', { category: categorySlugs[code] })
  return {
    code,
    content: category.content,
    metaDescription: category.metaDescription,
    metaKeywords: category.metaKeywords,
    preview: previewPath(category.thumbnail),
    // A filtered list is part of the whole one, which is the original.
    head: filtered ? undefined : pageHead(asking, path, list.page),
    overviews: linkOverviews(shop.country, [...manufacturers, ...series]),
    topManufacturers: topManufacturers.map(asChoice),
    manufacturers: manufacturers.map(asChoice),
    series: series.map(asChoice),
    chosen: { maker: maker?.url, series: chosenSeries?.url, page: list.page },
    popular: list.page > 1 ? [] : popular,
    list,
  }
}

export type SellCategoryData = NonNullable<Awaited<ReturnType<typeof loadSellCategory>>>
