import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { makeTemporaryFolder } from '#engines/database/embedded/temporary-folder.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { openOwnShop } from '#tests/support/services/shops/own-shop.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import { openShopEngines } from '#tests/support/services/shops/shop-engines.ts'
import { ask, asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { countWaiting } from '#tests/support/readers/database/waiting-locks.ts'
import { longDescribe, longTest } from '#tests/support/limits/long-test.ts'

test('a running shop is alive and ready', async () => {
  expect((await ask('de', '/health/live')).json()).toEqual({ status: 'live' })
  const ready = await ask('de', '/health/ready')

  expect(ready.status).toBe(200)
  expect(ready.json()).toMatchObject({ status: 'ready', database: 'up' })
})

describe('a wrong environment', () => {
  const start = (env: Record<string, string>) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['build/server/server.js'], {
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
      encoding: 'utf8',
    })
    return { status, stderr, stdout }
  }

  longTest('ends the process with every reason in words', () => {
    const { status, stderr, stdout } = start({ PORT: 'eighty', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' })

    expect(status).toBe(1)
    expect(stderr).toMatch(/^The shop cannot start with these settings:\n/)
    for (const name of ['PORT', 'DATABASE_URL', 'LOG_LEVEL']) expect(stderr).toContain(`  - ${name}: `)
    expect(stderr).not.toContain('    at ')
    expect(stdout).toBe('')
  })

  test('ends it in production if a secret is missing', () => {
    const { status, stderr } = start({ SHOP_ENV: 'production' })

    expect(status).toBe(1)
    for (const name of ['SECRET_KEY', 'DATABASE_URL', 'STOREFRONTS_FILE']) expect(stderr).toContain(name)
  })
})

longDescribe('a shop that is asked to end', () => {
  /** A request whose last line is still missing. */
  async function unfinished({ port }: RunningShop, lines: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(lines)
    return socket
  }

  /** Whoever came before is inside by the time that somebody else has an answer. */
  const hasMet = async (shop: RunningShop) =>
    // On a connection of its own: one that is kept open would overtake those who wait to be let in.
    readAll(await unfinished(shop, 'GET /health/live HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n'))

  test('answers those who are already there, takes nobody else, and ends', async () => {
    const shop = await openOwnShop()
    const body = '{"message":"half","url":"/"}'
    const page = await unfinished(shop, 'GET /kontakt HTTP/1.1\r\nHost: de.localhost\r\nUser-Agent: Firefox\r\n')
    const health = await unfinished(shop, 'GET /health/ready HTTP/1.1\r\nHost: de.localhost\r\n')
    const report = await unfinished(
      shop,
      `POST /api/errors HTTP/1.1\r\nHost: de.localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    await hasMet(shop)

    shop.signal('SIGTERM')
    await expect
      .poll(() =>
        hasMet(shop).then(
          () => 'open',
          () => 'shut',
        ),
      )
      .toBe('shut')
    page.write('\r\n')
    health.write('\r\n')
    report.write(body.slice(5))
    const [pageAnswer, healthAnswer, reportAnswer] = await Promise.all([
      readAll(page),
      readAll(health),
      readAll(report),
    ])

    expect(pageAnswer).toMatch(/^HTTP\/1\.1 200 OK/)
    expect(pageAnswer).toContain('</html>')
    expect(healthAnswer).toMatch(/^HTTP\/1\.1 503 [\s\S]*"status":"draining"/)
    expect(reportAnswer).toMatch(/^HTTP\/1\.1 202 /)
    expect(await shop.exited).toBe(0)
    await shop.stop()
  })

  test('does not wait for ever for somebody who never finishes', async () => {
    const shop = await openOwnShop()
    const sleeper = await unfinished(shop, 'GET / HTTP/1.1\r\nHost: de.localhost\r\n')
    sleeper.on('error', () => undefined)
    await hasMet(shop)

    shop.signal('SIGTERM')
    shop.signal('SIGTERM')

    expect(await shop.exited).toBe(0)
    await shop.stop()
  })
})

describe('the log', () => {
  const secrets = [
    'ana.muster@example.com',
    'bo%40example.org',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0NzExIn0.c2lnbmF0dXJlLW9mLXRva2Vu',
    'Zk3vQ9xT7bLm2Rw8Yp5Nc1Jd',
    'DE89370400440532013000',
    's3cretPassw0rdInHeader',
  ]
  let shop: RunningShop
  let lines: Record<string, unknown>[]
  let requestId: unknown

  beforeAll(async () => {
    shop = await openOwnShop()
    const [email, encoded, jwt, token, iban, password] = secrets as [string, string, string, string, string, string]
    await shop.visit('de.localhost', `/checkout?email=${email}&token=${token}&iban=${iban}`, asPerson)
    await shop.visit('de.localhost', `/newsletter/unsubscribe/${token}`, asPerson)
    await shop.visit('de.localhost', `/no-such/${email}/${jwt}`, asPerson)
    await shop.visit('de.localhost', `/no-such/${encoded}?a=${encoded}`, asPerson)
    await shop.visit('de.localhost', `/clarification/${token}/81501234`, {
      headers: {
        ...asPerson.headers,
        authorization: `Bearer ${password}`,
        cookie: `visitor=${token}`,
        referer: `https://x.test/?mail=${email}`,
      },
    })
    const body = JSON.stringify({
      message: `Cannot write to ${email} with ${jwt}`,
      stack: `Error\n at x (https://x.test/?t=${token})`,
      url: `/account?reset=${token}`,
    })
    const answer = await shop.visit('de.localhost', '/api/errors', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    requestId = answer.headers['x-request-id']
    await shop.stop()
    lines = shop
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>)
  })
  afterAll(() => shop.stop().catch(() => undefined))

  test('is JSON, one line per request, with its id', () => {
    const answered = lines.filter(({ msg, url }) => msg === 'answered' && !String(url).startsWith('/health'))

    expect(answered).toHaveLength(6)
    expect(answered.find((line) => line['requestId'] === requestId)).toMatchObject({
      method: 'POST',
      url: '/api/errors',
      status: 202,
      milliseconds: expect.any(Number),
    })
    expect(new Set(answered.map((line) => line['requestId'])).size).toBe(6)
  })

  test('says nothing about a person and no token', () => {
    const output = shop.output()
    for (const secret of [...secrets, 'ana.muster', '81501234']) expect(output).not.toContain(secret)
  })
})

longTest('whoever leaves before the answer is no error of the shop', async () => {
  const shop = await openOwnShop()
  onTestFinished(shop.stop)
  await using engines = await openShopEngines(shop)
  const path = `/trade/${tradeToken(engines.vault, crypto.randomUUID())}.data`
  const leave = new AbortController()
  const { port } = shop
  const gone = await engines.db.transaction().execute(async (tx) => {
    await sql`lock table trades in access exclusive mode`.execute(tx)
    const visitor = request({ host: '127.0.0.1', port, path, headers: { host: 'de.localhost' }, signal: leave.signal })
    visitor.end()
    const failed = once(visitor, 'error')
    await eventually(async () => (await countWaiting(engines)) > 0)
    leave.abort()
    return failed
  })
  expect(gone).toMatchObject([{ name: 'AbortError' }])

  const told = await eventually(() =>
    shop
      .output()
      .split('\n')
      .find((line) => line.includes('"url":"/trade/')),
  )
  expect(JSON.parse(told)).toMatchObject({ level: 'info', msg: 'answered' })
})

longTest(
  'one data folder serves two shops that start at the same time, and later a third with the same login',
  async () => {
    const folder = await makeTemporaryFolder()
    onTestFinished(folder.remove)
    const env = { DATA_FOLDER: folder.path }
    const both = await Promise.all([startShop(env), startShop(env)])
    const statuses = await Promise.all(both.map(async (shop) => (await shop.visit('de.localhost', '/')).status))
    const ready = await Promise.all(
      both.map(async (shop) => (await shop.visit('de.localhost', '/health/ready')).status),
    )
    const [first, second] = both
    // The database belongs to both: the one that started it may leave first.
    await first.stop()
    const alone = await second.visit('de.localhost', '/health/ready')
    await second.stop()
    const third = await startShop(env)
    const office = await third.visit('office.localhost', '/letters', {
      headers: await officeCookie(third.visit, third.login),
    })
    await third.stop()

    expect(statuses).toEqual([200, 200])
    expect(ready).toEqual([200, 200])
    expect(alone.status).toBe(200)
    expect(first.login).toMatch(/^office:\S+$/)
    expect([second.login, third.login]).toEqual([first.login, first.login])
    expect(office.status).toBe(200)
    // Seeded once: one letter per storefront.
    expect(office.text.match(/href="\/letters\/[0-9a-f-]{36}"/g)).toHaveLength(5)
  },
)
