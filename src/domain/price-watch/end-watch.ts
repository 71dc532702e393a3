import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { watchOf } from './price-watch-links.ts'
import { endById, watchById } from './price-watch-store.ts'

/** Ends the watch that a link belongs to. Says whether it belongs to any; asking again changes nothing. */
export async function endWatch(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  token: string,
): Promise<boolean> {
  const id = watchOf(vault, token)
  const watch = id === undefined ? undefined : await watchById(db, id)
  if (!watch || watch.country !== country.code) return false
  await endById(db, watch.id, now())
  return true
}
