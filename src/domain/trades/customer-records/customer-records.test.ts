import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAccount } from '#domain/accounts/registration/add-account.ts'
import { openSession } from '#domain/accounts/login/sessions.ts'
import { addStaff } from '#domain/staff/add-staff.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { newId } from '#shop/ids.ts'
import { countries } from '#shop/countries/all.ts'
import { tablesWith } from '#tests/support/readers/database/find-in-database.ts'
import { leaveFindings, leaveWords, own, tracedTables } from '#tests/support/fixtures/left-traces.ts'
import { seller } from '#tests/support/fixtures/seller.ts'
import { soldTrade } from '#tests/support/fixtures/sold-trade.ts'
import { storefronts } from '#tests/support/fixtures/storefronts.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { asColleague } from '#domain/trades/lifecycle/actor.ts'
import { findStation } from '#domain/warehouse/stations/find-station.ts'
import { correctRecords, eraseRecords, exportRecords } from './customer-records.ts'
import { findCustomerByNumber, findCustomers, findCustomerDetails, type CustomerHead } from './find-customers.ts'
import { moveItems } from '#domain/trades/lifecycle/move-items.ts'
import { sendShippingDocuments } from '#domain/trades/parcels/send-shipping-documents.ts'
import { openPayee } from '#domain/trades/sale/payee/sealed-payee.ts'
import { activateCustomer } from './activate-customer.ts'
import type { Trade } from '#domain/trades/trade.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'

const engines = useEngines({ stocked: true })

let agent: Colleague
let inspector: Colleague
let auditor: Colleague
beforeAll(async () => {
  const hire = async (role: Role): Promise<Colleague> => {
    const id = await addStaff(engines(), { username: role, password: 'a password for this one' }, [role])
    return { id, username: role, roles: [role], authenticatedAt: new Date() }
  }
  agent = await hire('agent')
  inspector = await hire('inspector')
  auditor = await hire('auditor')
})

type Sold = { trade: Trade; head: CustomerHead; email: string; traces: string[]; photo: string }

/** Somebody whose device has been through everything that leaves traces, and is where it was seized. */
async function whoLeftTraces(
  customerId: string | null,
  email = `ana.${crypto.randomUUID()}@example.com`,
): Promise<Sold> {
  const { db, files, now } = engines()
  const person = { ...seller('de'), ...own, email }
  const payee = { holder: own.holder, iban: 'DE89370400440532013000', bic: '' }
  const trade = await soldTrade(engines(), 'de', {
    customerId,
    change: { seller: person, payee, voucher: 'WILLKOMMEN10' },
  })
  await sendShippingDocuments(engines(), storefronts, trade.id)
  const itemIds = trade.items.map(({ id }) => id)
  const warehouse: Colleague = { ...agent, username: 'warehouse', roles: ['warehouse'] }
  const move = async (event: Parameters<typeof moveItems>[2]['event'], who: Colleague, reason = '') =>
    expect(
      await moveItems(engines(), storefronts, { tradeId: trade.id, itemIds, event, actor: asColleague(who), reason }),
    ).toMatchObject({ ok: true })
  const head = (await findCustomerByNumber(engines(), await numberOf(trade.id)))!
  expect(await correctRecords(engines(), storefronts, agent, head, { ...person, houseNumber: '8' })).toEqual({
    ok: true,
  })
  await move('receive', warehouse)
  await move('startInspection', inspector)
  const photo = `photos/${newId(now())}`
  await files.write(photo, new Uint8Array([1]), 'image/png')
  await leaveFindings(engines(), trade, { inspector, photo })
  await leaveWords(engines(), trade, { inspector, agent, email })
  await move('suspicious', inspector, `Der Ausweis gehört nicht ${own.lastName}`)
  await move('seize', agent, `Abgeholt bei ${own.street}`)
  await db.updateTable('trade_items').set({ imei: own.imei, serial_number: own.serialNumber }).execute()
  const traces = [email, ...Object.values(own), person.phone.slice(-6)]
  return { trade, head, email, traces, photo }
}

const numberOf = async (tradeId: string): Promise<string> => {
  const trade = engines().db.selectFrom('trades').innerJoin('customers', 'customers.id', 'trades.customer_id')
  const { number } = await trade.select('customers.number').where('trades.id', '=', tradeId).executeTakeFirstOrThrow()
  return String(number)
}

describe('X1.13 somebody who is erased by a colleague', () => {
  let sold: Sold
  beforeEach(async () => {
    sold = await whoLeftTraces(null)
  })
  const erase = (head: CustomerHead, colleague = agent) =>
    eraseRecords(engines(), colleague, head, { reason: 'Antrag vom 3. März', confirmation: String(head.number) })

  test('is found before, and nowhere afterwards: in no table, no job and no file', async () => {
    const { db, files, vault } = engines()
    const before = await tablesWith(db, sold.traces)
    const seen = (table: string) => before.some((hit) => hit.startsWith(`${table}: `))
    for (const table of tracedTables) expect(seen(table), table).toBe(true)

    expect(await erase(sold.head)).toEqual({ ok: true })

    expect(await tablesWith(db, sold.traces)).toEqual([])
    const folders = ['photos/', 'labels/', 'contact/']
    const left = (await Promise.all(folders.map((folder) => files.list(folder)))).flat()
    expect(left).toEqual([])
    const { payee } = await db
      .selectFrom('trades')
      .select('payee')
      .where('id', '=', sold.trade.id)
      .executeTakeFirstOrThrow()
    expect(openPayee(vault, payee)).toEqual({ kind: 'none' })
  })

  test('leaves a trade whose log still says what happened and who erased whom and why', async () => {
    const { db } = engines()
    await erase(sold.head)

    const events = await db.selectFrom('trade_events').select('event').where('trade_id', '=', sold.trade.id).execute()
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['created', 'receive', 'suspicious', 'seize']),
    )
    const entries = db.selectFrom('audit_entries').select(['username', 'action', 'after'])
    expect(
      await entries.where('subject', '=', `customer ${sold.head.number}`).orderBy('at').orderBy('id').execute(),
    ).toEqual([
      { username: 'agent', action: 'customer.correct', after: null },
      { username: 'agent', action: 'customer.erase', after: { reason: 'Antrag vom 3. März' } },
    ])
    expect((await findCustomerByNumber(engines(), String(sold.head.number)))!.erasedAt).toBeInstanceOf(Date)
  })

  test('leaves stations whose lists still have a sentence for every scan', async () => {
    await erase(sold.head)

    const { scans } = await findStation(engines(), agent, 'dock')
    expect(scans.length).toBeGreaterThan(0)
    for (const { facts } of scans) expect(facts['code']).toBe('–')
  })

  test('is not erased without a reason, without the typed number, or by somebody who may only look', async () => {
    const number = String(sold.head.number)
    const ask = (colleague: Colleague, reason: string, confirmation: string) =>
      eraseRecords(engines(), colleague, sold.head, { reason, confirmation })

    expect(await ask(agent, ' ', number)).toEqual({ ok: false, reason: 'reason-missing' })
    expect(await ask(agent, 'Antrag', `${number}1`)).toEqual({ ok: false, reason: 'not-confirmed' })
    expect(await ask(auditor, 'Antrag', number)).toEqual({ ok: false, reason: 'not-yours-to-do' })
    expect(await tablesWith(engines().db, [sold.email])).not.toEqual([])
  })

  test('keeps photos that show devices of others too', async () => {
    const other = await whoLeftTraces(null)
    const photos = engines().db.updateTable('item_photos').set({ file: sold.photo })
    await photos.where('item_id', '=', other.trade.items[0]!.id).execute()

    await erase(sold.head)

    expect(await engines().files.read(sold.photo)).toBeDefined()
    await erase(other.head)
    expect(await engines().files.read(sold.photo)).toBeUndefined()
  })
})

test('X1.13 while something is on its way nobody is erased, and nothing is lost', async () => {
  const trade = await soldTrade(engines())
  const head = (await findCustomerByNumber(engines(), await numberOf(trade.id)))!
  const asked = { reason: 'Antrag', confirmation: String(head.number) }

  expect(await eraseRecords(engines(), agent, head, asked)).toEqual({ ok: false, reason: 'open-trades' })
  expect(await tablesWith(engines().db, [trade.email])).toEqual(expect.arrayContaining([`trades: ${trade.email}`]))
})

test('X1.13 a mailbox that a colleague had replaced is forgotten like the one in its place', async () => {
  const trade = await soldTrade(engines())
  const find = async () => (await findCustomerByNumber(engines(), await numberOf(trade.id)))!
  const email = `neu.${crypto.randomUUID()}@example.com`
  await correctRecords(engines(), storefronts, agent, await find(), { ...seller('de'), email })
  const itemIds = trade.items.map(({ id }) => id)
  await moveItems(engines(), storefronts, { tradeId: trade.id, itemIds, event: 'cancel', actor: { kind: 'seller' } })
  const mailboxes = [trade.email, email]
  expect(await tablesWith(engines().db, mailboxes)).toEqual(expect.arrayContaining([`trades: ${trade.email}`]))

  const head = await find()
  const asked = { reason: 'Antrag', confirmation: String(head.number) }
  expect(await eraseRecords(engines(), agent, head, asked)).toEqual({ ok: true })
  expect(await tablesWith(engines().db, mailboxes)).toEqual([])
})

test('X1.13 what was written down once is still protected: nobody changes a log without erasing a person', async () => {
  const change = sql`update trade_events set reason = 'otherwise'`.execute(engines().db)
  await expect(change).rejects.toThrow('append-only')
  const erasing = engines()
    .db.transaction()
    .execute(async (tx) => {
      await sql`select set_config('umlauf.erasing', 'on', true)`.execute(tx)
      await sql`delete from trade_events`.execute(tx)
    })
  await expect(erasing).rejects.toThrow('append-only')
})

describe('X1.13 the export by a colleague', () => {
  test('says everything about a guest, and that it was fetched', async () => {
    const { head, email, trade } = await whoLeftTraces(null)

    const result = await exportRecords(engines(), agent, head)

    const text = JSON.stringify(result)
    const ofCase = `Karton von ${own.firstName}`
    for (const known of [email, own.lastName, own.imei, 'DE89370400440532013000', 'Gravur', 'WILLKOMMEN10', ofCase]) {
      expect(text, known).toContain(known)
    }
    expect(text).toContain(trade.items[0]!.offer.deviceName)
    const entries = await engines()
      .db.selectFrom('audit_entries')
      .select('subject')
      .where('action', '=', 'customer.export')
      .execute()
    expect(entries).toContainEqual({ subject: `customer ${head.number}` })
    expect(await exportRecords(engines(), auditor, head)).toEqual({ ok: false, reason: 'not-yours-to-do' })
  })

  test('says everything about somebody with an account, and nothing about others', async () => {
    const email = `bo.${crypto.randomUUID()}@example.com`
    const account = { firstName: 'Bo', lastName: 'Muster', email, password: 'drei blaue Fahrräder' }
    const accountId = await addAccount(engines(), countries.de, account)
    const customer = (await activateCustomer(engines(), accountId))!
    await openSession(engines(), { id: accountId, country: 'de' }, { remember: true, userAgent: 'Firefox' })
    const { head } = await whoLeftTraces(customer.id, email)

    const text = JSON.stringify(await exportRecords(engines(), agent, head))
    const view = await findCustomerDetails(engines(), head)

    for (const known of [email, own.lastName, own.imei]) expect(text, known).toContain(known)
    expect(view.sessions).toHaveLength(1)
    expect(view.trades).toEqual([expect.objectContaining({ status: 'CANCELLED', payeeHint: 'DE… 3000' })])
    expect(JSON.stringify(view)).not.toContain('DE89370400440532013000')
    expect(await eraseRecords(engines(), agent, head, { reason: 'Antrag', confirmation: String(head.number) })).toEqual(
      {
        ok: true,
      },
    )
    const leftovers = await tablesWith(engines().db, [email])
    // The login goes with the last letter, a moment later.
    expect(leftovers).toEqual([`accounts: ${email}`])
  })
})

describe('a correction', () => {
  const form = (email: string) => ({ ...seller('de'), email, street: 'Neue Straße', city: 'Neustadt' })

  test('changes what is on its way and leaves what has come to its end', async () => {
    const visitor = crypto.randomUUID()
    const ended = await soldTrade(engines(), 'de', { visitor })
    const open = await soldTrade(engines(), 'de', { visitor })
    const itemIds = ended.items.map(({ id }) => id)
    const cancel = { tradeId: ended.id, itemIds, event: 'cancel', actor: { kind: 'seller' } } as const
    await moveItems(engines(), storefronts, cancel)
    const head = (await findCustomerByNumber(engines(), await numberOf(open.id)))!

    const corrected = await correctRecords(engines(), storefronts, agent, head, form('neu@example.com'))

    expect(corrected).toEqual({ ok: true })
    const { trades } = await findCustomerDetails(engines(), head)
    const cityOf = (number: number) => trades.find((trade) => trade.number === number)!
    expect(cityOf(open.number)).toMatchObject({
      email: 'neu@example.com',
      seller: { city: 'Neustadt', lastName: 'Muster' },
    })
    expect(cityOf(ended.number)).toMatchObject({ email: ended.email, seller: { city: 'Ort' } })
  })

  test('of the mailbox is told to the old one and to the new one, once each, in the language of the customer', async () => {
    const visitor = crypto.randomUUID()
    const [one, two] = [await soldTrade(engines(), 'fr', { visitor }), await soldTrade(engines(), 'fr', { visitor })]
    const head = (await findCustomerByNumber(engines(), await numberOf(one.id)))!
    const email = `neu.${crypto.randomUUID()}@example.com`
    const told = (to: string) =>
      engines()
        .db.selectFrom('letters')
        .select(['locale', 'text_body as text'])
        .where('kind', '=', 'mailbox-changed')
        .where('to_address', '=', to)
        .execute()
    const correct = (mailbox: string) =>
      correctRecords(engines(), storefronts, agent, head, { ...seller('fr'), email: mailbox, city: 'Neustadt' })

    expect(await correct(one.email)).toEqual({ ok: true })
    const before = await told(one.email)
    expect(await correct(email)).toEqual({ ok: true })

    expect(before.flatMap(({ text }) => (text.includes(formatTradeNumber(one.number)) ? [text] : []))).toEqual([])
    for (const to of [one.email, email]) {
      const letters = (await told(to)).filter(({ text }) => text.includes(formatTradeNumber(one.number)))
      expect(letters, to).toMatchObject([{ locale: 'fr_FR', text: expect.stringContaining('n…@example.com') }])
      expect(letters[0]!.text).toContain(formatTradeNumber(two.number))
      expect(letters[0]!.text).not.toContain(email)
    }
  })

  test('is refused with the fields that are wrong, for nothing to correct, and to whoever may only look', async () => {
    const trade = await soldTrade(engines())
    const head = (await findCustomerByNumber(engines(), await numberOf(trade.id)))!
    const correct = (who: Colleague, change: object) =>
      correctRecords(engines(), storefronts, who, head, { ...form('a@example.com'), ...change })

    expect(await correct(agent, { postalCode: '1', email: 'x' })).toMatchObject({
      reason: 'invalid',
      problems: { postalCode: 'invalid', email: 'invalid' },
    })
    expect(await correct(auditor, {})).toEqual({ ok: false, reason: 'not-yours-to-do' })
    const itemIds = trade.items.map(({ id }) => id)
    await moveItems(engines(), storefronts, { tradeId: trade.id, itemIds, event: 'cancel', actor: { kind: 'seller' } })
    expect(await correct(agent, {})).toEqual({ ok: false, reason: 'nothing-open' })
  })
})

test('customers are found by number, mailbox, name and company, and pages can be turned', async () => {
  const { head, email } = await whoLeftTraces(null)
  const find = async (text: string) => {
    const { rows } = await findCustomers(engines(), { text, sort: 'created', descending: true, limit: 50 })
    return rows.map(({ number }) => number)
  }

  for (const text of [
    String(head.number),
    email.toUpperCase(),
    own.lastName.slice(0, 6),
    `${own.firstName} ${own.lastName}`,
  ]) {
    expect(await find(text), text).toContain(head.number)
  }
  for (const text of ['nobody at all', '%', '_', String(head.number + 1_000_000)])
    expect(await find(text), text).toEqual([])
  const query = { text: '', sort: 'number', descending: false, limit: 1 } as const
  const { rows, total } = await findCustomers(engines(), query)
  expect(rows).toHaveLength(1)
  expect(total.count).toBeGreaterThan(2)
})
