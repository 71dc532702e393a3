import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#engines/log/log.ts'
import { takeBaseBackup, unpackBaseBackup } from './base-backup.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

async function openServer(folder: string) {
  const server = await startEmbeddedPostgres(folder, silentLog)
  const client = new Client({ connectionString: server.url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await server.close()
  })
  return client
}

test('F-24 a database that is written to all the time comes back as it was at one moment', async () => {
  const folder = await makeTemporaryFolder()
  onTestFinished(folder.remove)
  const place = (name: string) => join(folder.path, name)
  const running = await openServer(place('running'))
  await running.query('create table boxes (number serial, filling text)')
  let kept = false
  const writing = (async () => {
    while (!kept)
      await running.query(`insert into boxes (filling) select repeat('x', 500) from generate_series(1, 100)`)
  })()

  await takeBaseBackup(place('running'), place('backup.tar'), silentLog)
  kept = true
  await writing
  await unpackBaseBackup(place('backup.tar'), place('restored'))
  expect((await readdir(place('restored/postgres'))).filter((name) => name.startsWith('.s.'))).toEqual([])

  const restored = await openServer(place('restored'))
  const count = async (client: Client) => Number((await client.query('select count(*) from boxes')).rows[0].count)
  const [now, then] = [await count(running), await count(restored)]
  expect([then % 100, then <= now]).toEqual([0, true])
  expect((await restored.query('select max(number) from boxes')).rows).toEqual([{ max: then }])
})
