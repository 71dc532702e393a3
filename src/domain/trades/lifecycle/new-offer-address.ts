import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { answersSearch } from '#domain/offers/questions/answers-address.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import { pathTo } from '#shop/screens/paths.ts'
import type { TradeItem } from '#domain/trades/trade.ts'

/**
 * Where the same device gets a new offer, with its answers filled in. For several, and for one that is hidden, the shop itself
 * is the place to begin.
 */
export async function newOfferAddress(
  engines: Pick<Engines, 'db' | 'now'>,
  country: Country,
  items: readonly Pick<TradeItem, 'offer'>[],
): Promise<string> {
  const [offer, ...others] = new Map(items.map((item) => [item.offer.id, item.offer])).values()
  const found = offer && others.length === 0 ? await findDevice(engines, country.locale, offer.deviceId) : undefined
  if (!offer || !found?.isListed) return country.sellShopUrl
  return country.sellShopUrl + pathTo(country, 'product', { pdp: found.device.url }) + answersSearch(offer.answers)
}
