import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Jobs } from '#engines/jobs/jobs.ts'
import { DELIVER_LETTER } from './deliver-letter.ts'
import type { Letter } from './letter.ts'
import type { Hold, Mail } from './mail.ts'

interface Needs {
  db: Database
  jobs: Jobs
  now: () => Date
}

export function openOutboxMail({ db, jobs, now }: Needs): Mail {
  async function write(letter: Letter, within: Transaction, hold?: Hold): Promise<string> {
    const id = randomUUID()
    await within
      .insertInto('letters')
      .values({ id, created_at: now(), ...columnsOf(letter), message_id: messageId(id, letter.from) })
      .execute()
    await jobs.enqueue(DELIVER_LETTER, { letterId: id }, { within, startAfter: hold?.seconds })
    return id
  }

  return {
    post: (letter, within, hold) =>
      within
        ? write(letter, within, hold)
        : db.transaction().execute((transaction) => write(letter, transaction, hold)),
    async rewrite(id, letter, within) {
      // Whoever carries it counts its attempts first, and waits for this transaction or is seen by it.
      const { numUpdatedRows } = await within
        .updateTable('letters')
        .set(columnsOf(letter))
        .where('id', '=', id)
        .where('status', '=', 'waiting')
        .where('attempts', '=', 0)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async postAgain(id, within) {
      const again = await within
        .updateTable('letters')
        .set({ status: 'waiting', last_error: null })
        .where('id', '=', id)
        .where('status', '=', 'failed')
        .returning('id')
        .executeTakeFirst()
      if (again) await jobs.enqueue(DELIVER_LETTER, { letterId: id }, { within })
      return again !== undefined
    },
  }
}

const columnsOf = (letter: Letter) => ({
  kind: letter.kind,
  locale: letter.locale,
  from_address: letter.from,
  to_address: letter.to,
  reply_to: letter.replyTo ?? null,
  subject: letter.subject,
  text_body: letter.text,
  html_body: letter.html,
  attachments: JSON.stringify(letter.attachments ?? []),
  headers: JSON.stringify(letter.headers ?? {}),
})

function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${id}@${domain}>`
}
