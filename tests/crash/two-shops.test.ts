import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwnShop, type OwnShop } from '#tests/support/services/shops/own-shop.ts'
import { runs } from '#tests/support/limits/runs.ts'
import { startShop, type RunningShop } from '#tests/support/services/shops/running-shop.ts'
import type { Told } from './at-once.ts'
import { checkBooks } from './check-books.ts'
import { openLedger, readLedger, type Ledger, type Promised, type Submission } from './ledger.ts'
import { sellAtOnce, statusesOf } from './sell-at-once.ts'
import { openStock, type Stock } from './stock.ts'

const KEYS = runs(20, 500)
const env = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' }

let first: OwnShop
let second: RunningShop
let stock: Stock
let ledger: Ledger
let client: Client
beforeAll(async () => {
  first = await openOwnShop({ env })
  second = await startShop({ ...env, DATABASE_URL: first.databaseUrl, DATA_FOLDER: first.dataFolder })
  stock = await openStock(first.visit, first.databaseUrl)
  await stock.fill(1_200)
  ledger = openLedger(join(first.dataFolder, 'witness.jsonl'))
  client = new Client({ connectionString: first.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  ledger.close()
  await client.end()
  await second.stop()
  await first.stop()
})

const sell = (submissions: readonly Submission[]): Promise<Told[]> =>
  sellAtOnce([first.port, second.port], ledger, submissions)

const newSubmission = (): Submission => {
  const submission = stock.take()
  ledger.submission(submission)
  return submission
}

/** The same cart under another key: a second tab, or somebody who has lost his patience. */
const otherKey = (submission: Submission): Submission => {
  const again = { ...submission, key: crypto.randomUUID() }
  ledger.submission(again)
  return again
}

const codes = (told: readonly Told[]) =>
  told.filter(({ status }) => status >= 400).map(({ body }) => (JSON.parse(body) as { code: string }).code)
const booksOf = () => checkBooks(first.databaseUrl, readLedger(ledger.file))

test(`R8 ${KEYS} keys, each sent to two shops at once, make one trade each and the same answer twice`, async () => {
  const together = 5
  for (let sold = 0; sold < KEYS; sold += together) {
    const submissions = Array.from({ length: together }, newSubmission)
    const told = await sell(submissions.flatMap((submission) => [submission, submission]))
    for (let pair = 0; pair < told.length; pair += 2) {
      const both = told.slice(pair, pair + 2)
      expect(statusesOf(both)).toEqual([200, 201])
      expect(both[0]!.body).toBe(both[1]!.body)
    }
  }

  expect(await booksOf()).toEqual([])
})

test('R8 the same cart under two keys is sold once, and the other one learns why', async () => {
  for (let round = 0; round < 10; round += 1) {
    const submission = newSubmission()
    const told = await sell([submission, otherKey(submission)])

    expect(statusesOf(told)).toEqual([201, 409])
    expect(codes(told)).toEqual(['cart-changed'])
    expect(told.find(({ status }) => status === 409)?.body).toContain('"code":"sold"')
  }
  expect(await booksOf()).toEqual([])
})

test('R8 an offer in the carts of two tabs is sold by one of them only', async () => {
  for (let round = 0; round < 10; round += 1) {
    const submission = newSubmission()
    const shared = submission.body.lines.at(-1)!
    const { rows } = await client.query<{ cents: number }>('select cents from offers where id = $1', [shared.offerId])
    const alone = {
      ...submission,
      key: crypto.randomUUID(),
      body: { ...submission.body, lines: [shared] },
      cents: rows[0]!.cents * shared.quantity,
      pieces: shared.quantity,
    }
    ledger.submission(alone)

    expect(statusesOf(await sell([submission, alone]))).toEqual([201, 409])
  }
  expect(await booksOf()).toEqual([])
})

test('S20 R16 the last use of a voucher goes to one of twenty who ask at once', async () => {
  await client.query(
    `insert into vouchers (code, kind, cents, valid_from, valid_until, total_limit)
     values ('LASTONE', 'fixed', 1000, now() - interval '1 day', now() + interval '1 day', 1)`,
  )
  const submissions = Array.from({ length: 20 }, () => {
    const submission = stock.take()
    const withVoucher = { ...submission, body: { ...submission.body, voucher: 'LASTONE' } }
    ledger.submission(withVoucher)
    return withVoucher
  })
  const told = await sell(submissions)
  const { rows } = await client.query("select cents from voucher_redemptions where voucher = 'LASTONE'")

  expect(told.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(codes(told)).toEqual(Array.from({ length: 19 }, () => 'voucher-used-up'))
  expect(rows).toEqual([{ cents: 1000 }])
  expect(await booksOf()).toEqual([])
})

test('R16 somebody who sells in many tabs at once gets no further than his five pieces', async () => {
  const email = `ana.${crypto.randomUUID()}@example.com`
  const submissions = Array.from({ length: 12 }, () => {
    const submission = stock.take()
    const sameSeller = { ...submission, body: { ...submission.body, seller: { ...submission.body.seller, email } } }
    ledger.submission(sameSeller)
    return sameSeller
  })
  const told = await sell(submissions)
  const { rows } = await client.query<{ pieces: number }>(
    'select count(*)::int as pieces from trade_items i join trades t on t.id = trade_id where email = $1',
    [email],
  )

  expect(rows[0]!.pieces).toBeGreaterThan(2)
  expect(rows[0]!.pieces).toBeLessThanOrEqual(5)
  expect(new Set(codes(told))).toEqual(new Set(['too-many-pieces']))
  expect(await booksOf()).toEqual([])
})

test.each([
  ['I1', 'a trade that is gone', `update trades set request_key = 'gone-' || request_key where id = $1`],
  ['I3', 'another number', 'update trades set number = number + 1000000 where id = $1'],
  ['I4', 'another sum', 'update trades set cents = cents + 1 where id = $1'],
  ['I4', 'another price', 'update trade_items set cents = cents - 1 where trade_id = $1'],
  ['I5', 'a lost event', `delete from trade_events where trade_id = $1 and event = 'created' and item_id is null`],
  ['I5', 'a lost letter', `delete from letters where to_address = (select email from trades where id = $1)`],
  ['I5', 'a lost job', `delete from pgboss.job where data->>'tradeId' = $1::text`],
  ['I6', 'a lost parcel', 'delete from parcels where trade_id = $1'],
  [
    'I6',
    'a device that can be sold again',
    `update offers set status = 'in-cart' where id = (select offer_id from trade_items where trade_id = $1 limit 1)`,
  ],
])('%s the books are found wrong because of %s', async (invariant, _, damage) => {
  const submission = newSubmission()
  const [told] = await sell([submission])
  const { transactionId } = JSON.parse(told!.body) as Promised
  const before = await booksOf()
  const { rows } = await client.query<{ id: string }>('select id from trades where number = $1', [transactionId])
  // Not even the guard of what is only ever added to may stand in the way.
  await client.query('set session_replication_role = replica')
  await client.query(damage, [rows[0]!.id])
  await client.query('reset session_replication_role')
  const found = (await booksOf()).filter((complaint) => !before.includes(complaint))

  expect(found.join('\n')).toContain(invariant)
})
