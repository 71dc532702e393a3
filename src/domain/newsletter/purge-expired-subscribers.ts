import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { emailHash, mailboxOf } from './email-hash.ts'
import { deleteSubscribers, endWaiting, forgettable } from './sign-up/mailbox-store.ts'
import { confirmableSince } from './subscriber.ts'
import { entriesOf, subscribersOf, type Entry, type SubscriberRow } from './subscriber-store.ts'

/** Whoever has left is found by the hash only. */
export const knownAs = (vault: Vault, mailbox: string) => ({
  email: mailboxOf(mailbox),
  emailHash: emailHash(vault, mailbox),
})

/** Those who never confirmed, and those who left long ago. */
export const subscriberSteps = {
  subscribers: ({ db, now }, most) =>
    db.transaction().execute(async (tx) => {
      const leftSince = daysBefore(now(), retention.subscribersDays)
      const ids = await forgettable(tx, { waitingSince: confirmableSince(now()), leftSince }, most)
      await deleteSubscribers(tx, ids)
      return ids.length
    }),
  returning: ({ db, now }, most) => endWaiting(db, confirmableSince(now()), most),
} satisfies RetentionSteps

/** Everything that belongs to a mailbox, in every country. */
export async function eraseSubscriptions(tx: Transaction, vault: Vault, mailbox: string): Promise<void> {
  const known = await subscribersOf(tx, knownAs(vault, mailbox))
  await deleteSubscribers(
    tx,
    known.map(({ id }) => id),
  )
}

export type Subscription = Omit<SubscriberRow, 'id' | 'emailHash'> & {
  log: Pick<Entry, 'at' | 'action' | 'source' | 'wording'>[]
}

/** What we know of a mailbox and what its owner did, for its owner and for colleagues who answer him. */
export async function findSubscriptions(
  { db, vault }: Pick<Engines, 'db' | 'vault'>,
  mailbox: string,
): Promise<Subscription[]> {
  const known = await subscribersOf(db, knownAs(vault, mailbox))
  const log = await entriesOf(
    db,
    known.map(({ id }) => id),
  )
  return known.map(({ id, emailHash: _, ...subscriber }) => ({
    ...subscriber,
    log: log
      .filter(({ subscriberId }) => subscriberId === id)
      .map(({ at, action, source, wording }) => ({ at, action, source, wording })),
  }))
}
