import type { Engines } from '#engines/engines.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { newId } from '#shop/ids.ts'
import type { Shop } from '#shop/shop.ts'
import { addressHash, mailboxOf } from '#domain/newsletter/email-hash.ts'
import { spendRateLimit } from './mailbox-rate-limit.ts'
import { JOB_MAILBOX, TAKE_SIGN_UP, type SignUpJob } from '#domain/newsletter/newsletter-jobs.ts'
import { askedWording, type SignUpSource } from '#domain/newsletter/wordings.ts'

export type SignUp = {
  email: string
  source: SignUpSource
  /** A field that people do not see. */
  bait: string
  /** Where the visitor's request came from. */
  address: string
}

export type SubscribeResult =
  | { ok: true }
  | { ok: false; reason: 'no-newsletter' | 'looks-automatic' | 'email-missing' | 'email-invalid' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Writes down the request. Whether the mailbox is known already is found out later, where nobody is watching. */
export async function subscribe(
  { jobs, cache, vault, now: clock }: Pick<Engines, 'jobs' | 'cache' | 'vault' | 'now'>,
  { country }: Shop,
  { email: typed, source, bait, address }: SignUp,
): Promise<SubscribeResult> {
  if (!country.features.newsletter) return { ok: false, reason: 'no-newsletter' }
  const email = mailboxOf(typed)
  if (email === '') return { ok: false, reason: 'email-missing' }
  if (!isEmailAddress(email)) return { ok: false, reason: 'email-invalid' }
  if (bait !== '') return { ok: false, reason: 'looks-automatic' }
  const rateLimit = await spendRateLimit(cache, address, email)
  if (!rateLimit.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: rateLimit.retryAfterSeconds }
  if (!rateLimit.mayWrite) return { ok: true }

  const now = clock()
  const job: SignUpJob = {
    country: country.code,
    email: vault.seal(email, JOB_MAILBOX),
    entryId: newId(now),
    at: now.toISOString(),
    wording: askedWording(country, source),
    source,
    address: addressHash(vault, address),
  }
  await jobs.enqueue(TAKE_SIGN_UP, job)
  return { ok: true }
}
