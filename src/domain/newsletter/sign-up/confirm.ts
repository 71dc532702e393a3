import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { addressHash } from '#domain/newsletter/email-hash.ts'
import { confirmedEntry } from '#domain/newsletter/newsletter-links.ts'
import { confirmableSince } from '#domain/newsletter/subscriber.ts'
import { entryById, lockById, updateSubscriber, writeEntry } from '#domain/newsletter/subscriber-store.ts'
import { confirmedWording } from '#domain/newsletter/wordings.ts'

export type ConfirmResult = { ok: true; emailHash: string } | { ok: false }

/** Whether the word in a link can still be used. Looking changes nothing: software that checks letters opens every link. */
export async function isConfirmable(
  { db, vault, now }: Pick<Engines, 'db' | 'vault' | 'now'>,
  token: string,
): Promise<boolean> {
  const id = confirmedEntry(vault, token)
  const entry = id === undefined ? undefined : await entryById(db, id)
  return entry !== undefined && entry.at > confirmableSince(now())
}

/** The mailbox is whose it said it was. Pressing twice changes nothing; whoever has left meanwhile has to ask again. */
export async function confirm(
  { db, vault, now: clock }: Pick<Engines, 'db' | 'vault' | 'now'>,
  { country }: Shop,
  { token, address }: { token: string; address: string },
): Promise<ConfirmResult> {
  const now = clock()
  const id = confirmedEntry(vault, token)
  return db.transaction().execute(async (tx) => {
    const asked = id === undefined ? undefined : await entryById(tx, id)
    const subscriber = asked && (await lockById(tx, asked.subscriberId))
    if (!subscriber?.emailHash || subscriber.country !== country.code || asked!.at <= confirmableSince(now))
      return { ok: false }
    if (subscriber.leftAt && subscriber.leftAt >= asked!.at) return { ok: false }

    if (subscriber.status === 'waiting') {
      await updateSubscriber(tx, subscriber.id, { status: 'active', confirmedAt: now, leftAt: null }, now)
      await writeEntry(tx, {
        id: newId(now),
        subscriberId: subscriber.id,
        at: now,
        action: 'confirmed',
        wording: confirmedWording(country),
        source: 'letter',
        address: addressHash(vault, address),
      })
    }
    return { ok: true, emailHash: subscriber.emailHash }
  })
}
