import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findServerUser, preparePlaces } from '#engines/database/embedded/postgres-places.ts'
import { prepareServer, spawnServer, stopServer } from '#engines/database/embedded/postgres-server.ts'
import { command } from '#tests/support/services/shops/fresh-database.ts'

/** A PostgreSQL of the test's own, reached by an address, that may be killed at any time. It writes through. */
export async function openOwnPostgres(folder: string) {
  const user = await findServerUser()
  const places = await preparePlaces(folder, user)
  const binaries = await prepareServer(places, user)
  const addressOf = (name: string) => `postgres://umlauf@localhost/${name}?host=${encodeURIComponent(places.socket)}`

  /** Connections of the one before may still be ending: then a server leaves at once, and the next one tries. */
  async function start() {
    for (;;) {
      const server = await spawnServer(binaries, places, user)
      while (server.exitCode === null && server.signalCode === null) {
        const answered = await command(addressOf('postgres'), 'select 1').then(
          () => true,
          () => false,
        )
        if (answered) return server
        await sleep(20)
      }
      await sleep(50)
    }
  }

  let server = await start()
  await command(addressOf('postgres'), 'create database umlauf')
  return {
    url: addressOf('umlauf'),
    async kill() {
      const gone = once(server, 'exit')
      server.kill('SIGKILL')
      await gone
    },
    async start() {
      server = await start()
    },
    stop: () => stopServer(places),
  }
}
