import type { RetentionSteps } from '#domain/retention/retention-step.ts'
import type { Database, Transaction } from '#engines/database/database.ts'
import { daysBefore, retention } from '#shop/retention.ts'
import { deleteMessagesBefore, deleteMessagesOf, messagesOf, type ExportedMessage } from './sender-store.ts'

/** Messages nobody will come back to, with their files and all that followed them. */
export const messageSteps = {
  // Files go first: whoever is killed in between finds the messages again, but would never find a file without one.
  messages: ({ db, files, now }, most) =>
    db.transaction().execute(async (tx) => {
      const gone = await deleteMessagesBefore(tx, daysBefore(now(), retention.messagesDays), most)
      await Promise.all(gone.files.map((file) => files.remove(file)))
      return gone.messages
    }),
} satisfies RetentionSteps

/** Everything that came from a mailbox. Tells which files belonged to it: they are removed once nothing goes back. */
export const eraseMessages = (tx: Transaction | Database, mailbox: string): Promise<string[]> =>
  deleteMessagesOf(tx, mailbox)

/** Everything that came from a mailbox and what followed it, for its owner. */
export const exportMessages = (db: Database, mailbox: string): Promise<ExportedMessage[]> => messagesOf(db, mailbox)
