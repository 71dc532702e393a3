import type { Database, Transaction } from '#engines/database/database.ts'
import { deleteMessagesBefore, deleteMessagesOf, messagesOf, type ExportedMessage } from './sender-store.ts'

/** Messages nobody will come back to, with all that followed them. Tells how many. */
export const forgetOldMessages = (db: Database, before: Date): Promise<number> => deleteMessagesBefore(db, before)

/** Everything that came from a mailbox. */
export const eraseMessages = (turn: Transaction | Database, mailbox: string): Promise<void> =>
  deleteMessagesOf(turn, mailbox)

/** Everything that came from a mailbox and what followed it, for its owner. */
export const exportMessages = (db: Database, mailbox: string): Promise<ExportedMessage[]> => messagesOf(db, mailbox)
