import { sql } from 'kysely'
import type { Database, Transaction } from '#engines/database/database.ts'

export async function deleteMessagesBefore(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteMessagesOf(turn: Transaction | Database, mailbox: string): Promise<void> {
  await turn
    .deleteFrom('contact_messages')
    .where(sql`lower(email)`, '=', mailbox.toLowerCase())
    .execute()
}

export type ExportedMessage = {
  number: number
  at: Date
  subject: string
  name: string
  text: string
  replies: { at: string; kind: string; text: string }[]
}

export async function messagesOf(db: Database, mailbox: string): Promise<ExportedMessage[]> {
  const { rows } = await sql<ExportedMessage>`
    select m.number, m.created_at as at, m.subject, m.name, m.text,
      (select coalesce(jsonb_agg(jsonb_build_object('at', r.at, 'kind', r.kind, 'text', r.text) order by r.at, r.id), '[]')
        from contact_replies r where r.message_id = m.id) as replies
    from contact_messages m where lower(m.email) = ${mailbox.toLowerCase()}
    order by m.created_at desc, m.id desc`.execute(db)
  return rows
}
