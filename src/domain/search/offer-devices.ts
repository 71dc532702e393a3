import { findTopPrices } from '#domain/catalogue/prices/find-prices.ts'
import { usualSegment } from '#domain/catalogue/prices/segment.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import type { Engines } from '#engines/engines.ts'
import type { FoundDevice } from '#engines/search/search.ts'
import { formatMoney } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { OfferedDevice } from './search-intent.ts'

/** Devices with the most that this shop pays for each of them today: in its country, and net where companies sell. */
export async function offerDevices(
  engines: Pick<Engines, 'db' | 'now'>,
  shop: Shop,
  devices: readonly FoundDevice[],
): Promise<OfferedDevice[]> {
  const { country } = shop
  const segment = usualSegment(shop)
  const ids = devices.map(({ id }) => id)
  const prices = await findTopPrices(engines, country, ids, segment)
  const t = translatorFor(country)
  const upToWords = segment === 'business' ? 'forCompanies.catalogue.upTo' : 'catalogue.upTo'

  return devices.map((device) => {
    const upTo = prices.get(device.id)
    if (upTo === undefined) return device
    const price = formatMoney(upTo, country.icuLocale)
    return { ...device, upTo, offer: upTo === 0 ? t('catalogue.recycling') : t(upToWords, { price }) }
  })
}
