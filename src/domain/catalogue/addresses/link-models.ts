import type { Engines } from '#engines/engines.ts'
import type { Cents } from '#shop/money/money.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { Shop } from '#shop/shop.ts'
import type { Model } from '#domain/catalogue/devices/catalogue.ts'
import { priceModels } from '#domain/catalogue/prices/price-models.ts'

/** As much of a model as somebody needs to say “yes, that is mine”; its address is a path of this shop. */
export type LinkedModel = { name: string; manufacturer: string; url: string; image: string; upTo: Cents }

export async function linkModels(
  engines: Pick<Engines, 'db' | 'now'>,
  shop: Shop,
  models: readonly Model[],
): Promise<LinkedModel[]> {
  const priced = await priceModels(engines, shop, models)
  return priced.map(({ model, manufacturer, url, image, top }) => ({
    name: model,
    manufacturer,
    url: pathTo(shop.country, 'product', { pdp: url }),
    image,
    upTo: top,
  }))
}
