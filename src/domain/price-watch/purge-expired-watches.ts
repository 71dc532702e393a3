import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import { daysBefore, kept } from '#shop/retention.ts'
import { confirmableSince, mailboxOf } from './price-watch.ts'
import { dropOld, dropWatchesOf, dropWatchLetters, watchesOf, type WatchRow } from './price-watch-store.ts'

/** Those who never confirmed, and what ended long ago. */
export const watchSteps = {
  watches: ({ db, now }, most) =>
    dropOld(db, { waiting: confirmableSince(now()), ended: daysBefore(now(), kept.watchesDays) }, most),
} satisfies RetentionSteps

/** Everything that belongs to a mailbox, in every country. */
export async function eraseWatches(tx: Transaction, mailbox: string): Promise<void> {
  await dropWatchesOf(tx, mailboxOf(mailbox))
  await dropWatchLetters(tx, mailboxOf(mailbox))
}

/** What a mailbox watches, for its owner. */
export const exportWatches = async (db: Database, mailbox: string): Promise<Omit<WatchRow, 'id'>[]> =>
  (await watchesOf(db, mailboxOf(mailbox))).map(({ id: _, ...watch }) => watch)
