import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import type { Log } from '#engines/log/log.ts'
import { lastWords, prepareServer, spawnServer, stopServer } from './postgres-server.ts'
import { findServerUser, preparePlaces } from './postgres-places.ts'
import type { PostgresPlaces } from './postgres-places.ts'

/** A real PostgreSQL that the shop starts by itself and shares with every process on the same data folder. */
export interface EmbeddedPostgres {
  url: string
  /** Stops the server if nobody else uses it. */
  close(): Promise<void>
}

/** Everyone who uses the server holds this lock shared; who can take it alone is the last one. */
const PRESENCE = 8_651_001
/** A server leaves at once while connections of the one before are still ending; one that always leaves is broken. */
const MAX_FAILED_STARTS = 60

export async function startEmbeddedPostgres(dataFolder: string, log: Log): Promise<EmbeddedPostgres> {
  const places = await preparePlaces(dataFolder, await findServerUser())
  let presence = await enter(places)
  await createDatabase(presence)
  let closing = false
  let reviving = Promise.resolve()
  watch()

  /** If the server dies under a running shop, the shop starts it again. */
  function watch() {
    presence.once('end', () => {
      if (!closing) reviving = revive()
    })
  }

  async function revive(): Promise<void> {
    log.warn({ log: places.log }, 'The embedded database went away; starting it again.')
    while (!closing) {
      try {
        presence = await enter(places)
        return watch()
      } catch (error) {
        log.error({ err: error }, 'The embedded database did not start.')
        await sleep(1_000)
      }
    }
  }

  return {
    url: addressOf(places, 'umlauf'),
    async close() {
      closing = true
      await reviving
      const alone = await isLastOne(presence).catch(() => false)
      if (alone) await stopServer(places)
      await presence.end().catch(() => {})
    },
  }
}

/** Joins the running server, or starts one: whichever comes first. */
async function enter(places: PostgresPlaces): Promise<Client> {
  const user = await findServerUser()
  let server: ChildProcess | undefined
  let failedStarts = 0

  // No clock decides here: a server that lives may take as long as it needs, on a slow machine or after a crash.
  for (;;) {
    const answer = await join(places)
    if (answer instanceof Client) return answer
    const gone = server !== undefined && (server.exitCode !== null || server.signalCode !== null)
    if (gone) {
      failedStarts += 1
      server = undefined
      await sleep(250)
    }
    if (failedStarts > MAX_FAILED_STARTS) {
      throw new Error(
        `The embedded PostgreSQL does not start. Its last words (${places.log}):\n${await lastWords(places)}`,
      )
    }
    if (answer === 'absent' && !server) server = await spawnServer(await prepareServer(places, user), places, user)
    await sleep(10)
  }
}

async function join(places: PostgresPlaces): Promise<Client | 'starting' | 'absent'> {
  const client = new Client({ connectionString: addressOf(places, 'postgres'), application_name: 'umlauf-presence' })
  client.on('error', () => {})
  try {
    await client.connect()
    // Waits while the last one before us is switching the server off; then we are cut off and start it anew.
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE])
    return client
  } catch (error) {
    await client.end().catch(() => {})
    if (!(error instanceof DatabaseError) || error.code === '57P01') return 'absent'
    if (error.code === '57P03') return 'starting'
    throw error
  }
}

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'umlauf'")
  if (rowCount) return

  await client.query('create database umlauf').catch((error: unknown) => {
    // Another starting process was faster.
    if (!(error instanceof DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error
  })
}

async function isLastOne(presence: Client): Promise<boolean> {
  await presence.query('select pg_advisory_unlock_shared($1)', [PRESENCE])
  const lock = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE])
  if (!lock.rows[0]?.alone) return false

  // Shops are counted by their locks. Their connections, which need a moment to disappear after they were closed, are not.
  const guests = await presence.query(
    `select 1 from pg_stat_activity
     where backend_type = 'client backend' and application_name not like 'umlauf%' limit 1`,
  )
  return guests.rowCount === 0
}

/** The host name only makes it a proper address; the socket folder in `host` is what counts. */
function addressOf(places: PostgresPlaces, database: string): string {
  return `postgres://umlauf@localhost/${database}?host=${encodeURIComponent(places.socket)}`
}
