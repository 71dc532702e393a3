import { mailboxKey } from '#domain/letters/mailbox-key.ts'
import type { Cache } from '#engines/cache/cache.ts'

/** Nobody's mailbox is flooded by others who type its address. */
const perMailbox = { name: 'account-mailbox', points: 3, seconds: 60 * 60 }

/** Whether this mailbox may get another letter that somebody else could have asked for. Whose it is stays unknown. */
export async function mayWriteTo(cache: Cache, kind: string, email: string): Promise<boolean> {
  return (await cache.spend(perMailbox, `${kind} ${mailboxKey(email)}`)).allowed
}
