import { knownDevices } from '#domain/catalogue/price-lists/board-store.ts'
import type { Resale } from '#domain/catalogue/price-lists/margin.ts'
import type { Engines } from '#engines/engines.ts'

/** What is known about selling these devices again. */
export async function findResale(
  { db }: Pick<Engines, 'db'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Resale>> {
  const known = await knownDevices(db, { ids: [...new Set(ids)] })
  return new Map(known.map(({ id, resaleCents, seriesId }) => [id, { resaleCents, seriesId }]))
}
