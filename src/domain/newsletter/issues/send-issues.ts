import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { emailHash } from '#domain/newsletter/email-hash.ts'
import { giveHash } from '#domain/newsletter/subscriber-store.ts'
import type { Storefronts } from '#shop/shop.ts'
import { countInOutbox, lockWaiting, noteRefusals, settleDelivery, type Waiting } from './delivery-store.ts'
import type { Issue } from './issue.ts'
import { issueLetters } from './issue-letter.ts'
import { gatherSome, lockSending, sendingIssues, updateIssue } from './issue-store.ts'
import { pauseAfter, portionOf } from './rate.ts'

export const SEND_NEWSLETTERS = 'send-newsletters'

/** Of the jobs that go on with it one waits at a time. */
export const NEXT_PORTION = 'next-portion'

type Needs = Pick<Engines, 'db' | 'mail' | 'vault' | 'now'>

/** So many addressees are written down at once. */
const GATHERED_AT_ONCE = 5_000

const DAY = 24 * 60 * 60_000

/** Longer than the outbox tries to get rid of a letter. */
const REFUSAL_DAYS = 3

/** While the mail server takes nothing we look again after so long. */
const OUTBOX_PAUSE = 10_000

/** Goes on with everything that is being sent. Tells when there is more to do, if there is. */
export async function sendIssues(engines: Needs, storefronts: Storefronts): Promise<Date | undefined> {
  await noteRefusals(engines.db, new Date(engines.now().getTime() - REFUSAL_DAYS * DAY))
  let soonest: Date | undefined
  for (const id of await sendingIssues(engines.db)) {
    const next = await sendPortion(engines, storefronts, id)
    if (next && (!soonest || next < soonest)) soonest = next
  }
  return soonest
}

/**
 * A few letters of an issue. That a delivery is done and its letter in the outbox is one transaction, and one process at a
 * time holds the issue: whatever dies, nobody gets it twice.
 */
export async function sendPortion(
  { db, mail, vault, now: clock }: Needs,
  { countries }: Pick<Storefronts, 'countries'>,
  issueId: string,
): Promise<Date | undefined> {
  return db.transaction().execute(async (tx) => {
    const now = clock()
    const issue = await lockSending(tx, issueId)
    if (!issue) return undefined
    if (issue.nextAt && issue.nextAt > now) return issue.nextAt
    if (issue.gatheredAt === null) {
      await gatherSome(tx, issue, GATHERED_AT_ONCE, now)
      return now
    }
    // Letters that wait for a mail server cannot be called back: no more than a minute's worth of them exist.
    if ((await countInOutbox(tx)) >= issue.rate) return new Date(now.getTime() + OUTBOX_PAUSE)

    const readers = await lockWaiting(tx, issue.id, portionOf(issue.rate))
    if (readers.length === 0) return finish(tx, issue, now)
    const write = issueLetters(countries[issue.country], issue)
    let sent = 0
    for (const reader of readers) {
      const addressee = await addresseeOf(tx, vault, reader)
      const letterId = addressee ? await mail.post(write(addressee), tx) : null
      await settleDelivery(tx, issue.id, { id: reader.id, letterId }, now)
      if (letterId !== null) sent += 1
    }
    const nextAt = new Date(now.getTime() + pauseAfter(sent, issue.rate))
    const skipped = issue.skipped + readers.length - sent
    await updateIssue(tx, issue.id, { sent: issue.sent + sent, skipped, nextAt })
    return nextAt
  })
}

/** Nobody, if he has left meanwhile. */
async function addresseeOf(tx: Transaction, vault: Needs['vault'], reader: Waiting) {
  const { id, status, email, firstName } = reader
  if (status !== 'active' || email === null) return undefined
  const hash = reader.emailHash ?? emailHash(vault, email)
  if (reader.emailHash === null) await giveHash(tx, id, hash)
  return { email, emailHash: hash, firstName }
}

/** Whoever was erased meanwhile has no delivery any more, but was counted. */
async function finish(tx: Transaction, { id, total, sent, failed }: Issue, now: Date): Promise<undefined> {
  await updateIssue(tx, id, { status: 'sent', finishedAt: now, skipped: total - sent - failed })
}
