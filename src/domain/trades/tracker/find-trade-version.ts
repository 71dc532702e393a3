import type { Engines } from '#engines/engines.ts'
import type { Shop } from '#shop/shop.ts'
import { linkHasExpired, tradeIdIn } from '#domain/trades/trade-link.ts'
import { versionRow } from '#domain/trades/trade-reads-store.ts'

/** A word that changes whenever the page of a trade would: something happened, or its label has come. */
export const versionOf = ({ lastEvent, hasLabel }: { lastEvent: Date; hasLabel: boolean }): string =>
  `${lastEvent.getTime().toString(36)}-${hasLabel ? 1 : 0}`

/** The version of the trade behind a private link, for one question to the database: pages ask for it again and again. */
export async function findTradeVersion(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  token: string,
): Promise<string | undefined> {
  const id = tradeIdIn(vault, token)
  const row = id === undefined ? undefined : await versionRow(db, id)
  if (!row || row.country !== country.code || linkHasExpired(row.createdAt, now())) return undefined
  return versionOf(row)
}
