import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { addressHash, emailHash } from './email-hash.ts'
import { leftLetter } from './newsletter-letters.ts'
import type { Source } from './subscriber.ts'
import { lockByHash, updateSubscriber, writeEntry, type SubscriberRow } from './subscriber-store.ts'
import { leftWording } from './wordings.ts'

export type Unsubscription = { emailHash: string; source: 'letter' | 'one-click'; address: string }

/** Ends the newsletter of whoever a link belongs to. Says whether it belongs to anybody; asking again changes nothing. */
export async function unsubscribe(
  { db, mail, vault, now: clock }: Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>,
  shop: Shop,
  { emailHash: hash, source, address }: Unsubscription,
): Promise<boolean> {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const subscriber = await lockByHash(tx, shop.country.code, hash.toLowerCase())
    if (!subscriber) return false
    const how = { source, wording: leftWording(shop.country), address: addressHash(vault, address) }
    await unsubscribeWithLetter({ tx, mail, vault }, shop, subscriber, how, now)
    return true
  })
}

type How = { source: Source; wording: string; address: string | null }

/** The mailbox learns that no newsletter comes any more: it may have been somebody to whom one was forwarded. */
export async function unsubscribeWithLetter(
  { tx, mail, vault }: { tx: Transaction } & Pick<Engines, 'mail' | 'vault'>,
  shop: Shop,
  subscriber: SubscriberRow,
  how: How,
  now: Date,
): Promise<void> {
  const { email, status } = subscriber
  await endSubscription(tx, vault, subscriber, how, now)
  if (email !== null && status === 'active') await mail.post(leftLetter(shop, { email }), tx)
}

/** From now on only the hash is known. What was told besides goes as well. */
export async function endSubscription(
  tx: Transaction,
  vault: Vault,
  { id, status, email, emailHash: known }: SubscriberRow,
  how: How,
  now: Date,
): Promise<void> {
  if (status === 'left') return
  // Whoever came from an account may have had none until now.
  const hash = known ?? emailHash(vault, email ?? '')
  const nothing = { email: null, salutation: null, firstName: null, birthday: null, interests: [] }
  await updateSubscriber(tx, id, { ...nothing, emailHash: hash, status: 'left', leftAt: now }, now)
  await writeEntry(tx, { id: newId(now), subscriberId: id, at: now, action: 'left', ...how })
}
