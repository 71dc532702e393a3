import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { RUN_TIMERS } from '#domain/trades/lifecycle/timers/run-timers.ts'
import { signDemoEvents } from '#engines/carriers/demo-carriers.ts'
import { openJobs } from '#engines/jobs/open-jobs.ts'
import { silentLog } from '#engines/log/log.ts'
import { derivedKey } from '#engines/vault/derived-keys.ts'
import { readable } from '#tests/support/readers/pages/html.ts'
import { officeCookie } from '#tests/support/drivers/office/office-login.ts'
import { startShop } from '#tests/support/services/shops/running-shop.ts'
import { useVisitors } from '#tests/support/drivers/customers/visitors.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'
import { testSecrets } from '#tests/support/services/shops/test-secrets.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { longTest } from '#tests/support/limits/long-test.ts'

const SECRET_KEY = testSecrets[0]
const { shop, ask, query, openVisit } = useVisitors()
const carrierSecret = derivedKey(SECRET_KEY, 'sign', 'carrier-events').toString('hex')
const json = { 'content-type': 'application/json' }

let staff: { cookie: string }
beforeAll(async () => {
  staff = await officeCookie(shop().visit, shop().login)
})

type Sold = { number: string; id: string; tracking: string; email: string }

/** A phone that was sold, and whose label the carrier has made. */
async function sell(): Promise<Sold> {
  const { sell: send, trade } = await openVisit()
  const { transactionId } = (await send(trade)).json<{ transactionId: number }>()
  const parcel = await eventually(async () => {
    const { rows } = await query(
      'select t.id, p.tracking_number from trades t join parcels p on p.trade_id = t.id where t.number = $1 and p.tracking_number is not null',
      [transactionId],
    )
    return rows[0] as { id: string; tracking_number: string } | undefined
  })
  const email = `seller-${transactionId}@example.com`
  await query('update trades set email = $1 where id = $2', [email, parcel.id])
  return { number: formatTradeNumber(transactionId), id: parcel.id, tracking: parcel.tracking_number, email }
}

const stateOf = async ({ id }: Sold): Promise<string> =>
  (await query('select status from trade_items where trade_id = $1', [id])).rows[0].status

const lettersTo = async ({ email }: Sold): Promise<string[]> =>
  (await query('select kind from letters where to_address = $1 order by created_at, id', [email])).rows.map(
    (row: { kind: string }) => row.kind,
  )

function tell(events: object[], signature?: string) {
  const body = JSON.stringify({ events })
  const headers = { ...json, 'carrier-signature': signature ?? signDemoEvents(carrierSecret, body) }
  return ask('de', '/api/carriers/dhl/events', { method: 'POST', body, headers })
}

const scan = (trackingNumber: string, change: object = {}) => ({
  id: crypto.randomUUID(),
  trackingNumber,
  kind: 'collected',
  at: '2026-11-15T09:00:00Z',
  place: 'Graz',
  ...change,
})

describe('what the carrier tells', () => {
  test('the first scan moves the device and writes one letter, however often it is told', async () => {
    const sold = await sell()
    const event = scan(sold.tracking)

    expect((await tell([event])).json()).toEqual({ news: 1, known: 0, unknown: 0 })
    const repeated = await Promise.all([tell([event]), tell([event, event])])
    for (const answer of repeated) expect(answer.json()).toMatchObject({ news: 0, unknown: 0 })
    expect((await tell([scan(sold.tracking, { kind: 'delivered' })])).json()).toMatchObject({ news: 1 })

    expect(await stateOf(sold)).toBe('IN_TRANSIT')
    expect(await lettersTo(sold)).toEqual(['on-its-way'])
  })

  test('is believed only if he signed it, and says nothing about parcels of others', async () => {
    const sold = await sell()

    expect((await tell([scan(sold.tracking)], 'f'.repeat(64))).status).toBe(401)
    expect((await tell([scan(sold.tracking)], '')).status).toBe(401)
    expect((await tell([scan('00340434000000000000')])).json()).toEqual({ news: 0, known: 0, unknown: 1 })
    expect((await ask('de', '/api/carriers/pigeon/events', { method: 'POST', body: '{}', headers: json })).status).toBe(
      404,
    )
    expect(await stateOf(sold)).toBe('EXPECTED')
  })

  test('can be played in the back office', async () => {
    const sold = await sell()
    const page = await shop().visit('office.localhost', `/carrier?text=${sold.number}`, {
      headers: { ...asPerson.headers, ...staff },
    })
    expect(readable(page.text)).toContain(sold.tracking)

    const played = await shop().visit('office.localhost', '/carrier', {
      method: 'POST',
      body: new URLSearchParams({ carrier: 'dhl', parcel: sold.tracking, kind: 'in-transit' }).toString(),
      headers: { ...staff, origin: 'http://office.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    })

    expect(played.status).toBe(302)
    expect(await stateOf(sold)).toBe('IN_TRANSIT')
  })
})

describe('a move by a machine of the house', () => {
  const move = (
    { number }: Sold,
    body: object,
    { key = crypto.randomUUID() as string, headers = staff as Record<string, string>, host = 'office' } = {},
  ) =>
    ask(host, `/api/office/trades/${number}/moves`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...json, 'idempotency-key': key, ...headers },
    })

  test('S4.12 happens once per key, and says how things stand', async () => {
    const sold = await sell()
    const key = crypto.randomUUID()
    const first = await move(sold, { items: [1], event: 'receive' }, { key })
    const again = await move(sold, { items: [1], event: 'receive' }, { key })

    for (const answer of [first, again]) {
      expect(answer.status).toBe(200)
      expect(answer.json()).toEqual({ status: 'IN_INSPECTION', items: [{ position: 1, status: 'RECEIVED' }] })
    }
    expect(await lettersTo(sold)).toEqual(['arrived'])
    const otherwise = await move(sold, { items: [1], event: 'startInspection' }, { key })
    expect([otherwise.status, otherwise.json()['code']]).toEqual([409, 'key-used-otherwise'])
  })

  test('S4.12 a forbidden jump is refused with a code, and nothing has happened', async () => {
    const sold = await sell()
    for (const event of ['startInspection', 'found', 'unlocked', 'close', 'cleared', 'seize']) {
      const { status, json: body } = await move(sold, { items: [1], event, reason: 'r', evidence: ['e'] })
      expect([status, body()['code']], event).toEqual([409, 'not-from-here'])
    }
    expect(await stateOf(sold)).toBe('EXPECTED')
    expect(await lettersTo(sold)).toEqual([])
  })

  test('is refused with a reason whatever else is wrong with it', async () => {
    const sold = await sell()
    const wrong: [number, string, Awaited<ReturnType<typeof move>>][] = [
      [401, 'sign-in-needed', await move(sold, { items: [1], event: 'receive' }, { headers: {} })],
      [404, 'not-found', await move(sold, { items: [1], event: 'receive' }, { host: 'de' })],
      [404, 'not-found', await move(sold, { items: [2], event: 'receive' })],
      [404, 'not-found', await move({ ...sold, number: 'T-26-000000' }, { items: [1], event: 'receive' })],
      [400, 'missing-key', await move(sold, { items: [1], event: 'receive' }, { key: 'short' })],
      [400, 'invalid-input', await move(sold, { items: [1], event: 'eat' })],
      [400, 'invalid-input', await move(sold, { items: [1], event: 'batch' })],
      [400, 'invalid-input', await move(sold, { items: [], event: 'receive' })],
      [400, 'invalid-input', await move(sold, { items: [1, 1], event: 'receive' })],
      [400, 'invalid-input', await move(sold, { items: [1], event: 'compensate', reason: 'without an amount' })],
    ]
    for (const [status, code, answer] of wrong) expect([answer.status, answer.json()['code']]).toEqual([status, code])

    await move(sold, { items: [1], event: 'receive' })
    const alone = await move(sold, { items: [1], event: 'notInParcel', evidence: ['photo'] })
    expect([alone.status, alone.json()['code']]).toEqual([422, 'witness-missing'])
  })
})

longTest('X1.20 two server processes that both hear the clock strike let it strike once', async () => {
  const sales = [await sell(), await sell(), await sell()]
  const second = await startShop({
    DATABASE_URL: shop().databaseUrl,
    DATA_FOLDER: shop().dataFolder,
    SECRET_KEY,
    LOG_LEVEL: 'warn',
  })
  const jobs = await openJobs({ databaseUrl: shop().databaseUrl, work: false }, silentLog)
  try {
    const ids = sales.map(({ id }) => id)
    await query(`update trade_items set remind_at = now() - interval '1 minute' where trade_id = any($1)`, [ids])
    await Promise.all(Array.from({ length: 8 }, () => jobs.enqueue(RUN_TIMERS, {})))
    for (const sold of sales) await expect.poll(() => lettersTo(sold)).toEqual(['reminder-parcel'])

    await query(`update trade_items set due_at = now() - interval '1 minute' where trade_id = any($1)`, [ids])
    await Promise.all(Array.from({ length: 8 }, () => jobs.enqueue(RUN_TIMERS, {})))
    const done = `select count(*)::int as waiting from pgboss.job where name = $1 and state in ('created', 'active', 'retry')`
    await expect.poll(async () => (await query(done, [RUN_TIMERS])).rows[0].waiting).toBe(0)
    await sleep(200)
    for (const sold of sales) {
      expect(await stateOf(sold)).toBe('EXPIRED')
      expect(await lettersTo(sold)).toEqual(['reminder-parcel', 'expired'])
    }
  } finally {
    await jobs.close()
    await second.stop()
  }
})
