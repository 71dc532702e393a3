import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import { findQueues } from '#domain/trades/lists/find-queues.ts'
import type { OfficeQueue } from '#domain/trades/lists/office-queue.ts'
import { devicesOf } from '#domain/trades/money/paid-devices.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { migrationsFolder } from '#tests/support/services/shops/migrations-folder.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { acceptedTrade, bankTells, sendMoney, statesOf } from '#tests/support/drivers/office/bank.ts'
import { camt054, type BankLine } from '#tests/support/fixtures/bank-files.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { applySettlement } from './apply-settlement.ts'
import { changeTradePayee } from '#domain/payouts/payees/change-trade-payee.ts'
import { findFailedPayouts, findTradesToPay } from '#domain/payouts/batches/find-batches.ts'
import { findPayoutOfTrade } from '#domain/payouts/batches/find-payout-of-trade.ts'
import { findSettlement } from './find-settlement.ts'
import { uploadSettlement } from './upload-settlement.ts'
import { confirmIdentity, writeIdentity } from '#domain/payouts/payees/write-identity.ts'

const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const HOUR = 60 * 60_000

let ana: Colleague
let agent: Colleague
beforeAll(async () => {
  ana = await hireColleague(engines(), 'ana', 'finance')
  agent = await hireColleague(engines(), 'agent', 'agent')
})
beforeEach(async () => {
  await sql`update trade_items set status = 'RETURNED' where status in ('ACCEPTED', 'PAYOUT_PENDING')`.execute(
    engines().db,
  )
  clock.moveBy(7 * 24 * HOUR)
  reauthenticate()
})

const reauthenticate = () => void (ana = { ...ana, authenticatedAt: clock.now() })

const sent = () => sendMoney(engines(), ana)

async function upload(text: string): Promise<string> {
  const result = await uploadSettlement(engines(), ana, { name: 'camt.xml', bytes: Buffer.from(text) })
  if (!result.ok) throw new Error(result.reason)
  return result.id
}

const passport = { kind: 'passport', number: '12AB34567', issuedOn: '2021-02-03', authority: 'Préfecture du Rhône' }

/** One that is paid once per trade, whatever it is used for. */
async function newVoucher(): Promise<string> {
  const code = `BACK${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  await sql`insert into vouchers (code, kind, basis_points, cents, least_trade_cents, valid_from, valid_until, countries)
    values (${code}, 'fixed', 0, 1000, 0, '2026-01-01', '2028-01-01', '{fr}')`.execute(engines().db)
  return code
}

const waitingFor = async (queue: OfficeQueue) =>
  (await findQueues(engines())).find((each) => each.queue === queue)!.count

/** What figures, vouchers and commissions count as paid. */
async function paidOf({ id }: Pick<Trade, 'id'>) {
  const { rows } = await sql<{ payouts: number; devices: number }>`
    select coalesce((select sum(cents) from payouts where trade_id = ${id} and status = 'paid'), 0)::int as payouts,
      (select count(*) from payouts p join ${devicesOf(sql`p.id`)} d on true
        where p.trade_id = ${id} and p.status = 'paid')::int as devices`.execute(engines().db)
  return rows[0]!
}

const told = (...lines: BankLine[]) => bankTells(engines(), ana, lines)

const lettersTo = ({ email }: Pick<Trade, 'email'>, kind: string) =>
  engines().db.selectFrom('letters').selectAll().where('to_address', '=', email).where('kind', '=', kind).execute()

const attachmentsOf = (letter: { attachments: unknown }) =>
  letter.attachments as { filename: string; content: string }[]

const textOf = (bytes: Uint8Array | Buffer) =>
  readPdf(bytes)
    .lines.map(({ text }) => text)
    .join(' ')

describe('a settlement', () => {
  test('shows first what would happen, and changes nothing by that', async () => {
    const [one, two] = [await acceptedTrade(engines()), await acceptedTrade(engines())]
    const payouts = await sent()
    const id = await upload(
      camt054([
        { payout: payouts.get(one.id)!.number, cents: payouts.get(one.id)!.cents },
        { payout: payouts.get(two.id)!.number, cents: 1 },
        { payout: 'P-26-999999', cents: 1 },
      ]),
    )
    const found = await findSettlement(engines(), id)

    const findings = [{ finding: 'settle' }, { finding: 'amount-differs' }, { finding: 'unknown' }]
    expect(found).toMatchObject({ ok: true, lines: findings, changes: 1 })
    expect(await statesOf(engines(), one.id)).toEqual(['PAYOUT_PENDING'])
  })

  test('X1.09 pays: the seller gets a letter with receipt and certificates', async () => {
    const trade = await acceptedTrade(engines(), 'de', { pieces: 2 })
    const { number, cents } = (await sent()).get(trade.id)!
    expect(await told({ payout: number, cents, reference: 'BANK-1' })).toEqual({
      ok: true,
      settled: 1,
      rejected: 0,
      stuck: 0,
    })

    expect(await statesOf(engines(), trade.id)).toEqual(['PAID', 'PAID'])
    const [letter, ...more] = await lettersTo(trade, 'paid')
    expect(more).toEqual([])
    const attached = attachmentsOf(letter!)
    expect(attached).toHaveLength(3)
    const [receipt, certificate] = attached.map(({ content }) => textOf(Buffer.from(content, 'base64')))
    for (const said of [
      'Ana Muster',
      'Ringstraße 7b',
      '10115 Ort',
      '490154203237518',
      'F2LXK1ABCD',
      'DE… 3000',
      number,
      '§ 25a UStG',
    ])
      expect(receipt).toContain(said)
    expect(certificate).toContain('NIST SP 800-88')
    expect(attached[1]!.filename).toBe(`umlauf-${formatTradeNumber(trade.number)}-1.pdf`)
  })

  test('pays for a device that was lost, of which there is no certificate', async () => {
    const trade = await acceptedTrade(engines(), 'de', { pieces: 2, accepted: 1 })
    const admin = await hireColleague(engines(), 'searcher', 'admin')
    const itemIds = [trade.items[1]!.id]
    const steps = [
      { event: 'receive' },
      { event: 'notInParcel', evidence: ['a photo'], witness: agent },
      { event: 'compensate', reason: 'lost by the carrier' },
    ] as const
    for (const step of steps) {
      const move = { tradeId: trade.id, itemIds, actor: asColleague(admin), ...step }
      expect(await moveItems(engines(), storefronts, move)).toMatchObject({ ok: true })
    }
    const { number, cents } = (await sent()).get(trade.id)!
    await told({ payout: number, cents })

    expect(await statesOf(engines(), trade.id)).toEqual(['PAID', 'PAID'])
    const [letter] = await lettersTo(trade, 'paid')
    const named = attachmentsOf(letter!).map(({ filename }) => filename)
    expect(named).toEqual([expect.stringMatching(/B-26/), `umlauf-${formatTradeNumber(trade.number)}-1.pdf`])
  })

  test('applied twice, uploaded twice or by two at once settles once', async () => {
    const trade = await acceptedTrade(engines())
    const { number, cents } = (await sent()).get(trade.id)!
    const file = camt054([{ payout: number, cents }])
    const [id, again] = [await upload(file), await upload(file)]
    expect(again).toBe(id)

    const apply = () => applySettlement(engines(), storefronts, ana, id)
    const results = await Promise.all([apply(), apply(), apply()])
    results.push(await apply())
    expect(results.map((result) => result.ok && result.settled).toSorted()).toEqual([0, 0, 0, 1])
    expect(await findSettlement(engines(), id)).toMatchObject({ ok: true, lines: [{ finding: 'done' }] })
    expect(await lettersTo(trade, 'paid')).toHaveLength(1)
    const receipts = await engines().db.selectFrom('receipts').select('id').where('trade_id', '=', trade.id).execute()
    expect(receipts).toHaveLength(1)
  })

  test('refuses: another account is asked for, waits for a day, and is paid then', async () => {
    const trade = await acceptedTrade(engines())
    const { number, cents } = (await sent()).get(trade.id)!
    expect(await told({ payout: number, cents, code: 'AC04' })).toMatchObject({ ok: true, rejected: 1 })
    expect(await statesOf(engines(), trade.id)).toEqual(['PAYOUT_FAILED'])
    expect(await lettersTo(trade, 'payout-failed')).toHaveLength(1)
    expect((await findFailedPayouts(engines())).map(({ returnCode }) => returnCode)).toContain('AC04')

    const payee = { paymentType: '2', form: { paypalEmail: 'ana.neu@example.com' } }
    const change = (form: object) => changeTradePayee(engines(), storefronts, 'seller', trade.id, { ...payee, ...form })
    expect(await change({ form: { paypalEmail: 'x' } })).toMatchObject({ ok: false, reason: 'invalid' })
    expect(await change({})).toEqual({ ok: true, hint: 'a…@example.com' })
    expect(await change({})).toEqual({ ok: false, reason: 'nothing-failed' })
    expect(await lettersTo(trade, 'payee-changed')).toHaveLength(1)
    expect((await findTradesToPay(engines())).map(({ why }) => why)).toEqual(['payee-frozen'])
    expect(await sent()).toEqual(new Map())

    clock.moveBy(24 * HOUR)
    reauthenticate()
    const second = (await sent()).get(trade.id)!
    expect(second.number).not.toBe(number)
    // The file of the first time says nothing about the second one.
    expect(await told({ payout: number, cents })).toMatchObject({ settled: 0 })
    // It went by PayPal: a bank knows nothing of it.
    expect(await told({ payout: second.number, cents })).toMatchObject({ settled: 0 })
    const id = await upload(`Amount,Status,Unique ID\n${(cents / 100).toFixed(2)},Completed,${second.number}`)
    expect(await applySettlement(engines(), storefronts, ana, id)).toMatchObject({ settled: 1 })
    expect(await statesOf(engines(), trade.id)).toEqual(['PAID'])
  })

  test('X1.17 an agent who changes an account leaves a trace; others cannot', async () => {
    const trade = await acceptedTrade(engines())
    const { number, cents } = (await sent()).get(trade.id)!
    await told({ payout: number, cents, code: 'AC01' })
    const payee = { paymentType: '13', form: { holder: 'Ana Muster', iban: 'AT611904300234573201' } }

    expect(await changeTradePayee(engines(), storefronts, ana, trade.id, payee)).toEqual({
      ok: false,
      reason: 'not-yours-to-do',
    })
    expect(await changeTradePayee(engines(), storefronts, agent, trade.id, payee)).toMatchObject({ ok: true })
    const entries = engines().db.selectFrom('audit_entries').selectAll().where('action', '=', 'payee.change')
    expect((await entries.execute()).at(-1)).toMatchObject({
      username: 'agent',
      subject: `trade ${formatTradeNumber(trade.number)}`,
      before: { payee: 'DE… 3000', paymentType: '13' },
      after: { payee: 'AT… 3201', paymentType: '13' },
    })
  })

  test.each(['later', 'in the same file'])(
    'says %s that money came back which had arrived: it is asked for, and paid again',
    async (when) => {
      const trade = await acceptedTrade(engines(), 'fr', { pieces: 2, change: { voucher: await newVoucher() } })
      await writeIdentity(engines(), 'seller', trade, passport)
      await confirmIdentity(engines(), agent, trade)
      const { number, cents } = (await sent()).get(trade.id)!
      const lines = [
        { payout: number, cents },
        { payout: number, cents, code: 'AC04' },
      ]
      if (when === 'later') for (const line of lines) await told(line)
      else expect(await told(...lines)).toMatchObject({ settled: 1, rejected: 1, stuck: 0 })

      expect(await statesOf(engines(), trade.id)).toEqual(['PAYOUT_FAILED', 'PAYOUT_FAILED'])
      expect(await lettersTo(trade, 'payout-failed')).toHaveLength(1)
      const failed = await findFailedPayouts(engines())
      expect(failed.find((payout) => payout.number === number)).toMatchObject({
        status: 'returned',
        returnCode: 'AC04',
      })
      expect(failed.flatMap(({ items }) => items)).toHaveLength(await waitingFor('failedPayouts'))
      expect(await paidOf(trade)).toEqual({ payouts: 0, devices: 0 })
      expect(await told({ payout: number, cents }, { payout: number, cents, code: 'AC04' })).toMatchObject({
        settled: 0,
        rejected: 0,
      })

      const payee = { paymentType: '13', form: { holder: 'Ana Muster', iban: 'AT611904300234573201' } }
      expect(await changeTradePayee(engines(), storefronts, 'seller', trade.id, payee)).toMatchObject({ ok: true })
      clock.moveBy(24 * HOUR)
      reauthenticate()
      const second = (await sent()).get(trade.id)!
      expect(second.number).not.toBe(number)
      expect(second.cents).toBe(cents)
      expect(await told({ payout: second.number, cents })).toMatchObject({ settled: 1, stuck: 0 })

      expect(await statesOf(engines(), trade.id)).toEqual(['PAID', 'PAID'])
      expect(await paidOf(trade)).toEqual({ payouts: cents, devices: 2 })
      const { payout, due, receipts } = (await findPayoutOfTrade(engines(), trade.number))!
      expect([payout.total, due.total, receipts.map((receipt) => receipt.cents)]).toEqual([cents, 0, [cents]])
      const letters = await lettersTo(trade, 'paid')
      const names = letters.map((letter) => attachmentsOf(letter).map(({ filename }) => filename))
      expect(names).toEqual([names[0], names[0]])
      const entries = sql`
        select from register_entries e join trade_items i on i.id = e.item_id where i.trade_id = ${trade.id}`
      expect((await entries.execute(engines().db)).rows).toHaveLength(2)
    },
  )

  test('what had come back before devices followed their money is asked for as well', async () => {
    const trade = await acceptedTrade(engines())
    const { number, cents } = (await sent()).get(trade.id)!
    await told({ payout: number, cents })
    await sql`update payouts set status = 'returned', return_code = 'AC04' where number = ${number}`.execute(
      engines().db,
    )
    const followed = await readFile(join(migrationsFolder, '0041_money_that_came_back.sql'), 'utf8')
    for (let time = 0; time < 2; time += 1) await sql.raw(followed).execute(engines().db)

    expect(await statesOf(engines(), trade.id)).toEqual(['PAYOUT_FAILED'])
    expect((await findFailedPayouts(engines())).map((payout) => payout.number)).toContain(number)
    const payee = { paymentType: '13', form: { holder: 'Ana Muster', iban: 'AT611904300234573201' } }
    expect(await changeTradePayee(engines(), storefronts, 'seller', trade.id, payee)).toMatchObject({ ok: true })
    expect((await findTradesToPay(engines())).map(({ number: waiting }) => waiting)).toEqual([trade.number])
  })

  test('a second refusal of the same devices takes the place of the first among those to be set right', async () => {
    const trade = await acceptedTrade(engines())
    const { number, cents } = (await sent()).get(trade.id)!
    await told({ payout: number, cents, code: 'AC04' })
    const payee = { paymentType: '13', form: { holder: 'Ana Muster', iban: 'AT611904300234573201' } }
    await changeTradePayee(engines(), storefronts, 'seller', trade.id, payee)
    clock.moveBy(24 * HOUR)
    reauthenticate()
    const second = (await sent()).get(trade.id)!
    await told({ payout: second.number, cents, code: 'AC06' })

    const failed = (await findFailedPayouts(engines())).filter(({ tradeId }) => tradeId === trade.id)
    expect(failed.map(({ returnCode }) => returnCode)).toEqual(['AC06'])
  })

  test('is applied only by finance, with a fresh password', async () => {
    const id = await upload(camt054([{ payout: 'P-26-999999', cents: 1 }]))
    expect(await applySettlement(engines(), storefronts, agent, id)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await uploadSettlement(engines(), agent, { name: '', bytes: Buffer.from('') })).toEqual({
      ok: false,
      reason: 'not-yours-to-do',
    })
    expect(await uploadSettlement(engines(), ana, { name: '', bytes: Buffer.from('<a/>') })).toEqual({
      ok: false,
      reason: 'unreadable',
    })
    clock.moveBy(HOUR)
    expect(await applySettlement(engines(), storefronts, ana, id)).toEqual({
      ok: false,
      reason: 'reauthenticate-first',
    })
  })
})
