import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '#engines/database/database.ts'
import { openDatabase } from '#engines/database/open-database.ts'
import type { Jobs } from '#engines/jobs/jobs.ts'
import { openJobs } from '#engines/jobs/open-jobs.ts'
import { silentLog } from '#engines/log/log.ts'
import { freshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { DELIVER_LETTER, deliverLetter } from './deliver-letter.ts'
import { openOutboxMail } from './outbox-mail.ts'
import type { Letter } from './letter.ts'
import { LetterRefused } from './mail.ts'
import type { Mail, MailTransport } from './mail.ts'

export const letter: Letter = {
  from: 'Umlauf Ankauf <hallo@umlauf.example>',
  to: 'ana@example.com',
  replyTo: 'fragen@umlauf.example',
  subject: 'Ihr Verkauf: 1 Gerät für 120 €',
  text: 'Schöne Grüße aus Köln',
  html: '<p>Schöne Grüße aus <b>Köln</b></p>',
  locale: 'de-DE',
  kind: 'trade-created',
  attachments: [{ filename: 'Versandetikett.pdf', contentType: 'application/pdf', content: btoa('%PDF-1.7 label') }],
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
}

const impatient = { retries: 2, firstPauseSeconds: 1, longestPauseSeconds: 1, limitSeconds: 30 }
const now = () => new Date('2026-11-15T12:00:00Z')

/** What the outbox promises, whatever carries its letters. */
export function mailContract(server: string): void {
  let database: OpenDatabase
  let jobs: Jobs
  let mail: Mail
  let drop: () => Promise<void>

  beforeEach(async () => {
    const fresh = await freshDatabase(server)
    drop = fresh.drop
    database = await openDatabase({ url: fresh.url, dataFolder: 'unused' }, silentLog)
    const policies = { [DELIVER_LETTER]: impatient }
    jobs = await openJobs({ databaseUrl: fresh.url, work: true, policies, pollingSeconds: 0.5 }, silentLog)
    mail = openOutboxMail({ db: database.db, jobs, now })
  })
  afterEach(async () => {
    await jobs.close()
    await database.close()
    await drop()
  })

  async function deliverWith(carry: MailTransport['carry']): Promise<void> {
    await jobs.work(DELIVER_LETTER, deliverLetter({ db: database.db, carrier: { carry, close: async () => {} }, now }))
  }

  async function outbox() {
    return database.db.selectFrom('letters').select(['id', 'status', 'attempts', 'last_error', 'sent_at']).execute()
  }

  test('a letter reaches its carrier whole, once, and is marked as sent', async () => {
    const carried: Parameters<MailTransport['carry']>[0][] = []
    await deliverWith(async (given) => (carried.push(given), 'sent'))

    const id = await mail.post(letter)

    const sent = { id, status: 'sent', attempts: 1, last_error: null, sent_at: now() }
    await expect.poll(outbox).toEqual([sent])
    expect(carried).toEqual([{ ...letter, messageId: `<${id}@umlauf.example>` }])
  })

  test('a letter of a transaction that fails is never written', async () => {
    const failing = database.db.transaction().execute(async (within) => {
      await mail.post(letter, within)
      throw new Error('no')
    })

    await expect(failing).rejects.toThrow('no')
    expect(await outbox()).toEqual([])
  })

  test('F-15 a letter that is held can be rewritten until somebody carries it, and goes out once', async () => {
    const carried: string[] = []
    const rewrite = (id: string, subject: string) =>
      database.db.transaction().execute((within) => mail.rewrite(id, { ...letter, subject }, within))
    const id = await mail.post(letter, undefined, { seconds: 2 })
    expect(await rewrite(id, 'Zwei Geräte')).toBe(true)
    await deliverWith(async ({ subject }) => (carried.push(subject), 'sent'))

    await expect.poll(() => carried).toEqual(['Zwei Geräte'])
    expect(await rewrite(id, 'Drei Geräte')).toBe(false)
    await expect.poll(outbox).toMatchObject([{ id, status: 'sent', attempts: 1 }])
  })

  test('a letter waits while the mail server is away, and then goes out once under the same id', async () => {
    const ids: string[] = []
    await deliverWith(async ({ messageId }) => {
      ids.push(messageId)
      if (ids.length < 3) throw new Error('451 try later, says ana@example.com')
      return 'sent'
    })

    await mail.post(letter)

    await expect.poll(async () => (await outbox())[0]?.last_error).toContain('[email]')
    await expect.poll(async () => (await outbox())[0]?.status).toBe('sent')
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
  })

  test('after the last attempt the letter is given up', async () => {
    await deliverWith(async () => {
      throw new Error('still away')
    })

    await mail.post(letter)

    const failed = { status: 'failed', attempts: 3, last_error: 'still away', sent_at: null }
    await expect.poll(outbox).toMatchObject([failed])
  })

  test('a letter that the server refuses for good is not tried again', async () => {
    await deliverWith(async () => {
      throw new LetterRefused('no such mailbox')
    })

    await mail.post(letter)

    await expect.poll(outbox).toMatchObject([{ status: 'failed', attempts: 1 }])
  })

  test('a job that runs again for a letter already sent does nothing', async () => {
    let carried = 0
    const deliver = deliverLetter({
      db: database.db,
      carrier: { carry: async () => (carried++, 'sent'), close: async () => {} },
      now,
    })
    const letterId = await mail.post(letter)
    const run = { id: 'job', attempt: 1, isLastAttempt: false }

    await deliver({ letterId }, run)
    await deliver({ letterId }, run)

    expect(carried).toBe(1)
  })

  test('a letter that was given up goes out when somebody sends it again; others do not go out twice', async () => {
    let isOpen = false
    await deliverWith(async () => {
      if (!isOpen) throw new LetterRefused('no such mailbox')
      return 'sent'
    })
    const id = await mail.post(letter)
    await expect.poll(async () => (await outbox())[0]?.status).toBe('failed')
    isOpen = true
    const again = () => database.db.transaction().execute((tx) => mail.postAgain(id, tx))

    expect(await again()).toBe(true)
    expect(await again()).toBe(false)

    await expect.poll(async () => (await outbox())[0]?.status).toBe('sent')
    expect(await again()).toBe(false)
  })
}
