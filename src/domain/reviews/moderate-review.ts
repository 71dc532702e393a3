import { writeAudit } from '#domain/staff/audit/audit.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { may } from '#domain/staff/permissions.ts'
import type { Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { manyLines } from '#shop/forms/typed-text.ts'
import { MAX_REPLY_LENGTH, rejectReasons, type Review } from './review.ts'
import { decideReview, reviewByNumber, writeReply } from './review-store.ts'

type Needs = Pick<Engines, 'db' | 'announcements' | 'now'>

export type ModerateResult =
  | { ok: true }
  | {
      ok: false
      reason: 'not-yours-to-do' | 'no-such-review' | 'changed-meanwhile' | 'reason-missing' | 'reply-too-long'
    }

/** Which review, and when it was last changed as the colleague saw it: nobody decides about words he has not read. */
export type Seen = { number: number; changedAt: number }

type Step = { after: object; take: (tx: Transaction, review: Review, at: Date) => Promise<void> }

/** One step of a colleague: the review is held, changed, the change written down and the page drawn anew. */
const step = (
  { db, announcements, now }: Needs,
  colleague: Colleague,
  { number, changedAt }: Seen,
  action: string,
  { after, take }: Step,
): Promise<ModerateResult> =>
  db.transaction().execute(async (tx): Promise<ModerateResult> => {
    if (!may(colleague, 'reviews.change')) return { ok: false, reason: 'not-yours-to-do' }
    const review = await reviewByNumber(tx, number, { lock: true })
    if (!review) return { ok: false, reason: 'no-such-review' }
    if (review.changedAt.getTime() !== changedAt) return { ok: false, reason: 'changed-meanwhile' }

    const at = now()
    await take(tx, review, at)
    // What was said can be withdrawn; the audit cannot, so it quotes nothing.
    const before = { status: review.status, reason: review.reason }
    await writeAudit(tx, colleague, { action: `review.${action}`, subject: `review ${number}`, before, after }, at)
    await announcements.announce('reviews', tx)
    return { ok: true }
  })

/** Shows a review, however many stars it has. */
export const publishReview = (engines: Needs, colleague: Colleague, seen: Seen): Promise<ModerateResult> =>
  step(engines, colleague, seen, 'publish', {
    after: { status: 'published', reason: null },
    take: (tx, { id }, decidedAt) =>
      decideReview(tx, id, { status: 'published', reason: null, decidedAt, decidedBy: colleague.username }),
  })

/** Does not show a review, for one of the reasons that count. */
export async function rejectReview(
  engines: Needs,
  colleague: Colleague,
  seen: Seen,
  given: string,
): Promise<ModerateResult> {
  const reason = rejectReasons.find((each) => each === given)
  if (reason === undefined) return { ok: false, reason: 'reason-missing' }
  return step(engines, colleague, seen, 'reject', {
    after: { status: 'rejected', reason },
    take: (tx, { id }, decidedAt) =>
      decideReview(tx, id, { status: 'rejected', reason, decidedAt, decidedBy: colleague.username }),
  })
}

/** What the shop says to a review; nothing takes it back. */
export async function replyToReview(
  engines: Needs,
  colleague: Colleague,
  seen: Seen,
  typed: string,
): Promise<ModerateResult> {
  const reply = manyLines(typed)
  if (reply.length > MAX_REPLY_LENGTH) return { ok: false, reason: 'reply-too-long' }
  return step(engines, colleague, seen, 'reply', {
    after: { hasReply: reply !== '' },
    take: (tx, { id }) => writeReply(tx, id, reply),
  })
}
