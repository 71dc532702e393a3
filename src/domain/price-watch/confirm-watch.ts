import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { findWatchedPrice } from './find-watch.ts'
import { confirmableSince, isOver, MAX_WATCHES } from './price-watch.ts'
import { watchOf } from './price-watch-links.ts'
import { beginWatch, endById, lockWatchesOf, watchById, type WatchRow } from './price-watch-store.ts'

export type ConfirmWatchResult = { ok: true } | { ok: false; reason: 'unknown-link' | 'too-many' }

/**
 * The mailbox is whose it said it was: from now on the price of today is what the next ones are compared with. A watch of
 * the same device that runs already gives way to the new one. Pressing twice changes nothing.
 */
export async function confirmWatch(
  { db, vault, now: clock }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  token: string,
): Promise<ConfirmWatchResult> {
  const now = clock()
  const id = watchOf(vault, token)
  return db.transaction().execute(async (tx) => {
    const asked = id === undefined ? undefined : await watchById(tx, id)
    const all = asked && asked.country === country.code ? await lockWatchesOf(tx, asked.email) : []
    const watch = all.find((each) => each.id === id)
    if (watch?.status === 'active') return { ok: true }
    if (watch?.status !== 'waiting' || watch.createdAt <= confirmableSince(now))
      return { ok: false, reason: 'unknown-link' }

    const running = all.filter((each) => each.status === 'active')
    const replaced = running.filter((each) => isSameWatch(each, watch))
    const others = running.filter((each) => !replaced.includes(each) && !isOver(each, now))
    if (others.length >= MAX_WATCHES) return { ok: false, reason: 'too-many' }

    for (const each of replaced) await endById(tx, each.id, now)
    const price = await findWatchedPrice({ db: tx, now: clock }, country, watch.deviceId)
    await beginWatch(tx, watch.id, now, price ?? watch.referenceCents)
    return { ok: true }
  })
}

type Watched = Pick<WatchRow, 'email' | 'country' | 'deviceId'>

const isSameWatch = (one: Watched, other: Watched): boolean =>
  one.email === other.email && one.country === other.country && one.deviceId === other.deviceId
