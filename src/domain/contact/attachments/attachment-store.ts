import type { Database, Transaction } from '#engines/database/database.ts'

/** A file that came with a message. */
export type Attachment = { id: string; name: string; contentType: string; bytes: number }

export type StoredAttachment = Attachment & { file: string }

export async function insertAttachments(
  tx: Transaction,
  messageId: string,
  attachments: readonly StoredAttachment[],
): Promise<void> {
  if (attachments.length === 0) return
  const rows = attachments.map(({ contentType, ...rest }, position) => ({
    ...rest,
    position,
    content_type: contentType,
    message_id: messageId,
  }))
  await tx.insertInto('contact_attachments').values(rows).execute()
}

const columns = ['id', 'name', 'content_type as contentType', 'bytes'] as const

export const attachmentsOf = (db: Database, messageId: string): Promise<Attachment[]> =>
  db.selectFrom('contact_attachments').select(columns).where('message_id', '=', messageId).orderBy('position').execute()

export const attachmentById = (db: Database, id: string): Promise<StoredAttachment | undefined> =>
  db
    .selectFrom('contact_attachments')
    .select([...columns, 'file'])
    .where('id', '=', id)
    .executeTakeFirst()
