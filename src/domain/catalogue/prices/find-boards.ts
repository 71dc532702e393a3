import type { Database } from '#engines/database/database.ts'
import { knownDevices, latestList, setPrices } from '#domain/catalogue/price-lists/board-store.ts'
import { placeKey, type CurrentPrices, type SetPrice } from '#domain/catalogue/price-lists/current-prices.ts'
import type { KnownDevice } from '#domain/catalogue/price-lists/known-devices.ts'
import { rowsOfDevices } from '#domain/catalogue/price-lists/version-prices-store.ts'

type Wanted = {
  ids: readonly number[]
  moment: Date
  /** The version whose prices are laid over those that count. */
  version?: number | undefined
}

/** The prices of devices as they count at a moment, and as they would with those of a version. */
export async function findBoards(
  db: Database,
  { ids, moment, version }: Wanted,
): Promise<{ before: CurrentPrices; after: CurrentPrices }> {
  const before = new Map((await setPrices(db, moment, { ids })).map((price) => [placeKey(price), price]))
  if (version === undefined) return { before, after: before }
  const after = new Map<string, SetPrice>(before)
  for (const row of await rowsOfDevices(db, version, ids)) after.set(placeKey(row), { ...row, liveFrom: moment })
  return { before, after }
}

/** What is known about devices besides their prices, by their ids. */
export async function findKnownDevices(db: Database, ids: readonly number[]): Promise<Map<number, KnownDevice>> {
  return new Map((await knownDevices(db, { ids })).map((device) => [device.id, device]))
}

/** The number of the list that was the last one to count at this moment. */
export const findLatestList = (db: Database, moment: Date): Promise<number> => latestList(db, moment)
