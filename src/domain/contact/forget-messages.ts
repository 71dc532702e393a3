import type { Database, Transaction } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import { deleteMessagesBefore, deleteMessagesOf, messagesOf, type ExportedMessage } from './sender-store.ts'

/** Messages nobody will come back to, with their files and all that followed them. Tells how many. */
export async function forgetOldMessages({ db, files }: Pick<Engines, 'db' | 'files'>, before: Date): Promise<number> {
  const { messages, files: unknown } = await deleteMessagesBefore(db, before)
  await Promise.all(unknown.map((file) => files.remove(file)))
  return messages
}

/** Everything that came from a mailbox. Tells which files belonged to it: they are removed once nothing goes back. */
export const eraseMessages = (turn: Transaction | Database, mailbox: string): Promise<string[]> =>
  deleteMessagesOf(turn, mailbox)

/** Everything that came from a mailbox and what followed it, for its owner. */
export const exportMessages = (db: Database, mailbox: string): Promise<ExportedMessage[]> => messagesOf(db, mailbox)
