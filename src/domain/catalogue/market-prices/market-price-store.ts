import { sql } from 'kysely'
import { inPortions } from '#domain/catalogue/imports/portions.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import { marketKey, type KeptMarketPrice, type MarketPrice } from './market-price.ts'

const columns = sql`m.device_id as "deviceId", m.kind, m.source, m.country, m.grade, m.cents, m.seen_on::text as "seenOn"`

/** Which prices of these devices we have already. */
export async function keysOf(db: Database, deviceIds: readonly number[]): Promise<Set<string>> {
  if (deviceIds.length === 0) return new Set()
  const { rows } = await sql<MarketPrice>`
    select ${columns} from market_prices m where m.device_id = any(${deviceIds})`.execute(db)
  return new Set(rows.map(marketKey))
}

export const insertMarketPrices = (
  tx: Transaction,
  prices: readonly MarketPrice[],
  { at, by, file }: { at: Date; by: string; file: string },
): Promise<void> =>
  inPortions(prices, (portion) =>
    sql`
      insert into market_prices
        (device_id, kind, source, country, grade, cents, seen_on, imported_at, imported_by, file)
      select "deviceId", kind, source, country, grade, cents, "seenOn", ${at}, ${by}, ${file}
      from jsonb_to_recordset(${JSON.stringify(portion)}::jsonb) as incoming(
        "deviceId" int, kind text, source text, country text, grade text, cents int, "seenOn" date)
      on conflict do nothing`.execute(tx),
  )

/** The newest first. */
export async function marketPricesOf(db: Database, deviceId: number, most: number): Promise<KeptMarketPrice[]> {
  const { rows } = await sql<KeptMarketPrice>`
    select m.id, ${columns}, m.imported_at as "importedAt", s.username as "importedBy", m.file
    from market_prices m join staff s on s.id = m.imported_by
    where m.device_id = ${deviceId} order by m.seen_on desc, m.id desc limit ${most}`.execute(db)
  return rows
}
