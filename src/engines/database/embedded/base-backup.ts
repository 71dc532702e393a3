import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, Query } from 'pg'
import type { Log } from '#engines/log/log.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findServerUser, makePrivateFolder, preparePlaces } from './postgres-places.ts'

/** Whether there is an embedded database in this data folder. */
export async function hasEmbeddedDatabase(dataFolder: string): Promise<boolean> {
  if (!existsSync(dataFolder)) return false
  const { data } = await preparePlaces(dataFolder, await findServerUser())
  return existsSync(join(data, 'PG_VERSION'))
}

/**
 * The embedded database as it is at one moment, as one tar archive. It goes on working meanwhile: the server sends its files
 * and what was written while it did so, and comes from them to that moment when it starts on them.
 */
export async function takeBaseBackup(dataFolder: string, file: string, log: Log): Promise<void> {
  const server = await startEmbeddedPostgres(dataFolder, log)
  try {
    await using archive = await open(file, 'wx', 0o600)
    const address = new URL(server.url)
    address.searchParams.set('replication', 'true')
    const client = new Client({ connectionString: address.href, application_name: 'umlauf-backup' })
    await client.connect()
    try {
      await new Promise((resolve, reject) => {
        client.query(new BaseBackup(archive.fd)).on('end', resolve).on('error', reject)
      })
    } finally {
      await client.end()
    }
    await archive.sync()
  } finally {
    await server.close()
  }
}

/** Puts an archive where the shop looks for its embedded database, which is not there yet. */
export async function unpackBaseBackup(file: string, dataFolder: string): Promise<void> {
  const user = await findServerUser()
  const { data } = await preparePlaces(dataFolder, user)
  await makePrivateFolder(data, user)
  await using archive = await open(file)
  // The lock of the socket belongs to the server that was copied.
  const tar = spawn('tar', ['--extract', '--exclude=.s.PGSQL.*'], {
    ...user,
    cwd: data,
    stdio: [archive.fd, 'ignore', 'inherit'],
  })
  const [code] = (await once(tar, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${file} could not be unpacked.`)
}

/** PostgreSQL's own command for a copy of itself, as `pg_basebackup` sends it. */
class BaseBackup extends Query {
  readonly #file: number

  constructor(file: number) {
    super("BASE_BACKUP (LABEL 'umlauf', CHECKPOINT 'fast', WAL true, MANIFEST 'no')")
    this.#file = file
  }

  /** A letter says what a message is: `d` is the next part of the archive. Called by the driver. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    for (let part = chunk.subarray(1); chunk[0] === 0x64 && part.length > 0;) {
      part = part.subarray(writeSync(this.#file, part))
    }
  }
}
