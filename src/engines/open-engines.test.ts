import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleParcel } from '#engines/carriers/sample-parcel.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { silentLog } from '#engines/log/log.ts'
import { freshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { migrationsFolder } from '#tests/support/services/shops/migrations-folder.ts'
import { startMailServer } from '#tests/support/services/servers/smtp.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import { openEngines } from './open-engines.ts'
import type { Engines } from './engines.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>
beforeEach(async () => {
  folder = await makeTemporaryFolder()
})
afterEach(() => folder.remove())

const names = { release: '1', environment: 'test' }
const options = () => ({ dataFolder: folder.path, migrationsFolder, secrets: testSecrets, ...names, work: true })
const letter = {
  from: 'hallo@umlauf.example',
  to: 'ana@example.com',
  subject: 'Hallo',
  text: 'Hallo',
  html: '<p>Hallo</p>',
  locale: 'de-DE',
  kind: 'greeting',
}

async function statuses({ db }: Engines): Promise<string[]> {
  return (await db.selectFrom('letters').select('status').execute()).map(({ status }) => status)
}

longTest('with nothing but a folder everything works, and the next start finds it again', async () => {
  {
    await using engines = await openEngines(options(), silentLog)
    await engines.mail.post(letter)
    await engines.files.write('hello.txt', Buffer.from('hello'), 'text/plain')
    await engines.cache.set('key', 'value', 10)
    await engines.errors.report(new Error('oops'), { side: 'server' })
    await expect.poll(() => statuses(engines)).toEqual(['kept'])
    expect(await engines.cache.get('key')).toBe('value')
    await engines.files.write('sealed', Buffer.from(engines.vault.seal('DE89370400440532013000', 'iban')), 'text/plain')
  }

  await using engines = await openEngines(options(), silentLog)
  expect(await statuses(engines)).toEqual(['kept'])
  expect((await engines.files.read('hello.txt'))?.contentType).toBe('text/plain')
  const sealed = Buffer.from((await engines.files.read('sealed'))?.bytes ?? []).toString()
  expect(engines.vault.open(sealed, 'iban')).toBe('DE89370400440532013000')
  expect((await engines.carriers.for('ups').announce(sampleParcel)).trackingNumber).toMatch(/^1Z/)
  expect(await engines.db.selectFrom('error_reports').select('message').execute()).toEqual([{ message: 'Error: oops' }])
})

test('with addresses the same shop runs on servers of its own', async () => {
  const { postgresUrl, embeddedUrl, redisUrl } = inject('services')
  const database = await freshDatabase(postgresUrl ?? embeddedUrl)
  const mailServer = await startMailServer()
  {
    const addresses = { databaseUrl: database.url, redisUrl, smtpUrl: mailServer.url }
    await using engines = await openEngines({ ...options(), ...addresses }, silentLog)
    await engines.mail.post(letter)
    await expect.poll(() => statuses(engines)).toEqual(['sent'])
    expect(mailServer.letters.map(({ subject }) => subject)).toEqual(['Hallo'])
  }
  await mailServer.stop()
  await database.drop()
})

longTest('a start that fails half-way closes what it had opened', async () => {
  await writeFile(join(folder.path, '0001_broken.sql'), 'select 1 / 0')

  const start = openEngines({ ...options(), migrationsFolder: folder.path }, silentLog)

  await expect(start).rejects.toThrow('0001_broken.sql failed')
  // The server takes its lock file with it when it stops.
  const lock = writeFile(join(folder.path, 'postgres', 'postmaster.pid'), '', { flag: 'wx' })
  await expect(lock).resolves.toBeUndefined()
})
