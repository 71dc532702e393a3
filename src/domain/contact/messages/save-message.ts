import type { Transaction } from '#engines/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { newId } from '#shop/ids.ts'
import { insertAttachments, type StoredAttachment } from '#domain/contact/attachments/attachment-store.ts'
import { insertMessage } from './message-store.ts'
import type { Subject } from './subjects.ts'

export type NewMessage = {
  subject: Subject
  email: string
  name?: string
  text: string
  tradeNumber?: number | null
  /** Files that are kept already. */
  attachments?: readonly StoredAttachment[]
}

/** Keeps a message for the colleagues, together with the letter that tells of it. Tells its number. */
export const saveMessage = async (
  tx: Transaction,
  { country: { code, locale } }: Shop,
  { name = '', tradeNumber = null, attachments = [], ...message }: NewMessage,
  now: Date,
): Promise<number> => {
  const id = newId(now)
  const row = { id, createdAt: now, country: code, locale, name, tradeNumber, ...message }
  const number = await insertMessage(tx, row)
  await insertAttachments(tx, id, attachments)
  return number
}
