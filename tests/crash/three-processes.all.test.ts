import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { pathTo } from '#shop/screens/paths.ts'
import { countries } from '#shop/countries/all.ts'
import { seatColleague } from '#tests/support/drivers/office/colleagues.ts'
import { fromSomewhere } from '#tests/support/drivers/customers/sellers.ts'
import { texts } from '#tests/support/readers/pages/html.ts'
import { testMissing } from '#tests/support/services/servers/each-postgres.ts'
import { freshDatabase } from '#tests/support/services/shops/fresh-database.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import { checkBooks } from './check-books.ts'
import { openLedger, readLedger, type Ledger, type Submission } from './ledger.ts'
import { sellAtOnce, statusesOf } from './sell-at-once.ts'
import { asPage, openStock, type Stock } from './stock.ts'

const { postgresUrl, redisUrl } = inject('services')

/** Two that take visitors and one that only works, on servers of their own: as a larger shop runs. */
function proveThreeProcesses(server: string, redis: string): void {
  let processes: [RunningShop, RunningShop]
  let worker: RunningShop
  let stock: Stock
  let ledger: Ledger
  let client: Client
  let databaseUrl: string
  const open = new AsyncDisposableStack()
  beforeAll(async () => {
    const folder = open.adopt(await makeTemporaryFolder(), (it) => it.remove())
    const database = open.adopt(await freshDatabase(server), (it) => it.drop())
    databaseUrl = database.url
    const env = {
      DATABASE_URL: database.url,
      REDIS_URL: redis,
      DATA_FOLDER: folder.path,
      TRUSTED_PROXIES: '1',
      SECRET_KEY: testSecrets[0],
    }
    const start = async (role: string) => open.adopt(await startShop({ ...env, ROLE: role }), (shop) => shop.stop())
    processes = [await start('web'), await start('web')]
    worker = await start('worker')
    stock = await openStock(processes[0].visit, database.url)
    await stock.fill(600)
    ledger = open.adopt(openLedger(join(folder.path, 'witness.jsonl')), (it) => it.close())
    client = open.adopt(new Client({ connectionString: database.url }), (it) => it.end())
    await client.connect()
  })
  afterAll(() => open.disposeAsync())

  const newSubmission = (): Submission => {
    const submission = stock.take()
    ledger.submission(submission)
    return submission
  }

  test('R8 100 keys, each sent to both doors at once, make one trade each, and the worker writes its one letter', async () => {
    const ports = processes.map(({ port }) => port)
    for (let sold = 0; sold < 100; sold += 5) {
      const submissions = Array.from({ length: 5 }, newSubmission)
      const told = await sellAtOnce(
        ports,
        ledger,
        submissions.flatMap((submission) => [submission, submission]),
      )
      for (let pair = 0; pair < told.length; pair += 2) {
        expect(statusesOf(told.slice(pair, pair + 2))).toEqual([200, 201])
        expect(told[pair]!.body).toBe(told[pair + 1]!.body)
      }
    }

    expect(await checkBooks(databaseUrl, readLedger(ledger.file))).toEqual([])
    const done = await client.query(`select count(*)::int from pgboss.job where name = 'send-trade-papers'`)
    expect(done.rows).toEqual([{ count: 100 }])
    expect(worker.output()).not.toMatch(/"level":"error"/)
  })

  test('a colleague who has logged in at one door is known at the other, and unknown there once he has left', async () => {
    const headers = await seatColleague({ ...processes[0], databaseUrl }, 'clerk', 'admin')
    const seen = () => processes[1].visit('office.localhost', '/trades', { headers })
    expect((await seen()).status).toBe(200)

    const from = { ...headers, origin: 'http://office.localhost' }
    await processes[0].visit('office.localhost', '/logout', { method: 'POST', headers: from })

    expect((await seen()).status).toBe(302)
  })

  test('a text that is published at one door is read at both', async () => {
    const path = pathTo(countries.de, 'content', { slug: countries.de.contentSlugs.howItWorks })
    const read = () =>
      Promise.all(processes.map(async (shop) => texts((await shop.visit('de.localhost', path, asPerson)).text, 'h1')))
    const [[before = '']] = (await read()) as [string[]]
    const headers = await seatColleague({ ...processes[0], databaseUrl }, 'author', 'content')
    const send = (form: Record<string, string>) =>
      processes[0].visit('office.localhost', '/content/de/howItWorks', {
        method: 'POST',
        headers: {
          ...headers,
          origin: 'http://office.localhost',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: String(new URLSearchParams(form)),
      })
    await send({ intent: 'save', title: 'Anders', description: 'Kurz.', text: 'Neu.', seen: '0' })
    expect(await read()).toEqual([[before], [before]])

    await send({ intent: 'publish', version: '1' })

    await expect.poll(read).toEqual([['Anders'], ['Anders']])
  })

  test('guesses at a password are counted at both doors together', async () => {
    const guess = (shop: RunningShop) =>
      shop.visit(
        'de.localhost',
        '/api/account/login',
        asPage({ username: 'ana@example.com', password: 'wrong password' }, fromSomewhere()),
      )
    const statuses: number[] = []
    for (let each = 0; each < 12; each += 1) statuses.push((await guess(processes[each % 2]!)).status)

    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
  })

  test('what was sold after the worker was killed, the next one writes about, once each', async () => {
    await worker.kill()
    const submissions = Array.from({ length: 10 }, newSubmission)
    const ports = processes.map(({ port }) => port)
    expect(statusesOf(await sellAtOnce(ports, ledger, submissions))).toEqual(Array(10).fill(201))
    const waiting = await client.query(
      `select count(*)::int from pgboss.job where name = 'send-trade-papers' and state <> 'completed'`,
    )
    expect(waiting.rows).toEqual([{ count: 10 }])

    const next = { DATABASE_URL: databaseUrl, REDIS_URL: redis, DATA_FOLDER: processes[0].dataFolder, ROLE: 'worker' }
    open.adopt(await startShop({ ...next, SECRET_KEY: testSecrets[0] }), (shop) => shop.stop())

    expect(await checkBooks(databaseUrl, readLedger(ledger.file))).toEqual([])
  })
}

if (postgresUrl && redisUrl) proveThreeProcesses(postgresUrl, redisUrl)
else testMissing('PostgreSQL by address or Redis')
