import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openKillableShop } from '#tests/crash/killable-shop.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { stockedDatabase } from '#tests/support/services/shops/fresh-database.ts'

const email = 'ana@example.com'

test('F-29 the job of a shop that was killed in the middle of it is done by the next start', async () => {
  const [folder, database] = await Promise.all([makeTemporaryFolder(), stockedDatabase()])
  const shop = await openKillableShop({ DATABASE_URL: database.url, DATA_FOLDER: folder.path })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await shop.stop()
    await Promise.all([folder.remove(), database.drop()])
  })
  const jobs = async () =>
    (await client.query(`select state, retry_count as again from pgboss.job where name = 'newsletter-sign-up'`)).rows
  const letters = async () => (await client.query('select kind from letters where to_address = $1', [email])).rowCount

  // Whoever writes a letter waits for this transaction.
  await client.query('begin')
  await client.query('lock table letters in share mode')
  const asked = await shop.visit('de.localhost', '/api/newsletter', {
    method: 'POST',
    headers: { origin: 'http://de.localhost', 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(asked.status).toBe(202)
  await expect.poll(jobs).toEqual([{ state: 'active', again: 0 }])
  await shop.kill()
  await client.query('rollback')
  expect([await jobs(), await letters()]).toEqual([[{ state: 'active', again: 0 }], 0])

  await shop.start()

  await expect.poll(jobs).toEqual([{ state: 'completed', again: 1 }])
  expect(await letters()).toBe(1)
})
