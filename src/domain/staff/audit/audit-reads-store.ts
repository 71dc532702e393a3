import { sql, type RawBuilder } from 'kysely'
import { allOf, prefixOf } from '#domain/lists/conditions.ts'
import { readPage, type ListPage, type PageRequest } from '#domain/lists/list-page.ts'
import type { Database } from '#engines/database/database.ts'

export type AuditEntry = {
  id: string
  at: Date
  username: string
  action: string
  subject: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export type AuditQuery = {
  username?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  /** YYYY-MM-DD in German time. */
  day?: string | undefined
  /** The oldest first, if not said otherwise. */
  descending: boolean
} & PageRequest

const dayStart = (day: string) => sql`(${day}::date)::timestamp at time zone 'Europe/Berlin'`

/** It begins like this, or has these words. */
const isAbout = (subject: string) => sql`(lower(subject) like ${prefixOf(subject)}
  or string_to_array(lower(subject), ' ') @> string_to_array(${subject.toLowerCase()}, ' '))`

function conditionOf({ username, action, subject, day }: AuditQuery): RawBuilder<unknown> {
  return allOf([
    username !== undefined && sql`lower(username) like ${prefixOf(username)}`,
    action !== undefined && sql`lower(action) like ${prefixOf(action)}`,
    subject !== undefined && isAbout(subject),
    day !== undefined && sql`at >= ${dayStart(day)} and at < ${dayStart(day)} + interval '1 day'`,
  ])
}

export const auditEntries = (db: Database, query: AuditQuery): Promise<ListPage<AuditEntry>> => {
  const list = {
    columns: sql`id, at, username, action, subject, before, after`,
    from: sql`audit_entries`,
    where: conditionOf(query),
    key: { by: sql`at`, kind: 'time' },
    tie: { by: sql`id`, kind: 'uuid' },
    descending: query.descending,
  } as const
  return readPage(db, list, query)
}

/** The latest changes of one thing, the newest first. */
export async function entriesAbout(db: Database, subject: string, most: number): Promise<AuditEntry[]> {
  const { rows } = await sql<AuditEntry>`
    select id, at, username, action, subject, before, after from audit_entries where subject = ${subject}
    order by at desc, id desc limit ${most}`.execute(db)
  return rows
}

/** The last change of one thing since a moment. */
export async function lastEntryAbout(db: Database, subject: string, since: Date) {
  const { rows } = await sql<Pick<AuditEntry, 'at' | 'username'>>`
    select at, username from audit_entries where subject = ${subject} and at >= ${since}
    order by at desc limit 1`.execute(db)
  return rows[0]
}
