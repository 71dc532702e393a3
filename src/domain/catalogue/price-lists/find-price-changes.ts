import type { Database } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Version } from '#domain/catalogue/versions/version.ts'
import { knownDevices, setPrices } from './board-store.ts'
import { fullName, type NamedChange } from './check-price-file.ts'
import { currentPricesOf, currentPrice } from './current-prices.ts'
import { changeOf } from './price-change.ts'
import { rowsOf } from './version-prices-store.ts'

/** What a version would change as things stand; what was decided is compared with the moment before it counted. */
export const findPriceChanges = (
  { db, now }: Pick<Engines, 'db' | 'now'>,
  { id, decidedAt, number }: Pick<Version, 'id' | 'decidedAt' | 'number'>,
): Promise<NamedChange[]> => changesOf(db, id, decidedAt ?? now(), number)

export async function changesOf(
  db: Database,
  version: number,
  moment: Date,
  without: number | null = null,
): Promise<NamedChange[]> {
  const [rows, rules] = await Promise.all([rowsOf(db, version), findRules({ db, now: () => moment })])
  const ids = [...new Set(rows.map(({ deviceId }) => deviceId))]
  const devices = new Map((await knownDevices(db, { ids })).map((device) => [device.id, device]))
  const board = currentPricesOf(await setPrices(db, moment, { ids, without }))

  return rows.flatMap((row) => {
    const device = devices.get(row.deviceId)
    if (!device) return []
    return [{ ...changeOf(rules, row, currentPrice(board, rules, row), device), deviceName: fullName(device) }]
  })
}
