import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { offersById } from '#domain/offers/offer-store.ts'
import { offerIdIn, quoteOf, type Quote } from './quote.ts'

/** The quote that a token opens, whoever asks; nothing if it was made up, or for another country. */
export async function findQuote(
  engines: Pick<Engines, 'db' | 'now' | 'vault'>,
  { country }: Shop,
  token: string,
): Promise<Quote | undefined> {
  const id = offerIdIn(engines.vault, token)
  if (id === undefined) return undefined
  const [offer] = await offersById(engines.db, [id])
  if (offer?.country !== country.code) return undefined
  const found = await findDevice(engines, country.locale, offer.deviceId)
  return found && quoteOf(engines.vault, country, offer, found.device.url)
}
