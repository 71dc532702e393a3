import { findTopPrices } from '#domain/catalogue/prices/find-prices.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { modes } from '#shop/modes/all.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import { findWatched } from './find-watch.ts'
import { isOver, newsAbout, watchedUntil } from './price-watch.ts'
import { changeLetter, goneLetter } from './price-watch-letters.ts'
import { watchToken } from './price-watch-links.ts'
import { endById, lockUnchecked, markChecked, markWritten, type WatchRow } from './price-watch-store.ts'

export const WATCH_PRICES = 'watch-prices'

/** As many as one transaction holds at a time. */
const PORTION = 100

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/**
 * Every morning: compares the prices of today with those that the watchers know. That a watch was compared and that its
 * letter is in the outbox is one transaction, and nobody waits for what another process holds: however many run this at
 * once, and however often on a day, each watch gets one letter. Tells how many were written.
 */
export async function watchPrices(engines: Needs, storefronts: Pick<Storefronts, 'countries'>): Promise<number> {
  const day = priceDay(engines.now())
  let written = 0
  for (;;) {
    const portion = await engines.db.transaction().execute((tx) => checkPortion(tx, engines, storefronts, day))
    if (portion === undefined) return written
    written += portion
  }
}

async function checkPortion(
  tx: Transaction,
  engines: Needs,
  { countries }: Pick<Storefronts, 'countries'>,
  day: string,
): Promise<number | undefined> {
  const watches = await lockUnchecked(tx, day, PORTION)
  if (watches.length === 0) return undefined
  let written = 0
  for (const country of Object.values(countries)) {
    const own = watches.filter((watch) => watch.country === country.code)
    const ids = [...new Set(own.map(({ deviceId }) => deviceId))]
    const prices = await findTopPrices({ db: tx, now: engines.now }, country, ids)
    const shop = { country, mode: modes.default }
    for (const watch of own) {
      const today = { day, price: prices.get(watch.deviceId) }
      if (await checkOne(tx, engines, shop, watch, today)) written += 1
    }
  }
  await markChecked(
    tx,
    watches.map(({ id }) => id),
    day,
  )
  return written
}

/** Says whether a letter was written. */
async function checkOne(
  tx: Transaction,
  { mail, vault, now: clock }: Needs,
  shop: Shop,
  watch: WatchRow,
  { day, price }: { day: string; price: Cents | undefined },
): Promise<boolean> {
  const [now, { id, email, confirmedAt, referenceCents: before }] = [clock(), watch]
  if (isOver(watch, now)) {
    await endById(tx, id, now)
    return false
  }
  const news = newsAbout(watch, price, day)
  const device = news && (await findWatched({ db: tx, now: clock }, shop.country, watch.deviceId))
  if (!device) return false

  if (news === 'gone' || price === undefined) {
    await endById(tx, id, now)
    await mail.post(goneLetter(shop, { email, device }), tx)
    return true
  }
  await markWritten(tx, id, day, price)
  const until = watchedUntil(confirmedAt ?? now)
  const token = watchToken(vault, id)
  await mail.post(changeLetter(shop, { email, token, device, news, before, after: price, until }), tx)
  return true
}
