import { sql } from 'kysely'
import { deletePortion } from '#domain/retention/portion.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { SubscriberStatus } from '#domain/newsletter/subscriber.ts'
import { ISSUE_LETTER } from './issue-letter.ts'

export type Waiting = {
  id: string
  status: SubscriberStatus
  email: string | null
  emailHash: string | null
  firstName: string | null
}

/** The next readers. Until the transaction ends none of them can leave, so that nobody gets a letter after he left. */
export async function lockWaiting(tx: Transaction, issueId: string, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select s.id, s.status, s.email, s.email_hash as "emailHash", s.first_name as "firstName"
    from newsletter_deliveries d join newsletter_subscribers s on s.id = d.subscriber_id
    where d.issue_id = ${issueId} and d.status = 'waiting'
    order by d.subscriber_id limit ${most} for update of s`.execute(tx)
  return rows
}

export async function settleDelivery(
  tx: Transaction,
  issueId: string,
  { id, letterId }: { id: string; letterId: string | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('newsletter_deliveries')
    .set({ status: letterId === null ? 'skipped' : 'sent', letter_id: letterId, at: now })
    .where('issue_id', '=', issueId)
    .where('subscriber_id', '=', id)
    .execute()
}

/** Those whose turn never came. */
export async function deleteWaiting(tx: Transaction, issueId: string): Promise<void> {
  await tx.deleteFrom('newsletter_deliveries').where('issue_id', '=', issueId).where('status', '=', 'waiting').execute()
}

/** Letters that the mail server has not taken yet. */
export async function countInOutbox(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from letters where status = 'waiting' and kind = ${ISSUE_LETTER}`.execute(db)
  return rows[0]!.count
}

/** Letters that were given up since a moment: their deliveries say so, and the numbers of the issues follow. */
export async function noteRefusals(db: Database, since: Date): Promise<void> {
  await sql`
    with refused as (
      update newsletter_deliveries d set status = 'failed' from letters l
      where l.id = d.letter_id and l.status = 'failed' and l.kind = ${ISSUE_LETTER} and l.created_at > ${since}
        and d.status = 'sent'
      returning d.issue_id)
    update newsletter_issues i set sent = i.sent - r.count, failed = i.failed + r.count
    from (select issue_id, count(*)::integer as count from refused group by issue_id) r
    where i.id = r.issue_id`.execute(db)
}

/** Deliveries of issues that ended before a moment. The numbers of the issue stay. */
export const deleteOldDeliveries = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(
    db,
    'newsletter_deliveries',
    sql`t.issue_id in (select id from newsletter_issues where finished_at < ${before})`,
    most,
  )

export const deleteIssueLetters = (db: Database, before: Date, most: number): Promise<number> =>
  deletePortion(
    db,
    'letters',
    sql`t.kind = ${ISSUE_LETTER} and t.status <> 'waiting' and t.created_at < ${before}`,
    most,
  )
