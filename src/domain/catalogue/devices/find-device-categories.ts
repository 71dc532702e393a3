import type { Engines } from '#engines/engines.ts'
import { categoryCodesOf } from './catalogue-store.ts'

/** The code of the category of each device, the same in every country. */
export async function findDeviceCategories(
  { db }: Pick<Engines, 'db'>,
  deviceIds: readonly number[],
): Promise<Map<number, string>> {
  return deviceIds.length === 0 ? new Map() : categoryCodesOf(db, deviceIds)
}
