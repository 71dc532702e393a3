import type { Engines } from '#engines/engines.ts'
import { isEmailAddress } from '#shop/addresses/email-address.ts'
import { modes } from '#shop/modes/all.ts'
import type { Shop, Storefronts } from '#shop/shop.ts'
import { emailHash, mailboxOf } from './email-hash.ts'
import { spendRateLimit } from './sign-up/mailbox-rate-limit.ts'
import { JOB_MAILBOX, SEND_UNSUBSCRIBE_LINK, type UnsubscribeLinkJob } from './newsletter-jobs.ts'
import { linkLetter } from './newsletter-letters.ts'
import { giveHash, lockByMailbox } from './subscriber-store.ts'

export type AskForLinkResult =
  | { ok: true }
  | { ok: false; reason: 'email-missing' | 'email-invalid' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Whoever has an old link types the address; only who gets the newsletter gets a letter, and nobody else learns of it. */
export async function askForLink(
  { jobs, cache, vault }: Pick<Engines, 'jobs' | 'cache' | 'vault'>,
  { country }: Shop,
  { email: typed, address }: { email: string; address: string },
): Promise<AskForLinkResult> {
  const email = mailboxOf(typed)
  if (email === '') return { ok: false, reason: 'email-missing' }
  if (!isEmailAddress(email)) return { ok: false, reason: 'email-invalid' }
  const rateLimit = await spendRateLimit(cache, address, email)
  if (!rateLimit.allowed) return { ok: false, reason: 'too-many', retryAfterSeconds: rateLimit.retryAfterSeconds }

  const job: UnsubscribeLinkJob = { country: country.code, email: vault.seal(email, JOB_MAILBOX) }
  if (rateLimit.mayWrite) await jobs.enqueue(SEND_UNSUBSCRIBE_LINK, job)
  return { ok: true }
}

/** The job behind it. */
export async function sendUnsubscribeLink(
  { db, mail, vault }: Pick<Engines, 'db' | 'mail' | 'vault'>,
  { countries }: Pick<Storefronts, 'countries'>,
  { country: code, email: sealed }: UnsubscribeLinkJob,
): Promise<void> {
  const email = vault.open(sealed, JOB_MAILBOX)
  await db.transaction().execute(async (tx) => {
    const mailbox = { country: code, email, emailHash: emailHash(vault, email) }
    const subscriber = await lockByMailbox(tx, mailbox)
    if (!subscriber || subscriber.status === 'left') return

    const known = subscriber.emailHash ?? mailbox.emailHash
    if (subscriber.emailHash === null) await giveHash(tx, subscriber.id, known)
    const shop = { country: countries[code], mode: modes.default }
    await mail.post(linkLetter(shop, { email, emailHash: known }), tx)
  })
}
