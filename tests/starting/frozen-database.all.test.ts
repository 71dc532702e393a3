import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { openOwnPostgres } from '#tests/crash/own-postgres.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { person } from '#tests/support/services/shops/shop-under-test.ts'

/** The server and every connection of it. */
async function processesOf(folder: string): Promise<number[]> {
  const server = Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    numbers.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return [Number(pid), Number(/\) \w (\d+)/.exec(status)?.[1])] as const
    }),
  )
  return [server, ...parents.filter(([, parent]) => parent === server).map(([pid]) => pid)]
}

test('F-22 with a frozen database a write is put off, watchers hear of it first, and kept pages go on', async () => {
  const folder = await makeTemporaryFolder()
  const postgres = await openOwnPostgres(folder.path)
  const shop = await startShop({ DATABASE_URL: postgres.url, DATA_FOLDER: folder.path })
  onTestFinished(async () => {
    await shop.stop()
    await postgres.stop()
    await folder.remove()
  })
  const asPerson = { headers: { 'user-agent': person } }
  expect((await shop.visit('de.localhost', '/', asPerson)).status).toBe(200)
  const subscribe = () =>
    shop.visit('de.localhost', '/api/newsletter', {
      method: 'POST',
      headers: { origin: 'http://de.localhost', 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.com' }),
    })

  const frozen = await processesOf(folder.path)
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of frozen) {
      try {
        process.kill(pid, signal)
      } catch {
        // A connection that has ended meanwhile.
      }
    }
  }
  tell('SIGSTOP')
  const answered: string[] = []
  const note = async <Answer>(name: string, asked: Promise<Answer>) => {
    const answer = await asked
    answered.push(name)
    return answer
  }
  const [page, ready, put] = await Promise.all([
    note('page', shop.visit('de.localhost', '/', asPerson)),
    note('ready', shop.visit('de.localhost', '/health/ready')),
    note('write', subscribe()),
  ])
  tell('SIGCONT')

  expect([page.status, ready.status, put.status]).toEqual([200, 503, 503])
  expect(put.headers['retry-after']).toBe('1')
  expect(answered).toEqual(['page', 'ready', 'write'])
  await expect.poll(async () => (await shop.visit('de.localhost', '/health/ready')).status).toBe(200)
})
