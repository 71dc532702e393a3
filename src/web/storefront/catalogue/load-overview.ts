import type { Manufacturer, Series } from '#domain/catalogue/devices/catalogue.ts'
import { findCategory, findManufacturer, findSeries } from '#domain/catalogue/entries/find-entries.ts'
import { findModels } from '#domain/catalogue/entries/find-models.ts'
import type { Category as CategoryCode } from '#shop/devices/categories.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { PageContext } from '#web/context.ts'
import { pageHead } from './lists/list-head.ts'
import { listModels } from './lists/listed-models.ts'
import { previewPath } from '#web/storefront/head/preview-path.ts'

type Place = { name: string; url: string }

/** Everything about a maker, or about one of its series. */
export async function loadOverview(asking: PageContext, url: string, page: number) {
  const { engines, shop } = asking
  const { locale } = shop.country
  const manufacturer = await findManufacturer(engines, locale, url)
  if (manufacturer) return aboutManufacturer(asking, manufacturer, page)

  const series = await findSeries(engines, locale, url)
  return series && aboutSeries(asking, series, page)
}

export type OverviewData = NonNullable<Awaited<ReturnType<typeof loadOverview>>>

async function aboutManufacturer(asking: PageContext, manufacturer: Manufacturer, page: number) {
  const { id, name, series, topSeries } = manufacturer
  const top = new Set(topSeries.map((each) => each.id))
  const ordered = [...topSeries, ...series.filter((each) => !top.has(each.id))]

  return {
    ...(await asPage(asking, manufacturer, { manufacturerId: id }, page)),
    fullName: name,
    category: null,
    maker: null,
    series: ordered.map((each): Place => ({ name: each.name, url: each.url })),
  }
}

async function aboutSeries(asking: PageContext, series: Series, page: number) {
  const { engines, shop } = asking
  const filter = { seriesId: series.id }
  const { models } = await findModels(engines, shop.country.locale, filter, { size: 1 })
  const category = models[0] && (await findCategory(engines, shop.country.locale, models[0].categoryCode))
  const maker = category?.manufacturers.find(({ id }) => id === series.manufacturerId)

  return {
    ...(await asPage(asking, series, filter, page)),
    fullName: `${series.manufacturer} ${series.name}`,
    category: (category?.code ?? null) as CategoryCode | null,
    maker: maker ? ({ name: maker.name, url: maker.url } as Place) : null,
    series: [] as Place[],
  }
}

async function asPage(
  asking: PageContext,
  { name, url, thumbnail, content, metaDescription, metaKeywords }: Manufacturer | Series,
  filter: Parameters<typeof listModels>[1],
  page: number,
) {
  const list = await listModels(asking, filter, page)
  const head = pageHead(asking, pathTo(asking.shop.country, 'overview', { overview: url }), list.page)
  return { name, url, preview: previewPath(thumbnail), content, metaDescription, metaKeywords, head, list }
}
