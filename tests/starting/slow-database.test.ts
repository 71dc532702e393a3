import { connect, createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startShop } from '#tests/running-shop.ts'
import { command, freshDatabase } from '#tests/services/fresh-database.ts'

/** Longer than visitors wait for anything. */
const SLOW_SECONDS = 3.5

async function slowedDatabase() {
  const { postgresUrl, embeddedUrl } = inject('services')
  const database = await freshDatabase(postgresUrl ?? embeddedUrl)
  onTestFinished(database.drop)
  await command(
    database.url,
    `create function wait_a_while() returns trigger language plpgsql as $$ begin perform pg_sleep(${SLOW_SECONDS}); return null; end $$`,
  )
  for (const table of ['question_sheets', 'vouchers', 'staff']) {
    const trigger = `create trigger slow before insert on ${table} for each statement execute function wait_a_while()`
    await command(database.url, trigger)
  }
  return database
}

/** Lets the first connections wait before they get through. */
async function slowWayTo(server: URL, first: number): Promise<URL> {
  let connections = 0
  const way = createServer(async (visitor) => {
    connections += 1
    visitor.on('error', () => undefined)
    if (connections <= first) await sleep(SLOW_SECONDS * 1_000)
    const beyond = connect(Number(server.port), server.hostname)
    beyond.on('error', () => visitor.destroy())
    visitor.pipe(beyond).pipe(visitor)
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  onTestFinished(() => void way.close())
  const address = new URL(server)
  address.port = String((way.address() as AddressInfo).port)
  return address
}

test('F-20 a shop starts on a database whose statements and connections take longer than visitors would wait', async () => {
  const database = await slowedDatabase()
  const server = new URL(database.url)
  const address = server.port === '' ? server : await slowWayTo(server, 4)

  const shop = await startShop({ DATABASE_URL: address.href })
  onTestFinished(shop.stop)

  expect((await shop.visit('de.localhost', '/health/ready')).status).toBe(200)
})
