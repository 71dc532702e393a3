import type { Transaction } from '#engines/database/database.ts'
import type { Shop } from '#shop/shop.ts'
import { newId } from '#shop/ids.ts'
import { insertMessage } from './message-store.ts'
import type { Subject } from './subjects.ts'

export type NewMessage = {
  subject: Subject
  email: string
  name?: string
  text: string
  tradeNumber?: number | null
}

/** Lays a message on the desk of the colleagues, together with the letter that tells of it. Tells its number. */
export const keepMessage = (
  turn: Transaction,
  { country: { code, locale } }: Shop,
  { name = '', tradeNumber = null, ...message }: NewMessage,
  now: Date,
): Promise<number> =>
  insertMessage(turn, { id: newId(now), createdAt: now, country: code, locale, name, tradeNumber, ...message })
