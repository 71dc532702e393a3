import { sql, type RawBuilder } from 'kysely'
import { portionOf } from '#domain/retention/portion.ts'
import type { Database, Transaction } from '#engines/database/database.ts'

type Deleted = { messages: number; files: string[] }

/** Deletes messages with all that belongs to them, and tells which files nobody knows any more. */
async function deleteMessages(db: Database | Transaction, claim: RawBuilder<unknown>): Promise<Deleted> {
  const { rows } = await sql<Deleted>`
    with gone as (delete from contact_messages where ${claim} returning id)
    select (select count(*)::int from gone) as messages,
      (select coalesce(jsonb_agg(a.file), '[]') from contact_attachments a
        where a.message_id in (select id from gone)) as files`.execute(db)
  return rows[0]!
}

export const deleteMessagesBefore = (tx: Transaction, before: Date, most: number): Promise<Deleted> =>
  deleteMessages(tx, sql`ctid = any(${portionOf('contact_messages', sql`t.created_at < ${before}`, most)})`)

export const deleteMessagesOf = async (tx: Transaction | Database, mailbox: string): Promise<string[]> =>
  (await deleteMessages(tx, sql`lower(email) = ${mailbox.toLowerCase()}`)).files

export type ExportedMessage = {
  number: number
  at: Date
  subject: string
  name: string
  text: string
  /** What came along, by name; the sender has the files. */
  attachments: { name: string; contentType: string; bytes: number }[]
  replies: { at: string; kind: string; text: string }[]
}

export async function messagesOf(db: Database, mailbox: string): Promise<ExportedMessage[]> {
  const { rows } = await sql<ExportedMessage>`
    select m.number, m.created_at as at, m.subject, m.name, m.text,
      (select coalesce(jsonb_agg(
          jsonb_build_object('name', a.name, 'contentType', a.content_type, 'bytes', a.bytes) order by a.id), '[]')
        from contact_attachments a where a.message_id = m.id) as attachments,
      (select coalesce(jsonb_agg(jsonb_build_object('at', r.at, 'kind', r.kind, 'text', r.text) order by r.at, r.id), '[]')
        from contact_replies r where r.message_id = m.id) as replies
    from contact_messages m where lower(m.email) = ${mailbox.toLowerCase()}
    order by m.created_at desc, m.id desc`.execute(db)
  return rows
}
