import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { confirmableSince, mailboxOf } from './price-watch.ts'
import { deleteOldWatches, deleteWatchesOf, deleteWatchLetters, watchesOf, type WatchRow } from './price-watch-store.ts'

/** Those who never confirmed, and what ended long ago. */
export const watchSteps = {
  watches: ({ db, now }, most) =>
    deleteOldWatches(db, { waiting: confirmableSince(now()), ended: daysBefore(now(), retention.watchesDays) }, most),
} satisfies RetentionSteps

/** Everything that belongs to a mailbox, in every country. */
export async function eraseWatches(tx: Transaction, mailbox: string): Promise<void> {
  await deleteWatchesOf(tx, mailboxOf(mailbox))
  await deleteWatchLetters(tx, mailboxOf(mailbox))
}

/** What a mailbox watches, for its owner. */
export const exportWatches = async (db: Database, mailbox: string): Promise<Omit<WatchRow, 'id'>[]> =>
  (await watchesOf(db, mailboxOf(mailbox))).map(({ id: _, ...watch }) => watch)
