import type { Transaction } from '#engines/database/database.ts'
import type { Letter } from './letter.ts'

/** For how long a letter may still be rewritten before it goes out. */
export type Hold = { seconds: number }

/** Letters to customers. Posting is a write into the outbox, so checkout does not wait for a mail server. */
export interface Mail {
  /** Within a transaction the letter goes out when it commits, and never if it does not. Returns the letter's id. */
  post(letter: Letter, within?: Transaction, hold?: Hold): Promise<string>
  /** Puts another letter into the place of one that nobody has begun to carry. Says whether there was one. */
  rewrite(id: string, letter: Letter, within: Transaction): Promise<boolean>
  /** A letter that was given up goes out once more. Says whether there was one. */
  postAgain(id: string, within: Transaction): Promise<boolean>
}

/** Takes a letter from the outbox to where it belongs. */
export interface MailTransport {
  /** 'sent' when a mail server has taken it, 'kept' when it stays in the outbox to be read there. */
  carry(letter: Letter & { messageId: string }): Promise<'sent' | 'kept'>
  close(): Promise<void>
}

/** The mail server will never take this letter, for example because there is no such mailbox. */
export class LetterRefused extends Error {
  override name = 'LetterRefused'
}
