import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '#engines/database/database.ts'
import type { Jobs } from '#engines/jobs/jobs.ts'
import { DELIVER_LETTER } from './deliver-letter.ts'
import type { Letter } from './letter.ts'
import type { Mail } from './mail.ts'

interface Needs {
  db: Database
  jobs: Jobs
  now: () => Date
}

export function openOutboxMail({ db, jobs, now }: Needs): Mail {
  async function write(letter: Letter, within: Transaction): Promise<string> {
    const id = randomUUID()
    await within
      .insertInto('letters')
      .values({
        id,
        created_at: now(),
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
        message_id: messageId(id, letter.from),
      })
      .execute()
    await jobs.enqueue(DELIVER_LETTER, { letterId: id }, { within })
    return id
  }

  return {
    post: (letter, within) =>
      within ? write(letter, within) : db.transaction().execute((transaction) => write(letter, transaction)),
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

function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${id}@${domain}>`
}
