import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import { insertMarketPrices } from './market-price-store.ts'
import type { MarketPrice } from './market-price.ts'

export type ImportMarketPricesResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'nothing-new' }

/** More of a file's name tells nobody anything. */
const MAX_NAME_LENGTH = 120

/** Keeps what others pay and ask. No price of ours changes by it. */
export async function importMarketPrices(
  { db, now }: Pick<Engines, 'db' | 'now'>,
  colleague: Colleague,
  { prices, file: name }: { prices: readonly MarketPrice[]; file: string },
): Promise<ImportMarketPricesResult> {
  if (!may(colleague, 'prices.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (prices.length === 0) return { ok: false, reason: 'nothing-new' }
  const at = now()
  const file = name.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_NAME_LENGTH)
  await db.transaction().execute(async (tx) => {
    await insertMarketPrices(tx, prices, { at, by: colleague.id, file })
    const sources = [...new Set(prices.map(({ source }) => source))].toSorted()
    const after = { file, rows: prices.length, sources: sources.slice(0, 50) }
    await writeAudit(
      tx,
      colleague,
      { action: 'market-prices.import', subject: 'market prices', before: null, after },
      at,
    )
  })
  return { ok: true }
}
