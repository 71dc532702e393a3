import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { useCustomers } from '#tests/support/drivers/customers/customers.ts'

const customers = useCustomers()

type Customer = Awaited<ReturnType<typeof customers.newCustomer>>

const named = ({ id, customerNumber }: Customer) => ({ customerId: id, customerIdentifier: customerNumber })
const erase = (customer: Customer, body: object = named(customer)) =>
  customer.call('DELETE', '/api/customers/customers', body)
const deleteUser = (customer: Customer, body: object = named(customer)) =>
  customer.call('DELETE', '/api/account/deleteUser', body)

const phone = '+4930901820'
const iban = 'DE89370400440532013000'

/** Somebody who has sold something under his account, with words that stand nowhere else. */
async function seller() {
  const word = crypto.randomUUID().slice(0, 8)
  const [name, street] = [`Zwetschke${word}`, `Gasse${word}`]
  const customer = await customers.newCustomer('de', {
    lastName: name,
    Address: { street, houseNumber: '1', addressExtra: '', postalCode: '10115', city: 'Berlin', phone: '030 901820' },
    Payment: { paymentType: '13', holder: `Ana ${name}`, iban, bic: '' },
  })
  const { send, trade } = await customers.openVisit()
  const mine = {
    ...trade,
    seller: { ...trade.seller, lastName: name, street, email: customer.email },
  }
  const sold = await send('POST', '/api/trades', mine, 'de', {
    'idempotency-key': crypto.randomUUID(),
    authorization: `Bearer ${customer.pair.access_token}`,
  })
  expect(sold.status).toBe(201)
  await customers.letterTo(customer.email, 'trade-created')
  const number = Number(sold.json()['transactionId'])
  const finish = (status: string) =>
    customers.query('update trade_items set status = $1 where trade_id = (select id from trades where number = $2)', [
      status,
      number,
    ])
  return { ...customer, name, street, number, finish }
}

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await customers.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const contents = []
  for (const { name } of rows) {
    const { rows: all } = await customers.query(`select t::text as row from ${name} t`)
    contents.push(...all.map(({ row }) => row))
  }
  return contents.join('\n')
}

async function filesOf(): Promise<string[]> {
  const folder = join(customers.dataFolder(), 'files', 'kept')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replace(/\.[a-z]+$/, ''))
}

async function labelsOf(number: number): Promise<(string | null)[]> {
  const { rows } = await customers.query(
    'select label_file from parcels p join trades t on t.id = p.trade_id where t.number = $1',
    [number],
  )
  return rows.map(({ label_file }) => label_file?.replace(/\.[a-z]+$/, '') ?? null)
}

describe('S7.06 leaving', () => {
  test('M21 is two steps: first the customer, then the login; then a letter says goodbye', async () => {
    const customer = await customers.newCustomer()
    expect((await erase(customer)).status).toBe(204)
    expect((await erase(customer)).status).toBe(204)
    expect((await deleteUser(customer)).status).toBe(204)

    expect((await customer.call('GET', '/api/account/sessions')).status).toBe(401)
    expect((await customers.login('de', customer.email)).status).toBe(401)
    expect(await customers.letterTo(customer.email, 'account-deleted')).toContain('gelöscht')
  })

  test('S8.08 stops when the first step fails: nothing is gone, and the customer still gets in', async () => {
    const customer = await customers.newCustomer()
    await customers.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
    await customers.query('create trigger refuse before delete on people for each row execute function refuse()')
    const failed = await erase(customer)
    await customers.query('drop trigger refuse on people')

    expect(failed.status).toBe(500)
    expect((await deleteUser(customer)).status).toBe(409)
    expect((await customers.login('de', customer.email)).status).toBe(200)
    expect((await customer.call('GET', '/api/customers/customers')).json()).toMatchObject({
      person: { lastName: 'Muster' },
    })
    expect((await erase(customer)).status).toBe(204)
  })

  test('F-23 says that the first step is missing, to whoever begins with the second', async () => {
    const refused = await deleteUser(await customers.newCustomer())

    expect(refused.status).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'customer-remains',
      title: 'Lösche zuerst deine Kundendaten. Danach kannst du dein Konto löschen.',
    })
  })

  test('is finished by the shop itself if the browser never comes to the second step', async () => {
    const customer = await customers.newCustomer()
    await erase(customer)
    await customers.query(`update pgboss.job set start_after = now() where name = 'finish-leaving'`)

    expect(await customers.letterTo(customer.email, 'account-deleted')).toContain('gelöscht')
    expect((await customers.login('de', customer.email)).status).toBe(401)
  })

  test('can only be asked for by oneself, with a password given not long ago', async () => {
    const [customer, other] = [await customers.newCustomer(), await customers.newCustomer()]
    for (const step of [erase, deleteUser]) {
      expect((await step(customer, named(other))).status).toBe(403)
      expect((await step(customer, { ...named(customer), customerIdentifier: other.customerNumber })).status).toBe(403)
    }
    await customers.query(
      `update sessions set authenticated_at = now() - interval '11 minutes' where account_id = $1`,
      [customer.id],
    )

    expect((await erase(customer)).json()).toMatchObject({ code: 'prove-yourself' })
    expect((await customers.login('de', other.email)).status).toBe(200)
  })
})

describe('S7.07 open trades', () => {
  test('stand in the way, with words that say what to do', async () => {
    const customer = await seller()
    const refused = await erase(customer)

    expect(refused.status).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'open-trades', title: expect.stringContaining('laufende Verkäufe') })
    expect((await customers.login('de', customer.email)).status).toBe(200)
  })

  test('X1.13 once closed stay in the books without the person: no byte of him is left anywhere', async () => {
    const customer = await seller()
    expect(await wholeDatabase()).toContain(customer.street)
    const [label] = await labelsOf(customer.number)
    expect(await filesOf()).toContain(label)
    await customer.finish('PAID')

    expect((await erase(customer)).status).toBe(204)
    expect((await deleteUser(customer)).status).toBe(204)
    // The night takes the goodbye letter, too.
    await customers.query(`delete from letters where kind = 'account-deleted'`)

    const everything = await wholeDatabase()
    for (const secret of [customer.name, customer.street, customer.email]) expect(everything).not.toContain(secret)
    expect(await filesOf()).not.toContain(label)
    const { rows } = await customers.query('select cents, seller, payee_hint from trades where number = $1', [
      customer.number,
    ])
    expect(rows[0]).toMatchObject({ cents: expect.any(Number), payee_hint: '', seller: { lastName: '', city: '' } })
    expect(rows[0].cents).toBeGreaterThan(0)
    expect(await labelsOf(customer.number)).toEqual([null])
  })
})

test('S7.07 what others were written stays theirs, even if somebody sold under their address', async () => {
  const [leaver, other] = [await customers.newCustomer(), await customers.newCustomer()]
  const { send, trade } = await customers.openVisit()
  const sold = await send('POST', '/api/trades', { ...trade, seller: { ...trade.seller, email: other.email } }, 'de', {
    'idempotency-key': crypto.randomUUID(),
    authorization: `Bearer ${leaver.pair.access_token}`,
  })
  await customers.letterTo(other.email, 'trade-created')
  await customers.query(
    'update trade_items set status = $1 where trade_id = (select id from trades where number = $2)',
    ['RETURNED', sold.json()['transactionId']],
  )
  expect((await erase(leaver)).status).toBe(204)
  const { rows } = await customers.query('select kind from letters where to_address = $1', [other.email])

  expect(rows).toEqual([{ kind: 'account-activation' }])
})

describe('X1.13 the customer’s own data', () => {
  test('can be taken along, all of it and unmasked, by himself only', async () => {
    const customer = await seller()
    const answer = await customer.call('GET', '/api/account/export')

    expect(answer.headers['content-disposition']).toContain('attachment')
    for (const secret of [customer.name, customer.street, phone, iban, customer.email])
      expect(answer.text).toContain(secret)
    const data = answer.json<{ trades: { items: object[] }[]; letters: object[] }>()
    expect(data.trades[0]!.items).toMatchObject([{ device: 'Apple iPhone 14 128 GB' }])
    expect(data.letters.length).toBeGreaterThan(1)
    const other = await customers.newCustomer()
    expect((await other.call('GET', '/api/account/export')).text).not.toContain(customer.email)
  })

  test('a consent is written down with its words, and so is taking it back', async () => {
    const { call, email } = await customers.newCustomer('fr')
    const choose = async (newsletter: boolean) =>
      expect((await call('PUT', '/api/account/newsletter', { newsletter })).status).toBe(204)
    await choose(true)
    // Whoever has left is known by a number alone.
    const subscriber = await customers.query('select id from newsletter_subscribers where email = $1', [email])
    await choose(true)
    await choose(false)
    const { rows } = await customers.query(
      'select action, wording from newsletter_consents where subscriber_id = $1 and address is not null order by at',
      [subscriber.rows[0].id],
    )

    expect(rows.map(({ action }) => action)).toEqual(['confirmed', 'left'])
    expect(rows[0].wording).toContain('désabonner')
    expect((await call('GET', '/api/customers/customers')).json()).toMatchObject({ newsletter: false })
  })
})
