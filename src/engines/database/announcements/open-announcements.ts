import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import type { Log } from '#engines/log/log.ts'
import type { Announcements, Topic } from './announcements.ts'
import type { OpenDatabase } from '#engines/database/database.ts'

const CHANNEL = 'umlauf'
const MAX_PAUSE = 5_000

/** PostgreSQL's LISTEN and NOTIFY on one connection of its own. */
export async function openAnnouncements(
  { db, url }: Pick<OpenDatabase, 'db' | 'url'>,
  log: Log,
): Promise<Announcements> {
  const listeners = new Set<(topic: Topic) => void>()
  const closing = new AbortController()
  let client = await listen(url, tell)
  watch()

  function tell(topic: Topic) {
    for (const listener of listeners) {
      try {
        listener(topic)
      } catch (error) {
        log.error({ err: error, topic }, 'A listener failed on an announcement.')
      }
    }
  }

  function watch() {
    client.once('end', async () => {
      for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, MAX_PAUSE)) {
        await sleep(pause, undefined, { signal: closing.signal }).catch(() => {})
        const next = await listen(url, tell).catch(() => undefined)
        if (!next) continue
        client = next
        if (closing.signal.aborted) return void (await client.end())
        watch()
        return tell('unknown')
      }
    })
  }

  return {
    async announce(topic, within) {
      await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(within ?? db)
    },
    onAnnouncement(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      closing.abort()
      listeners.clear()
      await client.end().catch(() => {})
    },
  }
}

async function listen(url: string, tell: (topic: Topic) => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'umlauf-announcements',
    connectionTimeoutMillis: 120_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  })
  // Losing the connection is handled by its 'end'; unheard, the error would end the process.
  client.on('error', () => {})
  client.on('notification', ({ payload }) => tell(payload ?? 'unknown'))
  await client.connect()
  await client.query(`listen ${CHANNEL}`)
  return client
}
