import type { Engines } from '#engines/engines.ts'
import { newId } from '#shop/ids.ts'
import { modes } from '#shop/modes/all.ts'
import type { Storefronts } from '#shop/shop.ts'
import { emailHash } from '#domain/newsletter/email-hash.ts'
import { JOB_MAILBOX, type SignUpJob } from '#domain/newsletter/newsletter-jobs.ts'
import { alreadyLetter, confirmLetter } from '#domain/newsletter/newsletter-letters.ts'
import { confirmationToken } from '#domain/newsletter/newsletter-links.ts'
import { lockOrAdd, updateSubscriber, writeEntry } from '#domain/newsletter/subscriber-store.ts'

/** After somebody asked: the mailbox is asked whether it was its owner, or told that it has the newsletter already. */
export async function takeSignUp(
  { db, mail, vault }: Pick<Engines, 'db' | 'mail' | 'vault'>,
  { countries }: Pick<Storefronts, 'countries'>,
  { country: code, email: sealed, entryId, at, wording, source, address }: SignUpJob,
): Promise<void> {
  const email = vault.open(sealed, JOB_MAILBOX)
  const shop = { country: countries[code], mode: modes.default }
  const [now, hash] = [new Date(at), emailHash(vault, email)]
  await db.transaction().execute(async (tx) => {
    const { locale } = shop.country
    const subscriber = { id: newId(now), country: code, locale, email, emailHash: hash }
    const { id, status, emailHash: known } = await lockOrAdd(tx, subscriber, now)
    // Somebody who has it may have got it under another key: links go by what is written down.
    const to = { email, emailHash: known ?? hash }
    if (status === 'active') return void (await mail.post(alreadyLetter(shop, to), tx))

    const entry = { id: entryId, subscriberId: id, at: now, action: 'asked', wording, source, address } as const
    if (!(await writeEntry(tx, entry))) return
    await updateSubscriber(tx, id, { email, emailHash: to.emailHash, status: 'waiting' }, now)
    await mail.post(confirmLetter(shop, to, confirmationToken(vault, entryId)), tx)
  })
}
