import type { Transaction } from '#engines/database/database.ts'
import { changesOf } from './find-price-changes.ts'
import { insertRows, pricesBefore, publishRows, rowsOf } from './version-prices-store.ts'

/** So many prices the audit tells one by one; more are found in the list itself, which never changes. */
const TOLD = 200

/** The prices of a version become a list that offers are made from. */
export async function publishPrices(
  tx: Transaction,
  version: number,
  { note, liveFrom, at }: { note: string; liveFrom: Date; at: Date },
) {
  const changes = await changesOf(tx, version, at)
  const priceList = await publishRows(tx, await rowsOf(tx, version), { liveFrom, note })
  const prices = changes.slice(0, TOLD).map(({ deviceId, country, segment, oldCents, cents }) => ({
    deviceId,
    country,
    segment,
    before: oldCents,
    after: cents,
  }))
  return { priceList, facts: { rows: changes.length, prices } }
}

/** A list of what counted before another one; nothing if that one counts nowhere any more. */
export async function putBackPrices(tx: Transaction, priceList: number, at: Date) {
  const rows = await pricesBefore(tx, priceList, at)
  if (rows.length === 0) return undefined
  return {
    priceList: await publishRows(tx, rows, { liveFrom: at, note: '' }),
    writeRows: (version: number) => insertRows(tx, version, rows),
  }
}
