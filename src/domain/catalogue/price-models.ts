import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/country.ts'
import { cents, type Cents } from '#shop/money.ts'
import type { Model } from './catalogue.ts'
import { findTopPrices } from './find-prices.ts'

type Shown = Pick<Model, 'model' | 'manufacturer' | 'url' | 'image'>

/** As much of a model as its card shows. */
export type PricedModel = Shown & { top: Cents }

/** Models with the most that the shop pays for any of their variants. */
export async function priceModels(
  engines: Pick<Engines, 'db' | 'now'>,
  country: Country,
  models: readonly (Shown & Pick<Model, 'deviceIds'>)[],
): Promise<PricedModel[]> {
  const ids = models.flatMap(({ deviceIds }) => deviceIds)
  const prices = await findTopPrices(engines, country, ids)

  return models.map(({ model, manufacturer, url, image, deviceIds }) => ({
    model,
    manufacturer,
    url,
    image,
    top: cents(Math.max(0, ...deviceIds.map((id) => prices.get(id) ?? 0))),
  }))
}
