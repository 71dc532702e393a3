import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { readPdf } from '#tests/pdf.ts'
import { acceptedTrade, camt054, colleague, statesOf, type BankLine } from '#tests/payout-desk.ts'
import { shopOf } from '#tests/sold-trade.ts'
import { storefronts } from '#tests/storefronts.ts'
import { useEngines } from '#tests/test-engines.ts'
import { applySettlement } from './apply-settlement.ts'
import { changeTradePayee } from './change-trade-payee.ts'
import { findBatch, findFailedPayouts, findTradesToPay } from './find-batches.ts'
import { findBookLines, findReceipts } from './find-receipts.ts'
import { findSettlement } from './find-settlement.ts'
import { forgetOldPapers } from './forget-old-papers.ts'
import { prepareBatches } from './prepare-batches.ts'
import { readPaper, readReceipt } from './read-papers.ts'
import { readRegister } from './read-register.ts'
import { releaseBatch } from './release-batch.ts'
import { uploadSettlement } from './upload-settlement.ts'
import { confirmIdentity, writeIdentity } from './write-identity.ts'

const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })
const HOUR = 60 * 60_000

let ana: Colleague
let agent: Colleague
beforeAll(async () => {
  ana = await colleague(engines(), 'ana', 'finance')
  agent = await colleague(engines(), 'agent', 'agent')
})
beforeEach(async () => {
  await sql`update trade_items set status = 'RETURNED' where status in ('ACCEPTED', 'PAYOUT_PENDING')`.execute(
    engines().db,
  )
  clock.moveBy(7 * 24 * HOUR)
  prove()
})

const prove = () => void (ana = { ...ana, provedAt: clock.now() })

/** Sends the money of everything that waits, and tells the payouts by trade. */
async function sent(): Promise<Map<string, { number: string; cents: number }>> {
  const result = await prepareBatches(engines(), storefronts, ana)
  const payouts = new Map<string, { number: string; cents: number }>()
  for (const batch of result.ok ? result.batches : []) {
    const released = await releaseBatch(engines(), storefronts, ana, batch)
    if (!released.ok) throw new Error(released.reason)
    for (const payout of (await findBatch(engines(), storefronts, ana, batch))!.payouts)
      payouts.set(payout.tradeId, payout)
  }
  return payouts
}

async function upload(text: string): Promise<string> {
  const result = await uploadSettlement(engines(), ana, { name: 'camt.xml', text })
  if (!result.ok) throw new Error(result.reason)
  return result.id
}

const told = async (...lines: BankLine[]) => applySettlement(engines(), storefronts, ana, await upload(camt054(lines)))

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

    expect(found?.lines.map(({ finding }) => finding)).toEqual(['settle', 'amount-differs', 'unknown'])
    expect(found?.changes).toBe(1)
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
    expect((await findSettlement(engines(), id))?.lines.map(({ finding }) => finding)).toEqual(['done'])
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
    prove()
    const second = (await sent()).get(trade.id)!
    expect(second.number).not.toBe(number)
    // The file of the first time says nothing about the second one.
    expect(await told({ payout: number, cents })).toMatchObject({ settled: 0 })
    expect(await told({ payout: second.number, cents })).toMatchObject({ settled: 1 })
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
    const entries = engines().db.selectFrom('audit_entries').selectAll().where('deed', '=', 'payee.change')
    expect((await entries.execute()).at(-1)).toMatchObject({
      username: 'agent',
      subject: `trade ${formatTradeNumber(trade.number)}`,
      before: { payee: 'DE… 3000', paymentType: '13' },
      after: { payee: 'AT… 3201', paymentType: '13' },
    })
  })

  test('says when money comes back that had arrived', async () => {
    const trade = await acceptedTrade(engines())
    const { number, cents } = (await sent()).get(trade.id)!
    await told({ payout: number, cents })
    expect(await told({ payout: number, cents, code: 'MD07' })).toMatchObject({ rejected: 1 })

    expect(await statesOf(engines(), trade.id)).toEqual(['PAID'])
    expect((await findFailedPayouts(engines())).find((payout) => payout.number === number)).toMatchObject({
      status: 'returned',
      returnCode: 'MD07',
    })
  })

  test('is applied only by finance, with a fresh password', async () => {
    const id = await upload(camt054([{ payout: 'P-26-999999', cents: 1 }]))
    expect(await applySettlement(engines(), storefronts, agent, id)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await uploadSettlement(engines(), agent, { name: '', text: '' })).toEqual({
      ok: false,
      reason: 'not-yours-to-do',
    })
    expect(await uploadSettlement(engines(), ana, { name: '', text: '<a/>' })).toEqual({
      ok: false,
      reason: 'unreadable',
    })
    clock.moveBy(HOUR)
    expect(await applySettlement(engines(), storefronts, ana, id)).toEqual({ ok: false, reason: 'prove-first' })
  })
})

describe('receipts', () => {
  test('S24 outlive the data of their seller, sealed, and are shown by the link no more', async () => {
    const trade = await acceptedTrade(engines())
    const { number, cents } = (await sent()).get(trade.id)!
    await told({ payout: number, cents })
    const { receipts } = await findReceipts(engines(), { text: formatTradeNumber(trade.number), offset: 0, limit: 9 })
    const receipt = receipts[0]!
    const token = tradeToken(engines().vault, trade.id)
    const read = () => readPaper(engines(), shopOf('de'), token, receipt.number)
    const first = await read()
    expect(first?.name).toBe(`umlauf-${receipt.number}.pdf`)
    expect(await readPaper(engines(), shopOf('fr'), token, receipt.number)).toBeUndefined()
    expect(await readPaper(engines(), shopOf('de'), token, 'B-26-999999')).toBeUndefined()

    await sql`update trades set email = '', seller = '{}', payee_hint = '' where id = ${trade.id}`.execute(engines().db)
    expect(await read()).toBeUndefined()
    const kept = await readReceipt(engines(), receipt.number)
    expect(Buffer.compare(kept!.bytes, first!.bytes)).toBe(0)
    expect(textOf(kept!.bytes)).toContain('Ana Muster')
    const rows = await engines().db.selectFrom('receipts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('Muster')
  })

  test('cannot be changed, and cannot be lost before ten years are over', async () => {
    const { db } = engines()
    await expect(sql`update receipts set cents = 1`.execute(db)).rejects.toThrow('append-only')
    await expect(sql`delete from receipts`.execute(db)).rejects.toThrow('append-only')
    const before = await db.selectFrom('receipts').select('id').execute()
    await forgetOldPapers({ ...engines(), now: () => new Date('2060-01-01T00:00:00Z') })
    expect(await db.selectFrom('receipts').select('id').execute()).toEqual(before)
    const { rows } = await sql<{
      years: number
    }>`select min(extract(year from kept_until) - extract(year from issued_at)) as years from receipts`.execute(db)
    expect(Number(rows[0]!.years)).toBe(11)
  })

  test('C9 give the books a line per device', async () => {
    const trade = await acceptedTrade(engines(), 'it', { pieces: 2, finalCents: 9_900 })
    const { number, cents } = (await sent()).get(trade.id)!
    await told({ payout: number, cents })
    const lines = await findBookLines(engines(), { country: 'it', offset: 0, limit: 100 })

    expect(lines.filter(({ reference }) => reference.startsWith(formatTradeNumber(trade.number)))).toHaveLength(2)
    expect(lines[0]).toMatchObject({
      seller: 'Ana Muster',
      imei: '490154203237518',
      cents: 9_900,
      country: 'it',
      tax: 'margin-it',
    })
  })
})

describe('the French register', () => {
  const document = {
    kind: 'identity-card',
    number: '880692310285',
    issuedOn: '2020-05-04',
    authority: 'Préfecture de Paris',
  }

  test('C9 nothing is paid in France before somebody has compared a document', async () => {
    const trade = await acceptedTrade(engines(), 'fr')
    expect((await findTradesToPay(engines())).map(({ why }) => why)).toEqual(['identity-missing'])
    expect(
      await writeIdentity(engines(), 'seller', trade, { ...document, issuedOn: '2031-01-01', number: '' }),
    ).toMatchObject({
      ok: false,
      problems: { number: 'missing', issuedOn: 'invalid' },
    })
    expect(await confirmIdentity(engines(), agent, trade)).toEqual({ ok: false, reason: 'nothing-written' })
    expect(await writeIdentity(engines(), agent, trade, document)).toEqual({ ok: true })
    expect(await confirmIdentity(engines(), agent, trade)).toEqual({ ok: false, reason: 'needs-another' })
    expect(await confirmIdentity(engines(), ana, trade)).toEqual({ ok: true })
    expect(await writeIdentity(engines(), 'seller', trade, document)).toEqual({
      ok: false,
      reason: 'confirmed-already',
    })
    expect((await findTradesToPay(engines())).map(({ why }) => why)).toEqual([undefined])
    const rows = await engines().db.selectFrom('seller_identities').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('880692310285')
  })

  test('C9 has an entry per device, in a chain that shows every change', async () => {
    for (let count = 0; count < 2; count += 1) {
      const trade = await acceptedTrade(engines(), 'fr', { pieces: 2 })
      await writeIdentity(engines(), 'seller', trade, document)
      await confirmIdentity(engines(), ana, trade)
    }
    const payouts = [...(await sent()).values()]
    await told(...payouts.map(({ number, cents }) => ({ payout: number, cents })))
    const register = await readRegister(engines())

    expect(register.entries.length).toBeGreaterThanOrEqual(4)
    expect(register.brokenAt).toBeUndefined()
    expect(register.lastHash).toBe(register.entries.at(-1)!.hash)
    expect(register.entries.at(-1)).toMatchObject({
      documentNumber: '880692310285',
      seller: 'Ana Muster',
      imei: '490154203237518',
    })
    await expect(sql`delete from register_entries`.execute(engines().db)).rejects.toThrow('append-only')

    // Somebody with all rights over the database takes the lock off and changes, takes out or swaps something.
    const tampered = async (deed: ReturnType<typeof sql>) => {
      const broken = new Error('undone')
      let found: number | undefined
      await engines()
        .db.transaction()
        .execute(async (turn) => {
          await sql`alter table register_entries disable trigger register_entries_stay`.execute(turn)
          await deed.execute(turn)
          found = (await readRegister({ ...engines(), db: turn })).brokenAt
          throw broken
        })
        .catch((error: unknown) => {
          if (error !== broken) throw error
        })
      return found
    }
    expect(await tampered(sql`delete from register_entries where number = 2`)).toBe(2)
    expect(await tampered(sql`update register_entries set hash = repeat('a', 64) where number = 3`)).toBe(3)
    expect(
      await tampered(
        sql`update register_entries a set entry = b.entry from register_entries b where a.number = 1 and b.number = 2`,
      ),
    ).toBe(1)
    expect(
      await tampered(sql`update register_entries set entry = overlay(entry placing 'xx' from 40) where number = 4`),
    ).toBe(4)
    expect(await tampered(sql`select 1`)).toBeUndefined()
  })
})
