import type { Model } from '#domain/catalogue/catalogue.ts'
import { findModels } from '#domain/catalogue/find-models.ts'
import { findTopPrices } from '#domain/catalogue/find-prices.ts'
import { cents, type Cents } from '#shop/money.ts'
import type { PageContext } from '#web/context.ts'

/** As much of a model as its card shows. */
export type ListedModel = { model: string; manufacturer: string; url: string; image: string; top: Cents }

export type ModelList = { models: ListedModel[]; total: number; page: number; lastPage: number }

type Asking = Pick<PageContext, 'engines' | 'shop'>

/** What a card shows of a model, and the variants whose prices tell the most. */
type PricedModel = Pick<Model, 'model' | 'manufacturer' | 'url' | 'image' | 'deviceIds'>

/** Twelve rows of four, and a page that stays light. */
const PAGE_SIZE = 48

/** Models with the most that the shop pays for any of their variants. */
export async function withTopPrices({ engines, shop }: Asking, models: readonly PricedModel[]): Promise<ListedModel[]> {
  const prices = await findTopPrices(
    engines,
    shop.country,
    models.flatMap(({ deviceIds }) => deviceIds),
  )
  return models.map(({ model, manufacturer, url, image, deviceIds }) => ({
    model,
    manufacturer,
    url,
    image,
    top: cents(Math.max(0, ...deviceIds.map((id) => prices.get(id) ?? 0))),
  }))
}

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
    models: await withTopPrices(asking, models),
    total,
    page,
    lastPage: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}
