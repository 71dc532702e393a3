import { findModels, findYearPages } from '#domain/catalogue/entries/find-models.ts'
import { priceModels, type PricedModel } from '#domain/catalogue/prices/price-models.ts'
import type { PageContext } from '#web/context.ts'

export type ModelList = {
  models: (PricedModel & { year: number })[]
  total: number
  page: number
  lastPage: number
  /** Models on a full page. */
  size: number
  /** Where each year begins; none if the list is short. */
  years: { year: number; page: number }[]
}

type Asking = Pick<PageContext, 'engines' | 'shop'>

/** Twelve rows of four, and a page that stays light. */
const PAGE_SIZE = 48

/** About two screens of a phone: so much is looked through without jumping. */
const SHORT = 16

/** One page of a list, the newest models first. Behind the last page one is back on the first. */
export async function listModels(
  asking: Asking,
  filter: Parameters<typeof findModels>[2],
  askedPage: number,
): Promise<ModelList> {
  const { locale } = asking.shop.country
  const find = (page: number) => findModels(asking.engines, locale, filter, { page, size: PAGE_SIZE })
  const [asked, years] = await Promise.all([find(askedPage), findYearPages(asking.engines, filter, PAGE_SIZE)])
  const page = asked.models.length === 0 ? 1 : askedPage
  const { models, total } = page === askedPage ? asked : await find(page)
  const priced = await priceModels(asking.engines, asking.shop, models)

  return {
    models: priced.map((model, index) => ({ ...model, year: models[index]!.releaseYear })),
    total,
    page,
    lastPage: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    size: PAGE_SIZE,
    years: total > SHORT && years.length > 1 ? years : [],
  }
}
