import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Issue, IssueStatus, Progress } from './issue.ts'
import type { IssueWords } from './issue-form.ts'

const columns = [
  'id',
  'country',
  'subject',
  'preheader',
  'text',
  'interests',
  'rate',
  'status',
  'author',
  'created_at as createdAt',
  'changed_at as changedAt',
  'started_at as startedAt',
  'finished_at as finishedAt',
  'gathered_at as gatheredAt',
  'next_at as nextAt',
  'total',
  'sent',
  'failed',
  'skipped',
] as const

const issues = (db: Database | Transaction) => db.selectFrom('newsletter_issues').select(columns).$castTo<Issue>()

/** The newest first. */
export const allIssues = (db: Database): Promise<Issue[]> =>
  issues(db).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

export const issueById = (db: Database, id: string): Promise<Issue | undefined> =>
  issues(db).where('id', '=', id).executeTakeFirst()

/** Until the transaction ends nobody else changes it. */
export const lockIssue = (tx: Transaction, id: string): Promise<Issue | undefined> =>
  issues(tx).where('id', '=', id).forUpdate().executeTakeFirst()

/** The same for whoever sends it; nothing if somebody else is doing so just now. */
export const lockSending = (tx: Transaction, id: string): Promise<Issue | undefined> =>
  issues(tx).where('id', '=', id).where('status', '=', 'sending').forUpdate().skipLocked().executeTakeFirst()

export async function sendingIssues(db: Database): Promise<string[]> {
  const found = db.selectFrom('newsletter_issues').select('id').where('status', '=', 'sending')
  return (await found.orderBy('started_at').execute()).map(({ id }) => id)
}

export async function insertIssue(
  tx: Transaction,
  { id, author, words, now }: { id: string; author: string; words: IssueWords; now: Date },
): Promise<void> {
  const row = { ...words, interests: [...words.interests], id, author, created_at: now, changed_at: now }
  await tx.insertInto('newsletter_issues').values(row).execute()
}

export type IssueChange = Partial<IssueWords & Progress> & {
  status?: IssueStatus
  changedAt?: Date
  startedAt?: Date
  finishedAt?: Date
  nextAt?: Date
}

export async function updateIssue(tx: Transaction, id: string, change: IssueChange): Promise<void> {
  const { changedAt, startedAt, finishedAt, nextAt, interests, ...same } = change
  await tx
    .updateTable('newsletter_issues')
    .set({
      ...same,
      ...(interests && { interests: [...interests] }),
      ...(changedAt && { changed_at: changedAt }),
      ...(startedAt && { started_at: startedAt }),
      ...(finishedAt && { finished_at: finishedAt }),
      ...(nextAt && { next_at: nextAt }),
    })
    .where('id', '=', id)
    .execute()
}

export type Audience = Pick<Issue, 'country' | 'interests'>

const isAddressee = ({ country, interests }: Audience) => sql`
  status = 'active' and country = ${country}
  ${interests.length === 0 ? sql`` : sql`and interests && ${[...interests]}::text[]`}`

export async function countAudience(db: Database, audience: Audience): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from newsletter_subscribers where ${isAddressee(audience)}`.execute(db)
  return rows[0]!.count
}

/** Writes down the next addressees: those who were readers when it began. Whoever is written down already stays so. */
export async function gatherSome(tx: Transaction, issue: Issue, most: number, now: Date): Promise<void> {
  await sql`
    with issue as (select id, coalesce(gathered_to, '00000000-0000-0000-0000-000000000000') as last
      from newsletter_issues where id = ${issue.id}),
    found as (
      select id from newsletter_subscribers
      where ${isAddressee(issue)} and confirmed_at <= ${issue.startedAt} and id > (select last from issue)
      order by id limit ${most}),
    written as (
      insert into newsletter_deliveries (issue_id, subscriber_id, at) select ${issue.id}, id, ${now} from found
      on conflict do nothing returning 1)
    update newsletter_issues set
      total = total + (select count(*) from written),
      gathered_to = coalesce((select id from found order by id desc limit 1), gathered_to),
      gathered_at = case when (select count(*) from found) < ${most} then ${now}::timestamptz end
    where id = ${issue.id}`.execute(tx)
}
