import * as v from 'valibot'
import type { Model } from '#domain/catalogue/catalogue.ts'
import { priceModels } from '#domain/catalogue/price-models.ts'
import type { Engines } from '#engines/engines.ts'
import { pathTo } from '#shop/paths.ts'
import type { Shop } from '#shop/shop.ts'

/** As much of a model as somebody needs to say “yes, that is mine”. */
export const modelCard = v.object({
  name: v.string(),
  manufacturer: v.string(),
  url: v.pipe(v.string(), v.description('The path of its page in this shop')),
  image: v.string(),
  upTo: v.pipe(v.number(), v.integer(), v.description('The most that the shop pays, in cents; 0 means recycling')),
})

export type ModelCard = v.InferOutput<typeof modelCard>

export async function modelCards(engines: Engines, { country }: Shop, models: readonly Model[]): Promise<ModelCard[]> {
  const priced = await priceModels(engines, country, models)
  return priced.map(({ model, manufacturer, url, image, top }) => ({
    name: model,
    manufacturer,
    url: pathTo(country, 'product', { pdp: url }),
    image,
    upTo: top,
  }))
}
