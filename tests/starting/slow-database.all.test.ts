import { expect, inject, onTestFinished, test } from 'vitest'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { provesAll } from '#tests/support/limits/runs.ts'
import { emptyDatabase, stockedDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { slowWayTo } from './slow-way.ts'

const { embeddedUrl, postgresUrl = embeddedUrl } = inject('services')

const beginnings = provesAll
  ? [
      { begins: 'with nothing in it', make: () => emptyDatabase(embeddedUrl), DEMO_TRADES: '40' },
      { begins: 'with nothing in it, of another version', make: () => emptyDatabase(postgresUrl), DEMO_TRADES: '40' },
    ]
  : [{ begins: 'with a catalogue in it', make: () => stockedDatabase(embeddedUrl), DEMO_TRADES: '2' }]

test.each(beginnings)('F-20 a shop opens on a database ten times slower, $begins', async ({ make, DEMO_TRADES }) => {
  const database = await make()
  onTestFinished(database.drop)

  const shop = await startShop({ DATABASE_URL: await slowWayTo(database.url), DEMO_TRADES })
  onTestFinished(shop.stop)

  const ready = async () => (await shop.visit('de.localhost', '/health/ready')).json()
  await expect.poll(ready).toEqual({ status: 'ready', database: 'up', lettersWaiting: 0 })
  expect(shop.output()).not.toContain('"level":"error"')
})
