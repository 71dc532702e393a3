import { findDevice } from '#domain/catalogue/devices/find-device.ts'
import { findTopPrices } from '#domain/catalogue/prices/find-prices.ts'
import type { Engines } from '#engines/engines.ts'
import type { Country } from '#shop/countries/country.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import { isSlug } from '#shop/screens/slug.ts'
import { confirmableSince, isOver, watchedUntil, type WatchStatus } from './price-watch.ts'
import type { Watched } from './price-watch-letters.ts'
import { watchOf } from './price-watch-links.ts'
import { watchById } from './price-watch-store.ts'

type Reads = Pick<Engines, 'db' | 'now'>

/** A device as the watch names it, by its address or its id. */
export async function findWatched(
  engines: Reads,
  { locale }: Pick<Country, 'locale'>,
  urlOrId: string | number,
): Promise<(Watched & { id: number }) | undefined> {
  if (typeof urlOrId === 'string' && !isSlug(urlOrId)) return undefined
  const found = await findDevice(engines, locale, urlOrId)
  if (!found) return undefined
  const { id, manufacturer, name, url } = found.device
  return { id, name: `${manufacturer} ${name}`, url }
}

/** Today's top price, or nothing if the shop pays nothing for it. */
export async function findWatchedPrice(engines: Reads, country: Country, deviceId: number): Promise<Cents | undefined> {
  const price = (await findTopPrices(engines, country, [deviceId])).get(deviceId)
  return price === 0 ? undefined : price
}

export type SeenWatch = { status: WatchStatus; device: Watched; until: Date | null }

/** What the word in a letter leads to. Looking changes nothing: software that checks letters opens every link. */
export async function findWatch(
  { db, vault, now: clock }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  token: string,
): Promise<SeenWatch | undefined> {
  const now = clock()
  const id = watchOf(vault, token)
  const watch = id === undefined ? undefined : await watchById(db, id)
  if (!watch || watch.country !== country.code) return undefined
  if (watch.status === 'waiting' && watch.createdAt <= confirmableSince(now)) return undefined

  const device = await findWatched({ db, now: clock }, country, watch.deviceId)
  if (!device) return undefined
  const until = watch.confirmedAt && watchedUntil(watch.confirmedAt)
  return { status: isOver(watch, now) ? 'ended' : watch.status, device, until }
}
