import { sql } from 'kysely'
import type { Transaction } from '#engines/database/database.ts'

export type LetterDigest = { letterId: string; itemIds: string[]; facts: string }

/** The trade must be held. */
export async function latestGathering(
  tx: Transaction,
  tradeId: string,
  kind: string,
): Promise<LetterDigest | undefined> {
  const { rows } = await sql<LetterDigest>`
    select letter_id as "letterId", item_ids as "itemIds", facts
    from gathered_letters where trade_id = ${tradeId} and kind = ${kind}`.execute(tx)
  return rows[0]
}

export async function writeGathering(
  tx: Transaction,
  tradeId: string,
  kind: string,
  { letterId, itemIds, facts }: LetterDigest,
): Promise<void> {
  await sql`
    insert into gathered_letters (trade_id, kind, letter_id, item_ids, facts)
    values (${tradeId}, ${kind}, ${letterId}, ${itemIds}::uuid[], ${facts})
    on conflict (trade_id, kind) do update
    set letter_id = excluded.letter_id, item_ids = excluded.item_ids, facts = excluded.facts`.execute(tx)
}
