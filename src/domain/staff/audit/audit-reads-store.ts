import { sql, type Expression, type SqlBool } from 'kysely'
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

export type AuditQuestion = {
  username?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  /** YYYY-MM-DD in German time. */
  day?: string | undefined
  /** The oldest first, if not said otherwise. */
  descending: boolean
  offset: number
  limit: number
}

const beginsLike = (column: string, text: string) =>
  sql<SqlBool>`lower(${sql.ref(column)}) like ${`${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`

function asked(question: AuditQuestion): Expression<SqlBool>[] {
  const { username, action, subject, day } = question
  return [
    ...(username ? [beginsLike('username', username)] : []),
    ...(action ? [beginsLike('action', action)] : []),
    ...(subject
      ? [sql<SqlBool>`lower(subject) like ${`%${subject.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`]
      : []),
    ...(day
      ? [
          sql<SqlBool>`at >= ${day}::date::timestamp at time zone 'Europe/Berlin'
            and at < (${day}::date + 1)::timestamp at time zone 'Europe/Berlin'`,
        ]
      : []),
  ]
}

export async function auditEntries(db: Database, question: AuditQuestion) {
  const { descending, offset, limit } = question
  const own = db.selectFrom('audit_entries').where((eb) => eb.and(asked(question)))
  const direction = descending ? 'desc' : 'asc'
  const [rows, { total }] = await Promise.all([
    own
      .select(['id', 'at', 'username', 'action', 'subject', 'before', 'after'])
      .orderBy('at', direction)
      .orderBy('id', direction)
      .offset(offset)
      .limit(limit)
      .execute(),
    own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { entries: rows as unknown as AuditEntry[], total }
}
