import type { Device, Variant } from '#domain/catalogue/devices/catalogue.ts'
import { findPictures } from '#domain/catalogue/pictures/find-pictures.ts'
import { findModels } from '#domain/catalogue/entries/find-models.ts'
import { findPriceTrend, findTopPrices } from '#domain/catalogue/prices/find-prices.ts'
import { priceModels } from '#domain/catalogue/prices/price-models.ts'
import { usualSegment } from '#domain/catalogue/prices/segment.ts'
import { formatMonth } from '#shop/formats/dates.ts'
import { cents } from '#shop/money/money.ts'
import type { PageContext } from '#web/context.ts'
import { priceFormatFor } from '#web/storefront/offer/price-format.ts'
import { previewPath } from '#web/storefront/head/preview-path.ts'
import { drawTrend } from './trend-line.ts'

const RELATED = 6

/** Everything that the page of a device shows. */
export async function loadProduct(asking: PageContext, { device, variants }: { device: Device; variants: Variant[] }) {
  const { engines, shop } = asking
  const { locale, icuLocale } = shop.country
  const segment = usualSegment(shop)
  const [prices, trend, sameSeries, pictures] = await Promise.all([
    findTopPrices(
      engines,
      shop.country,
      variants.map(({ id }) => id),
      segment,
    ),
    findPriceTrend(engines, shop.country, device.id, segment),
    findModels(engines, locale, { seriesId: device.seriesId }, { size: RELATED + 1 }),
    findPictures(engines, locale, { id: device.id, name: `${device.manufacturer} ${device.name}` }),
  ])
  const format = priceFormatFor(asking)
  const topOf = (id: number) => prices.get(id) ?? cents(0)
  const related = sameSeries.models.filter(({ model }) => model !== device.model).slice(0, RELATED)

  return {
    ...factsOf(device),
    pictures,
    released: releasedIn(device, icuLocale),
    top: topOf(device.id),
    variants: variants.map(({ id, variant, url: address }) => ({
      variant,
      url: address,
      price: format.price(topOf(id)),
    })),
    trend: drawTrend(trend, icuLocale),
    related: await priceModels(engines, shop, related),
  }
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>

const factsOf = ({ manufacturer, manufacturerUrl, series, seriesUrl, category, categoryCode, ...device }: Device) => ({
  manufacturer,
  manufacturerUrl,
  series,
  seriesUrl,
  category,
  categoryCode,
  name: device.name,
  model: device.model,
  url: device.url,
  image: device.image,
  preview: previewPath(device.image),
  modelNumbers: device.modelNumbers,
  releaseYear: device.releaseYear,
  releaseMonth: device.releaseMonth,
  content: device.content,
  metaDescription: device.metaDescription,
})

/** “September 2022”, or the year alone if nobody knows the month. */
function releasedIn({ releaseYear, releaseMonth }: Device, icuLocale: string): string {
  if (releaseMonth === null) return String(releaseYear)
  return formatMonth(`${releaseYear}-${String(releaseMonth).padStart(2, '0')}-01`, icuLocale)
}
