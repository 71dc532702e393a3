import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** Who runs the server: nothing means ourselves. PostgreSQL refuses to run as root. */
export interface ServerUser {
  uid?: number
  gid?: number
}

/** Where the embedded server keeps its things. */
export interface PostgresPlaces {
  data: string
  socket: string
  log: string
}

/** For things that the user `nobody` must reach when the shop itself lies in a closed folder. */
export const SHARED_HOME = '/var/lib/umlauf'
const WHY_ELSEWHERE = 'PostgreSQL does not run as root, and the user it runs as cannot enter this folder.'

/** A socket address may have 107 bytes; we stay clear of that. */
const MAX_SOCKET_PATH_LENGTH = 100

export async function findServerUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {}

  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid = 65534, gid = 65534] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

export async function preparePlaces(dataFolder: string, user: ServerUser): Promise<PostgresPlaces> {
  const asked = resolve(dataFolder)
  await mkdir(asked, { recursive: true })
  const home = user.uid === undefined || (await everybodyCanEnter(asked)) ? asked : await makeSharedHome(asked, user)

  const data = join(home, 'postgres')
  const socketPath = join(data, '.s.PGSQL.5432')
  const socket = Buffer.byteLength(socketPath) < MAX_SOCKET_PATH_LENGTH ? data : await makeShortFolder(data, user)
  return { data, socket, log: join(home, 'postgres.log') }
}

export async function makePrivateFolder(path: string, user: ServerUser): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid)
}

async function everybodyCanEnter(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  if ((mode & 0o001) === 0) return false
  return folder === dirname(folder) || everybodyCanEnter(dirname(folder))
}

async function makeSharedHome(dataFolder: string, user: ServerUser): Promise<string> {
  await mkdir(SHARED_HOME, { recursive: true, mode: 0o755 })
  const home = join(SHARED_HOME, shortHash(dataFolder))
  await makePrivateFolder(home, user)
  await writeFile(
    join(dataFolder, 'postgres-is-elsewhere.txt'),
    `The database lies in ${home}, because ${WHY_ELSEWHERE}\n`,
  )
  return home
}

/** The name follows from the data folder, so that a second process finds the same socket. */
async function makeShortFolder(data: string, user: ServerUser): Promise<string> {
  const folder = join(tmpdir(), `umlauf-${shortHash(data)}`)
  const ownUid = process.getuid?.()
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(folder)
  // Anybody may put things into the temporary folder: a stranger's folder must not carry our socket.
  if (!found.isDirectory() || ![ownUid, user.uid].includes(found.uid)) {
    throw new Error(`${folder} belongs to somebody else; remove it, or choose a shorter data folder.`)
  }
  await makePrivateFolder(folder, user)
  return folder
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
