import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#domain/accounts/login/find-caller.ts'
import { eraseCustomer } from '#domain/trades/customer-records/erase-customer.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import { tradeToken } from '#domain/trades/trade-link.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { movableClock } from '#engines/clock/movable-clock.ts'
import { purgeEverythingExpired } from '#tests/support/drivers/customers/purge-everything.ts'
import { readPdf } from '#tests/support/readers/files/pdf.ts'
import { hireColleague } from '#tests/support/drivers/office/colleagues.ts'
import { acceptedTrade, bankTells, sendMoney } from '#tests/support/drivers/office/bank.ts'
import { type BankLine } from '#tests/support/fixtures/bank-files.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { findTradesToPay } from '#domain/payouts/batches/find-batches.ts'
import { everyAccountingLine, type AccountingLine, findReceipts } from './find-receipts.ts'
import { readDocument, readReceipt } from './read-documents.ts'
import type { Vault } from '#engines/vault/vault.ts'
import { checkRegister, findRegisterState, readRegister } from '#domain/payouts/register/read-register.ts'
import type { Database } from '#engines/database/database.ts'
import { confirmIdentity, writeIdentity } from '#domain/payouts/payees/write-identity.ts'

const clock = movableClock(new Date('2026-03-02T09:00:00Z'))
const engines = useEngines({ stocked: true, now: clock.now })

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
  clock.moveBy(7 * 24 * 60 * 60_000)
  ana = { ...ana, authenticatedAt: clock.now() }
})

const sent = () => sendMoney(engines(), ana)
const told = (...lines: BankLine[]) => bankTells(engines(), ana, lines)

const textOf = (bytes: Uint8Array) =>
  readPdf(bytes)
    .lines.map(({ text }) => text)
    .join(' ')

const document = {
  kind: 'identity-card',
  number: '880692310285',
  issuedOn: '2020-05-04',
  authority: 'Préfecture de Paris',
}

describe('receipts', () => {
  test('S24 outlive the data of their seller, sealed, and are shown by the link no more', async () => {
    const trade = await acceptedTrade(engines())
    const { number, cents } = (await sent()).get(trade.id)!
    await told({ payout: number, cents })
    const search = { text: formatTradeNumber(trade.number), descending: true }
    const { rows: receipts } = await findReceipts(engines(), search, { limit: 9 })
    const receipt = receipts[0]!
    const token = tradeToken(engines().vault, trade.id)
    const read = () => readDocument(engines(), shopOf('de'), token, receipt.number)
    const first = await read()
    expect(first?.name).toBe(`umlauf-${receipt.number}.pdf`)
    expect(await readDocument(engines(), shopOf('fr'), token, receipt.number)).toBeUndefined()
    for (const none of ['B-26-999999', 'constructor', '__proto__'])
      expect(await readDocument(engines(), shopOf('de'), token, none)).toBeUndefined()

    await writeIdentity(engines(), agent, trade, { ...document, kind: 'passport' })
    const { db } = engines()
    const row = db.selectFrom('trades').select('customer_id').where('id', '=', trade.id)
    const { customer_id: customerId } = await row.executeTakeFirstOrThrow()
    const caller = { id: crypto.randomUUID(), customerId, email: trade.email, country: 'de' } as Caller
    expect(await eraseCustomer(engines(), caller)).toEqual({ ok: true })
    const identities = db.selectFrom('seller_identities').select('trade_id').where('trade_id', '=', trade.id)
    expect(await identities.execute()).toEqual([])
    const hints = db.selectFrom('payouts').select('payee_hint').where('trade_id', '=', trade.id)
    expect(await hints.execute()).toEqual([{ payee_hint: '' }])
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
    await purgeEverythingExpired({ ...engines(), now: () => new Date('2060-01-01T00:00:00Z') })
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
    const lines: AccountingLine[] = []
    const every = everyAccountingLine(engines(), { country: 'it', descending: true })
    for await (const portion of every) lines.push(...portion)

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

  /** Four devices more. */
  async function buyFour(): Promise<void> {
    for (let count = 0; count < 2; count += 1) {
      const trade = await acceptedTrade(engines(), 'fr', { pieces: 2 })
      await writeIdentity(engines(), 'seller', trade, document)
      await confirmIdentity(engines(), ana, trade)
    }
    const payouts = [...(await sent()).values()]
    await told(...payouts.map(({ number, cents }) => ({ payout: number, cents })))
  }

  test('C9 has an entry per device, in a chain that shows every change', async () => {
    await buyFour()
    const { rows: entries } = await readRegister(engines(), { descending: false, limit: 100 })
    const state = await findRegisterState(engines())

    expect(entries.length).toBeGreaterThanOrEqual(4)
    expect(state).toEqual({
      brokenAt: undefined,
      checkedTo: entries.length,
      last: entries.length,
      lastHash: entries.at(-1)!.hash,
    })
    expect(entries.at(-1)).toMatchObject({
      documentNumber: '880692310285',
      seller: 'Ana Muster',
      imei: '490154203237518',
    })
    await expect(sql`delete from register_entries`.execute(engines().db)).rejects.toThrow('append-only')

    // Somebody with all rights over the database takes the lock off and changes, takes out or swaps something.
    const look = async (db: Database) => (await findRegisterState({ ...engines(), db })).brokenAt
    const tampered = async (action: ReturnType<typeof sql>, find = look) => {
      const broken = new Error('undone')
      let found: number | undefined
      await engines()
        .db.transaction()
        .execute(async (tx) => {
          await sql`alter table register_entries disable trigger register_entries_stay`.execute(tx)
          await action.execute(tx)
          found = await find(tx)
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

    // Once it was checked, also what was cut off at the end is missed, and the check finds what nobody looked at.
    expect(await checkRegister(engines())).toBeUndefined()
    const last = entries.length
    expect(await tampered(sql`delete from register_entries where number = ${last}`)).toBe(last)
    const unseen = sql`update register_entries set hash = repeat('a', 64) where number = 1`
    expect(await tampered(unseen, async (db) => checkRegister({ ...engines(), db }))).toBe(1)
  })

  test('F-92 a page of it opens its own entries only, and its state those since the last check', async () => {
    await buyFour()
    await checkRegister(engines())
    let opened = 0
    const open: Vault['open'] = (...sealed) => {
      opened += 1
      return engines().vault.open(...sealed)
    }
    const counting = { ...engines(), vault: { ...engines().vault, open } }
    const { rows, total } = await readRegister(counting, { descending: true, limit: 2 })
    expect(rows).toHaveLength(2)
    expect(total.count).toBeGreaterThanOrEqual(4)
    expect(opened).toBe(2)
    const { checkedTo, last } = await findRegisterState(counting)
    expect(checkedTo).toBe(last)
    expect(opened).toBe(2)
  })
})
