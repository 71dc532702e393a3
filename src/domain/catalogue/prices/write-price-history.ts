import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { Transaction } from '#engines/database/database.ts'
import { pastPrices } from './price-history.ts'
import { writePriceList, type PriceRecord } from './price-store.ts'
import type { WrittenDevice } from '#domain/catalogue/imports/write-catalogue.ts'

/** Today's prices as a list of their own, and one list for the first of each month before. */
export async function writePriceHistory(
  tx: Transaction,
  devices: readonly WrittenDevice[],
  { today, months, note }: { today: Date; months: number; note: string },
): Promise<void> {
  const from = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 }
  const rules = await findRules({ db: tx, now: () => today })
  const byMonth = new Map<string, PriceRecord[]>()
  for (const { id, url, row, cents } of devices) {
    const { category, released } = row
    const past = pastPrices(rules, { url, category, released, cents }, from, months)
    for (const { year, month, cents: then } of [{ ...from, cents }, ...past]) {
      const day = `${year}-${String(month).padStart(2, '0')}-01`
      const list = byMonth.get(day) ?? []
      byMonth.set(day, list)
      list.push({ deviceId: id, cents: then })
    }
  }
  for (const [validFrom, prices] of [...byMonth].toSorted(([a], [b]) => a.localeCompare(b))) {
    await writePriceList(tx, { validFrom, note, segment: 'consumer', prices })
  }
}
