import { mailboxKey } from '#domain/letters/mailbox-key.ts'
import type { Cache } from '#engines/cache/cache.ts'

const HOUR = 60 * 60

/** A family may sign up behind one address; more than that is a flood. */
const perAddress = { name: 'newsletter-address', points: 10, seconds: HOUR }

/** Nobody's mailbox is flooded by others who type its address. */
const perMailbox = { name: 'newsletter-mailbox', points: 3, seconds: HOUR }

export type RateLimit = { allowed: true; mayWrite: boolean } | { allowed: false; retryAfterSeconds: number }

/** Whoever asks too often is told so; that a mailbox was asked for by others is told to nobody. */
export async function spendRateLimit(cache: Cache, address: string, email: string): Promise<RateLimit> {
  const visitor = await cache.spend(perAddress, address)
  if (!visitor.allowed) return { allowed: false, retryAfterSeconds: visitor.retryAfterSeconds }
  return { allowed: true, mayWrite: (await cache.spend(perMailbox, mailboxKey(email))).allowed }
}
