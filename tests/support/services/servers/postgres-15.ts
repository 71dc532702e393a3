import { execFile, spawn } from 'node:child_process'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findServerUser, makePrivateFolder } from '#engines/database/embedded/postgres-places.ts'
import { provesAll } from '#tests/support/limits/runs.ts'
import { freePort, installPackage, stopProcess, waitForPort } from './service.ts'
import type { Service } from './service.ts'

/** Debian's PostgreSQL, an older one than the embedded, reached by an address as in production. */
export async function startPostgres15(): Promise<Service> {
  if (!provesAll) return { missing: 'PostgreSQL 15, which only npm run test:all starts' }
  const bin = (await findBin()) ?? (await installed())
  if (typeof bin !== 'string') return bin

  const user = await findServerUser()
  const folder = await mkdtemp(join(tmpdir(), 'umlauf-postgres-15-'))
  await makePrivateFolder(folder, user)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' } }
  const initdb = ['-D', data, '-U', 'umlauf', '-E', 'UTF8', '--auth=trust', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), [...initdb, '--locale-provider=icu', '--icu-locale=und'], options)

  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: folder, fsync: 'off' }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...options, stdio: 'ignore' })
  const stop = async () => {
    await stopProcess(server, 'SIGINT')
    await rm(folder, { recursive: true, force: true })
  }
  if (await waitForPort(port, server)) return { url: `postgres://umlauf@127.0.0.1:${port}/postgres`, stop }

  await stop()
  return { missing: `PostgreSQL of ${bin} did not start` }
}

async function installed(): Promise<string | { missing: string }> {
  const missing = await installPackage('postgresql')
  if (missing) return { missing }
  return (await findBin()) ?? { missing: 'apt-get installed postgresql, but there is no /usr/lib/postgresql/*/bin' }
}

/** Version 15 if it is there, else the newest. */
async function findBin(): Promise<string | undefined> {
  const folders: string[] = []
  for await (const program of glob('/usr/lib/postgresql/*/bin/postgres')) folders.push(join(program, '..'))
  const newestFirst = folders.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return newestFirst.find((folder) => folder.includes('/15/')) ?? newestFirst[0]
}
