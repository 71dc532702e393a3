import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Engines } from '#engines/engines.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { mailboxOf } from './email-hash.ts'
import { eraseSubscriptions, knownAs } from './purge-expired-subscribers.ts'
import { deleteNewsletterLetters } from './sign-up/mailbox-store.ts'
import { subscribersOf } from './subscriber-store.ts'
import { unsubscribeWithLetter } from './unsubscribe.ts'
import { leftWording } from './wordings.ts'

export type ReaderAction = 'leave' | 'erase'

export type ReaderResult = { ok: true } | { ok: false; reason: 'not-yours-to-do' | 'reason-missing' | 'nobody' }

const MIN_REASON_LENGTH = 3

/** Somebody who asked us by phone or letter gets no newsletter any more, or is forgotten. The audit names no mailbox. */
export async function helpReader(
  { db, mail, vault, now: clock }: Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>,
  { countries }: Pick<Storefronts, 'countries'>,
  colleague: Colleague,
  { mailbox, action, reason }: { mailbox: string; action: ReaderAction; reason: string },
): Promise<ReaderResult> {
  if (!may(colleague, 'customers.change')) return { ok: false, reason: 'not-yours-to-do' }
  if (reason.trim().length < MIN_REASON_LENGTH) return { ok: false, reason: 'reason-missing' }
  const now = clock()

  return db.transaction().execute(async (tx) => {
    const known = await subscribersOf(tx, knownAs(vault, mailbox))
    if (known.length === 0) return { ok: false, reason: 'nobody' }
    for (const subscriber of known) {
      const shop = { country: countries[subscriber.country as CountryCode], mode: modes.default }
      const how = { source: 'office', wording: leftWording(shop.country), address: null } as const
      if (action === 'leave') await unsubscribeWithLetter({ tx, mail, vault }, shop, subscriber, how, now)
      const subject = `newsletter ${subscriber.id}`
      const after = { reason: reason.trim() }
      await writeAudit(tx, colleague, { action: `newsletter.${action}`, subject, before: null, after }, now)
    }
    if (action === 'erase') {
      await eraseSubscriptions(tx, vault, mailbox)
      await deleteNewsletterLetters(tx, mailboxOf(mailbox))
    }
    return { ok: true }
  })
}
