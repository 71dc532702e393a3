import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#engines/log/log.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const child = join(import.meta.dirname, '../../../../tests/support/services/shops/embedded-child.ts')

let folder: string
let remove: () => Promise<void>
let servers: EmbeddedPostgres[]
beforeEach(async () => {
  const temporary = await makeTemporaryFolder()
  folder = temporary.path
  remove = temporary.remove
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await remove()
})

async function start(dataFolder = folder): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(dataFolder, silentLog)
  servers.push(server)
  return server
}

interface Started {
  process: ChildProcessWithoutNullStreams
  applied: string[]
  server: number
  url: string
}

async function startProcess(): Promise<Started> {
  const started = spawn(process.execPath, [child, folder])
  let complaints = ''
  started.stderr.on('data', (text) => (complaints += text))
  for await (const line of createInterface(started.stdout)) return { process: started, ...JSON.parse(line) }
  throw new Error(`The process ended without a word. ${complaints}`)
}

async function end({ process }: Started): Promise<void> {
  process.stdin.end()
  if (process.exitCode === null) await once(process, 'exit')
}

async function ask(url: string, sql: string): Promise<Record<string, unknown> | undefined> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows[0]
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
}

longTest('two processes that start at once share one server, and each migration is applied once', async () => {
  const [one, other] = await Promise.all([startProcess(), startProcess()])

  expect(one.server).toBe(other.server)
  expect([...one.applied, ...other.applied].filter((name) => name === '0001_letters.sql')).toHaveLength(1)

  await end(one)
  expect(await ask(other.url, 'select 1 as alive')).toEqual({ alive: 1 })
  await end(other)
  await expect(serverPid()).rejects.toThrow('ENOENT')
})

longTest('two processes that end at once leave no server behind', async () => {
  const started = await Promise.all([startProcess(), startProcess()])

  await Promise.all(started.map(end))

  await expect(serverPid()).rejects.toThrow('ENOENT')
})

longTest('somebody else who is connected keeps the server running', async () => {
  const first = await start()
  const guest = new Client({ connectionString: first.url })
  await guest.connect()

  await first.close()
  const { rows } = await guest.query('select 1 as alive')
  expect(rows).toEqual([{ alive: 1 }])

  await guest.end()
  const second = await start()
  await second.close()
  await expect(serverPid()).rejects.toThrow('ENOENT')
})

longTest('what was committed survives a killed server, and the next start recovers', async () => {
  const first = await start()
  await ask(first.url, 'create table kept as select 42 as answer')
  process.kill(await serverPid(), 'SIGKILL')
  await first.close()

  const second = await start()

  expect(await ask(second.url, 'select answer from kept')).toEqual({ answer: 42 })
})

longTest('a server that dies under a running shop is started again', async () => {
  const server = await start()
  const before = await serverPid()

  process.kill(before, 'SIGKILL')

  const answer = () => ask(server.url, 'select 1 as alive').catch(() => undefined)
  await expect.poll(answer).toEqual({ alive: 1 })
  expect(await serverPid()).not.toBe(before)
})

longTest('a lock file whose number now belongs to another program does not keep the server from starting', async () => {
  const first = await start()
  await first.close()
  await writeFile(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${join(folder, 'postgres')}\n`)

  const second = await start()

  expect(await ask(second.url, 'select 1 as alive')).toEqual({ alive: 1 })
})

longTest('a data folder with a very long name works', async () => {
  const long = join(folder, 'a-long-name-'.repeat(12))
  await mkdir(long)

  const server = await start(long)
  const socket = new URL(server.url).searchParams.get('host') ?? ''
  onTestFinished(() => rm(socket, { recursive: true }))

  expect(await ask(server.url, 'select 1 as alive')).toEqual({ alive: 1 })
})

test('only its owner can reach the server, and every commit is written through', async () => {
  const server = await start()

  const { mode } = await stat(join(folder, 'postgres'))
  expect(mode & 0o077).toBe(0)
  const settings = `select current_setting('listen_addresses') as network, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as commit`
  expect(await ask(server.url, settings)).toEqual({ network: '', fsync: 'on', commit: 'on' })
})
