import { findModels } from '#domain/catalogue/entries/find-models.ts'
import { priceModels, type PricedModel } from '#domain/catalogue/prices/price-models.ts'
import type { PageContext } from '#web/context.ts'

export type ModelList = { models: PricedModel[]; total: number; page: number; lastPage: number }

type Asking = Pick<PageContext, 'engines' | 'shop'>

/** Twelve rows of four, and a page that stays light. */
const PAGE_SIZE = 48

/** One page of a list, the newest models first. Behind the last page one is back on the first. */
export async function listModels(
  asking: Asking,
  filter: Parameters<typeof findModels>[2],
  askedPage: number,
): Promise<ModelList> {
  const find = (page: number) =>
    findModels(asking.engines, asking.shop.country.locale, filter, { page, size: PAGE_SIZE })
  const asked = await find(askedPage)
  const page = asked.models.length === 0 ? 1 : askedPage
  const { models, total } = page === askedPage ? asked : await find(page)

  return {
    models: await priceModels(asking.engines, asking.shop, models),
    total,
    page,
    lastPage: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}
