import type { Engines } from '#engines/engines.ts'
import { cents, type Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { Model } from '#domain/catalogue/devices/catalogue.ts'
import { findTopPrices } from './find-prices.ts'
import { usualSegment } from './segment.ts'

type Shown = Pick<Model, 'model' | 'manufacturer' | 'url' | 'image'>

/** As much of a model as its card shows. */
export type PricedModel = Shown & { top: Cents }

/** Models with the most that the shop pays for any of their variants; where companies sell, that is net. */
export async function priceModels(
  engines: Pick<Engines, 'db' | 'now'>,
  shop: Shop,
  models: readonly (Shown & Pick<Model, 'deviceIds'>)[],
): Promise<PricedModel[]> {
  const ids = models.flatMap(({ deviceIds }) => deviceIds)
  const prices = await findTopPrices(engines, shop.country, ids, usualSegment(shop))

  return models.map(({ model, manufacturer, url, image, deviceIds }) => ({
    model,
    manufacturer,
    url,
    image,
    top: cents(Math.max(0, ...deviceIds.map((id) => prices.get(id) ?? 0))),
  }))
}
