import { mailboxKey } from '#domain/letters/mailbox-key.ts'
import type { Cache, Spending } from '#engines/cache/cache.ts'

const HOUR = 60 * 60

/** A family behind one address may have a drawer full; more than that is a flood. */
const perAddress = { name: 'contact-address', points: 10, seconds: HOUR }
const perMailbox = { name: 'contact-mailbox', points: 3, seconds: HOUR }

/** Whether one more message is taken from this address on the net and this mailbox. */
export async function spendMessage(
  cache: Cache,
  { address, email }: { address: string; email: string },
): Promise<Spending> {
  const fromAddress = await cache.spend(perAddress, address)
  const fromMailbox = await cache.spend(perMailbox, mailboxKey(email))
  return fromAddress.allowed ? fromMailbox : fromAddress
}
