import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Letter } from '#engines/mail/letter.ts'
import { latestGathering, writeGathering } from './letter-digest-store.ts'
import type { LetterFacts, LifecycleLetterKind } from '#domain/trades/letters/lifecycle-letter.ts'
import type { Trade } from '#domain/trades/trade.ts'

/** What is decided device by device, often by one person within minutes. */
const gathered: ReadonlySet<string> = new Set<LifecycleLetterKind>([
  'arrived',
  'parcel-problem',
  'accepted',
  'lock-found',
  'document-needed',
  'second-inspection',
  'return-announced',
  'recycling-confirmed',
  'price-corrected',
])

/** So long the others of a trade may join a letter. */
const HOLD = { seconds: 10 * 60 }

type News = { trade: Pick<Trade, 'id' | 'items'>; itemIds: readonly string[]; kind: string; facts: LetterFacts }

/**
 * Posts what has happened to devices of a trade. If the trade has more of them, the letter waits a little, and the same
 * news of another device joins it: with the row of the letter there is always one letter, never none and never two.
 */
export async function postDigest(
  tx: Transaction,
  { mail }: Pick<Engines, 'mail'>,
  { trade, itemIds, kind, facts }: News,
  write: (itemIds: readonly string[]) => Letter,
): Promise<void> {
  if (!gathered.has(kind) || trade.items.every(({ id }) => itemIds.includes(id))) {
    await mail.post(write(itemIds), tx)
    return
  }
  const said = JSON.stringify(facts)
  const latest = await latestGathering(tx, trade.id, kind)
  const all = [...new Set([...(latest?.itemIds ?? []), ...itemIds])]
  const joins = latest?.facts === said && (await mail.rewrite(latest.letterId, write(all), tx))
  const told = joins
    ? { letterId: latest.letterId, itemIds: all }
    : { letterId: await mail.post(write(itemIds), tx, HOLD), itemIds: [...itemIds] }
  await writeGathering(tx, trade.id, kind, { ...told, facts: said })
}
