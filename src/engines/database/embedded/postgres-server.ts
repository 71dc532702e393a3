import { spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, readdir, readlink, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres, serverEnvironment } from './postgres-binaries.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { makePrivateFolder } from './postgres-places.ts'
import type { PostgresPlaces, ServerUser } from './postgres-places.ts'

/** Makes sure that there is a database cluster, and returns the program that can run it. */
export async function prepareServer(places: PostgresPlaces, user: ServerUser): Promise<PostgresBinaries> {
  const version = await clusterVersion(places)
  const binaries = await findPostgres(user, version)
  if (version === undefined) await initialise(binaries, places, user)
  return binaries
}

/**
 * Starts the server in a session of its own: Ctrl+C in the shop's terminal must reach the shop first, which then
 * stops the server in good order. If another server already runs on these files, this one leaves by itself.
 */
export async function spawnServer(
  binaries: PostgresBinaries,
  places: PostgresPlaces,
  user: ServerUser,
): Promise<ChildProcess> {
  await removeDeadLock(places)
  await using output = await open(places.log, 'a', 0o600)
  const server = spawn(binaries.postgres, ['-D', places.data, ...settings(places)], {
    ...user,
    cwd: places.data,
    env: serverEnvironment(binaries.libraries),
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  // Without a listener a failed spawn would end the shop; whoever waits for the server notices anyway.
  server.on('error', () => {})
  server.unref()
  return server
}

/** Fast shutdown: running transactions are rolled back, everything committed is on disk. */
export async function stopServer(places: PostgresPlaces): Promise<void> {
  const pid = await serverPid(places)
  if (pid === undefined) return

  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // It crashed; its last connections only have not noticed yet.
    return
  }
  for (let waited = 0; waited < 300_000; waited += 10) {
    if ((await serverPid(places)) !== pid || !(await findProcess(pid))) return
    await sleep(10)
  }
}

/** The last lines the server wrote, for an error message that helps. */
export async function lastWords(places: PostgresPlaces): Promise<string> {
  const log = await readFile(places.log, 'utf8').catch(() => '')
  return log.trim().split('\n').slice(-5).join('\n')
}

async function clusterVersion(places: PostgresPlaces): Promise<number | undefined> {
  const version = await readFile(join(places.data, 'PG_VERSION'), 'utf8').catch(() => undefined)
  return version === undefined ? undefined : Number(version)
}

/** The cluster appears under its name only when it is whole; of two processes the first one wins. */
async function initialise(binaries: PostgresBinaries, places: PostgresPlaces, user: ServerUser): Promise<void> {
  const unfinished = await mkdtemp(`${places.data}.new-`)
  await makePrivateFolder(unfinished, user)
  // Sorting and upper case the same on every machine, whatever languages its system has installed.
  const language =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale-provider=icu', '--icu-locale=und', '--locale=C']
  const initdb = ['-D', unfinished, '-U', 'umlauf', '-E', 'UTF8', '--auth=trust', ...language]
  const where = { ...user, cwd: unfinished, env: serverEnvironment(binaries.libraries) }
  await runToItsEnd(binaries.initdb, initdb, where).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  })
  await rename(unfinished, places.data).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    await rm(unfinished, { recursive: true, force: true })
  })
}

/** In a session of its own, so that Ctrl+C does not cut it off: the shop hears it, and ends when this is done. */
async function runToItsEnd(program: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  let complaints = ''
  child.stderr?.on('data', (text: Buffer) => (complaints += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${program} failed: ${complaints.trim()}`)
}

function settings({ socket }: PostgresPlaces): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    // The detail line of an error quotes the row, and rows hold names and addresses.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // What lies in memory or on a disk without an arm is looked up one by one for little more than in a row. The default is
    // that of old disks, by which a few hundred rows seem worth reading a whole table for.
    random_page_cost: '1.1',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function serverPid(places: PostgresPlaces): Promise<number | undefined> {
  const lock = await readFile(join(places.data, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const pid = Number(lock?.split('\n')[0])
  return pid > 0 ? pid : undefined
}

/**
 * After a crash the number of the dead server may belong to another program, or to a corpse that nobody buries, as in
 * a container without an init process. PostgreSQL would wait for it in vain. Where no process has that number,
 * PostgreSQL finds out by itself.
 */
async function removeDeadLock(places: PostgresPlaces): Promise<void> {
  const pid = await serverPid(places)
  if (pid === undefined || !isListed(pid)) return
  const program = await findProcess(pid)
  if (program === 'postgres' || program === 'unknown') return
  // Connections of the dead server may still be writing; only without them a new server may begin.
  if (await somebodyWorksIn(places.data)) return
  await rm(join(places.data, 'postmaster.pid'), { force: true })
}

/** The name of a process that is alive, where the system tells; a corpse has none. */
async function findProcess(pid: number): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (status === undefined) return isListed(pid) ? 'unknown' : undefined
  const [, name, state] = /\((.*)\) (\w)/s.exec(status) ?? []
  return state === 'Z' || state === 'X' ? undefined : name
}

function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function somebodyWorksIn(folder: string): Promise<boolean> {
  const entries = await readdir('/proc').catch(() => [])
  const folders = await Promise.all(entries.map((entry) => readlink(`/proc/${entry}/cwd`).catch(() => undefined)))
  return folders.includes(folder)
}
