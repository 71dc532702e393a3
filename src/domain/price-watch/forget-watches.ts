import type { Database, Transaction } from '#engines/database/database.ts'
import { confirmableSince, mailboxOf } from './price-watch.ts'
import { dropOld, dropWatchesOf, dropWatchLetters, watchesOf, type WatchRow } from './price-watch-store.ts'

/** Every night: those who never confirmed, and what ended before a day. Tells how many. */
export const forgetOldWatches = (db: Database, now: Date, endedSince: Date): Promise<number> =>
  dropOld(db, { waiting: confirmableSince(now), ended: endedSince })

/** Everything that belongs to a mailbox, in every country. */
export async function eraseWatches(turn: Transaction, mailbox: string): Promise<void> {
  await dropWatchesOf(turn, mailboxOf(mailbox))
  await dropWatchLetters(turn, mailboxOf(mailbox))
}

/** What a mailbox watches, for its owner. */
export const exportWatches = async (db: Database, mailbox: string): Promise<Omit<WatchRow, 'id'>[]> =>
  (await watchesOf(db, mailboxOf(mailbox))).map(({ id: _, ...watch }) => watch)
