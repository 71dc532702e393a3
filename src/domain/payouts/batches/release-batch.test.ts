import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { pain001Problems } from '#tests/support/readers/files/pain001.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { accept, acceptedTrade, statesOf } from '#tests/support/drivers/office/bank.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { checkBatch, withdrawBatch, withdrawPayout } from './change-batch.ts'
import { chooseSplitPayout, holdPayouts } from './decide-payout.ts'
import { findBatch, findTradesToPay, readBatchFile } from './find-batches.ts'
import { prepareBatches } from './prepare-batches.ts'
import { proposeBatches } from './propose-batches.ts'
import { releaseBatch } from './release-batch.ts'

// A Monday.
const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const HOUR = 60 * 60_000

let ana: Colleague
let eva: Colleague
beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'finance')
  eva = await hireColleague(engines(), 'eva', 'finance')
})

/** Nothing of the test before waits to be paid. */
beforeEach(async () => {
  await sql`update trade_items set status = 'RETURNED' where status in ('ACCEPTED', 'PAYOUT_PENDING')`.execute(
    engines().db,
  )
  clock.moveBy(7 * 24 * HOUR)
  ana = { ...ana, authenticatedAt: clock.now() }
  eva = { ...eva, authenticatedAt: clock.now() }
})

async function prepared(by: Colleague | 'clock' = ana, options = {}): Promise<string> {
  const result = await prepareBatches(engines(), storefronts, by, options)
  if (!result.ok) throw new Error(result.reason)
  return result.batches[0]!
}

const release = (number: string, by = ana) => releaseBatch(engines(), storefronts, by, number)
const lines = async (number: string) => (await findBatch(engines(), storefronts, ana, number))!
const fileOf = async (number: string) => (await readBatchFile(engines(), number))!

describe('preparing', () => {
  test('puts together what goes the same way, and moves no money', async () => {
    const paypal = { paymentType: '2', payee: { paypalEmail: 'ana@example.com' } }
    const trades = [
      await acceptedTrade(engines(), 'de', { pieces: 2 }),
      await acceptedTrade(engines(), 'de'),
      await acceptedTrade(engines(), 'de', { change: paypal }),
      await acceptedTrade(engines(), 'it'),
    ]
    const result = await prepareBatches(engines(), storefronts, ana)
    const batches = await Promise.all((result.ok ? result.batches : []).map(lines))

    expect(batches.map(({ batch }) => [batch.country, batch.method, batch.payouts]).toSorted()).toEqual([
      ['de', 'paypal', 1],
      ['de', 'sepa', 2],
      ['it', 'sepa', 1],
    ])
    for (const { id } of trades) expect(new Set(await statesOf(engines(), id))).toEqual(new Set(['ACCEPTED']))
    expect(await prepareBatches(engines(), storefronts, ana)).toEqual({ ok: false, reason: 'nothing-to-pay' })
  })

  test('never puts a device into two batches, however many prepare at once', async () => {
    for (let count = 0; count < 3; count += 1) await acceptedTrade(engines())
    const results = await Promise.all(
      [ana, eva, 'clock' as const].map((by) => prepareBatches(engines(), storefronts, by)),
    )

    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const { rows } = await sql<{ most: number }>`
      select max(count) as most from (select count(*) from payout_items where live group by item_id) c`.execute(
      engines().db,
    )
    expect(rows[0]!.most).toBe(1)
  })

  test('is for finance', async () => {
    await acceptedTrade(engines())
    const agent = await hireColleague(engines(), 'agent', 'agent', 'auditor')

    expect(await prepareBatches(engines(), storefronts, agent)).toEqual({ ok: false, reason: 'not-yours-to-do' })
  })

  test('C5 the clock proposes on days on which banks work, and releases nothing', async () => {
    const { id } = await acceptedTrade(engines())
    // Easter Monday.
    await proposeBatches({ ...engines(), now: () => new Date('2026-04-06T08:00:00Z') }, storefronts)
    expect(await findTradesToPay(engines())).toHaveLength(1)
    await proposeBatches(engines(), storefronts)

    expect(await findTradesToPay(engines())).toHaveLength(0)
    expect(await statesOf(engines(), id)).toEqual(['ACCEPTED'])
  })

  test('waits for the rest of a trade, unless its seller chose not to', async () => {
    const trade = await acceptedTrade(engines(), 'de', { pieces: 2, accepted: 1 })
    expect((await findTradesToPay(engines())).map(({ why }) => why)).toEqual(['undecided'])
    await chooseSplitPayout(engines(), 'seller', trade)
    expect((await findTradesToPay(engines())).map(({ why }) => why)).toEqual([undefined])
    const first = await prepared()
    // What is accepted meanwhile waits for the next batch, and does not stop this one.
    await accept(engines(), trade, trade.items.slice(1))

    expect(await release(first)).toEqual({ ok: true })
    expect(await statesOf(engines(), trade.id)).toEqual(['PAYOUT_PENDING', 'ACCEPTED'])
    expect(await release(await prepared())).toEqual({ ok: true })
  })
})

describe('releasing', () => {
  test('X1.10 writes the file for the bank, moves every device, and keeps names and accounts sealed', async () => {
    const trade = await acceptedTrade(engines(), 'de', { pieces: 2, finalCents: 12_345 })
    const number = await prepared(ana, { instant: true })
    expect(await release(number)).toEqual({ ok: true })

    const { batch, payouts } = await lines(number)
    const { text, name } = await fileOf(number)
    expect(pain001Problems(text)).toEqual([])
    expect(name).toBe(`${number}.xml`)
    expect(text).toContain('<IBAN>DE89370400440532013000</IBAN>')
    expect(text).toContain('<Cd>INST</Cd>')
    expect(text).toContain(`<EndToEndId>${payouts[0]!.number}</EndToEndId>`)
    expect(text).toContain('<CtrlSum>246.90</CtrlSum>')
    expect(batch).toMatchObject({ status: 'released', releaser: 'ana', cents: 24_690 })
    expect(await statesOf(engines(), trade.id)).toEqual(['PAYOUT_PENDING', 'PAYOUT_PENDING'])

    const stored = Buffer.from((await engines().files.read(batch.file!))!.bytes).toString()
    const tables = ['payouts', 'payout_batches', 'payout_items', 'audit_entries', 'trade_events'] as const
    const rows = await Promise.all(tables.map((table) => engines().db.selectFrom(table).selectAll().execute()))
    for (const dump of [stored, JSON.stringify(rows)]) {
      expect(dump).not.toContain('Muster')
      expect(dump.replaceAll(/\s/g, '')).not.toContain('0532013000')
    }
  })

  test('gives PayPal its own file', async () => {
    await acceptedTrade(engines(), 'de', { change: { paymentType: '2', payee: { paypalEmail: 'ana@example.com' } } })
    const number = await prepared()
    await release(number)

    expect((await fileOf(number)).text).toMatch(/^ana@example\.com,\d+\.\d{2},EUR,P-26-\d{6},umlauf T-26-\d{6}\r\n$/)
  })

  test('needs a second colleague above 5,000 €, and the first cannot be both', async () => {
    for (let count = 0; count < 2; count += 1) await acceptedTrade(engines(), 'de', { finalCents: 250_001 })
    const number = await prepared()

    expect(await release(number)).toEqual({ ok: false, reason: 'needs-another' })
    // Looking at it again, or taking something out of it, does not make somebody a second person.
    await checkBatch(engines(), ana, number)
    expect(await release(number)).toEqual({ ok: false, reason: 'needs-another' })
    expect(await release(number, eva)).toEqual({ ok: true })
  })

  test('who has prepared and released nearly as much alone today needs somebody else for the rest', async () => {
    await acceptedTrade(engines(), 'de', { finalCents: 290_000 })
    expect(await release(await prepared())).toEqual({ ok: true })
    await acceptedTrade(engines(), 'de', { finalCents: 290_000 })
    const second = await prepared()

    expect(await release(second)).toEqual({ ok: false, reason: 'needs-another' })
    expect(await release(second, eva)).toEqual({ ok: true })
  })

  test('what the clock proposed needs one who looks and another who releases', async () => {
    for (let count = 0; count < 2; count += 1) await acceptedTrade(engines(), 'de', { finalCents: 250_001 })
    const number = await prepared('clock')

    expect(await release(number)).toEqual({ ok: false, reason: 'needs-another' })
    expect(await checkBatch(engines(), eva, number)).toEqual({ ok: true })
    expect(await release(number, eva)).toEqual({ ok: false, reason: 'needs-another' })
    expect(await release(number, ana)).toEqual({ ok: true })
  })

  test('needs the password of the last ten minutes, and the right to', async () => {
    await acceptedTrade(engines())
    const number = await prepared()
    const agent = await hireColleague(engines(), 'agent', 'agent', 'warehouse', 'auditor')

    expect(await release(number, agent)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    clock.moveBy(10 * 60_000)
    expect(await release(number)).toEqual({ ok: false, reason: 'reauthenticate-first' })
  })

  test('happens once, whoever presses the button at the same time', async () => {
    const trade = await acceptedTrade(engines())
    const number = await prepared()
    const results = await Promise.all([ana, eva, ana, eva, ana].map((by) => release(number, by)))

    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter((result) => !result.ok).map((result) => !result.ok && result.reason)).toEqual(
      Array.from({ length: 4 }, () => 'not-waiting'),
    )
    const events = await engines()
      .db.selectFrom('trade_events')
      .select('id')
      .where('trade_id', '=', trade.id)
      .where('event', '=', 'batch')
      .execute()
    expect(events).toHaveLength(1)
  })

  test('stops if something has changed since, until that is taken out', async () => {
    const [held, fine] = [await acceptedTrade(engines()), await acceptedTrade(engines())]
    const number = await prepared()
    const { payouts } = await lines(number)
    const bad = payouts.find(({ tradeId }) => tradeId === held.id)!
    await holdPayouts(engines(), ana, held, 'The police asks')

    expect(await release(number)).toEqual({
      ok: false,
      reason: 'not-payable',
      payouts: [{ number: bad.number, why: 'on-hold' }],
    })
    expect(await statesOf(engines(), fine.id)).toEqual(['ACCEPTED'])
    expect(await withdrawPayout(engines(), ana, number, bad.number)).toEqual({ ok: true })
    expect(await release(number)).toEqual({ ok: true })
    expect(await statesOf(engines(), held.id)).toEqual(['ACCEPTED'])
  })

  test('stops if the account was changed or the price is another', async () => {
    const [frozen, dearer] = [await acceptedTrade(engines()), await acceptedTrade(engines())]
    const number = await prepared()
    const { db } = engines()
    await db.updateTable('trades').set({ payee_changed_at: clock.now() }).where('id', '=', frozen.id).execute()
    await db.updateTable('trade_items').set({ final_cents: 1 }).where('trade_id', '=', dearer.id).execute()
    const result = await release(number)

    expect(!result.ok && result.reason === 'not-payable' && result.payouts.map(({ why }) => why).toSorted()).toEqual([
      'changed',
      'payee-frozen',
    ])
  })

  test('a batch that was given up lets its devices go', async () => {
    await acceptedTrade(engines())
    const number = await prepared()

    expect(await withdrawBatch(engines(), ana, number)).toEqual({ ok: true })
    expect(await release(number)).toEqual({ ok: false, reason: 'not-waiting' })
    expect(await release(await prepared())).toEqual({ ok: true })
  })

  test('what is worth nothing is closed without a bank', async () => {
    const trade = await acceptedTrade(engines(), 'de', { finalCents: 0 })
    const number = await prepared()

    expect(await release(number)).toEqual({ ok: true })
    expect(await statesOf(engines(), trade.id)).toEqual(['PAID'])
    expect(await readBatchFile(engines(), number)).toBeUndefined()
  })

  test('X1.17 who prepared, checked, held and released stands in the audit, with before and after', async () => {
    const trade = await acceptedTrade(engines())
    await holdPayouts(engines(), ana, trade, 'Waiting for the police')
    await holdPayouts(engines(), eva, trade, null)
    const number = await prepared()
    await checkBatch(engines(), eva, number)
    await release(number)
    const all = engines().db.selectFrom('audit_entries').selectAll().where('username', 'in', ['ana', 'eva'])
    const entries = await all.where('at', '>=', clock.now()).execute()

    expect(entries.map(({ username, action }) => `${username} ${action}`).toSorted()).toEqual([
      'ana item.batch',
      'ana payout-batch.prepare',
      'ana payout-batch.release',
      'ana payout.hold',
      'eva payout-batch.check',
      'eva payout.unhold',
    ])
    expect(entries.find(({ action }) => action === 'payout.unhold')).toMatchObject({
      before: { hold: 'Waiting for the police' },
      after: { hold: null },
    })
  })
})
