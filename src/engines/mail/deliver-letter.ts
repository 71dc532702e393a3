import type { Selectable } from 'kysely'
import type { Database } from '#engines/database/database.ts'
import type { LettersTable } from '#engines/database/schema.ts'
import type { JobHandler, RetryPolicy } from '#engines/jobs/jobs.ts'
import { redact } from '#engines/log/redact.ts'
import type { Attachment, Letter } from './letter.ts'
import { LetterRefused } from './mail.ts'
import type { MailTransport } from './mail.ts'

export const DELIVER_LETTER = 'deliver-letter'

/** A mail server may be away for most of a day before we give a letter up. */
export const deliverLetterPolicy: RetryPolicy = {
  retries: 40,
  firstPauseSeconds: 5,
  longestPauseSeconds: 1_800,
  // Longer than the carrier's own time limits together: only a crash may make two attempts overlap.
  limitSeconds: 120,
  atOnce: 4,
}

interface Needs {
  db: Database
  carrier: MailTransport
  now: () => Date
}

/** The job behind the outbox. Running it twice for one letter delivers it once. */
export function deliverLetter({ db, carrier, now }: Needs): JobHandler<{ letterId: string }> {
  return async ({ letterId }, { isLastAttempt }) => {
    const row = await db
      .updateTable('letters')
      .set((letter) => ({ attempts: letter('attempts', '+', 1) }))
      .where('id', '=', letterId)
      .where('status', '=', 'waiting')
      .returningAll()
      .executeTakeFirst()
    if (!row) return

    try {
      const status = await carrier.carry(letterFrom(row))
      await settle(db, letterId, { status, sent_at: now(), last_error: null })
    } catch (error) {
      const givenUp = isLastAttempt || error instanceof LetterRefused
      await settle(db, letterId, { status: givenUp ? 'failed' : 'waiting', last_error: describe(error) })
      if (!(error instanceof LetterRefused)) throw error
    }
  }
}

type Outcome = Partial<Pick<Selectable<LettersTable>, 'status' | 'sent_at' | 'last_error'>>

async function settle(db: Database, id: string, outcome: Outcome): Promise<void> {
  await db.updateTable('letters').set(outcome).where('id', '=', id).execute()
}

function letterFrom(row: Selectable<LettersTable>): Letter & { messageId: string } {
  return {
    from: row.from_address,
    to: row.to_address,
    replyTo: row.reply_to ?? undefined,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    locale: row.locale,
    kind: row.kind,
    // We wrote these two columns ourselves, from a Letter.
    attachments: row.attachments as unknown as Attachment[],
    headers: row.headers as Record<string, string>,
    messageId: row.message_id,
  }
}

function describe(error: unknown): string {
  return redact(error instanceof Error ? error.message : String(error)).slice(0, 500)
}
