import { expect, test } from 'vitest'
import { findActive } from '#domain/newsletter/find-active.ts'
import { switchNewsletter } from '#domain/newsletter/switch-newsletter.ts'
import { unsubscribe } from '#domain/newsletter/unsubscribe.ts'
import { customerRow } from '#tests/support/fixtures/customer-rows.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { addAccount } from '#domain/accounts/registration/add-account.ts'
import type { StoredPayee } from './customer.ts'
import { addPayee, findCustomerData, addAddress, savePerson, savePhone } from './customer-data.ts'
import { allPayees, storedPayee } from '#domain/accounts/payees/stored-payee.ts'

const engines = useEngines()
const now = new Date('2026-03-01T10:00:00Z')
const ana = { firstName: 'Ana', lastName: 'Muster', birthdate: '1990-04-12' }
const home = { street: 'Ringstraße', houseNumber: '7b', addressExtra: '', postalCode: '10115', city: 'Berlin' }
const bank = { kind: 'sepa', holder: 'Ana Muster', iban: 'DE89370400440532013000', bic: '' } as const
const paypal = { kind: 'paypal', paypalEmail: 'ana@example.com' } as const

const inTurn = <Result>(work: (tx: Parameters<typeof savePerson>[0]) => Promise<Result>) =>
  engines().db.transaction().execute(work)

const add = (id: string, payee: StoredPayee, isPrimary = false) =>
  inTurn((tx) => addPayee(tx, engines().vault, id, payee, { isPrimary }, now))

test('S3.15 what a customer says about himself is found again, and what he says later takes its place', async () => {
  const id = await customerRow(engines().db)
  const first = await inTurn(async (tx) => [
    await savePerson(tx, id, ana, now),
    (await addAddress(tx, id, home, now)).id,
    await savePhone(tx, id, '+4930901820', now),
  ])
  const second = await inTurn(async (tx) => [
    await savePerson(tx, id, { ...ana, lastName: 'Meier', birthdate: null }, now),
    await savePhone(tx, id, '+4930901821', now),
  ])

  expect(second).toEqual([first[0], first[2]])
  expect(await findCustomerData(engines().db, id)).toMatchObject({
    id,
    country: 'de',
    newsletter: false,
    person: { id: first[0], firstName: 'Ana', lastName: 'Meier', birthdate: null },
    addresses: [{ id: first[1], isPrimary: true, ...home }],
    phoneContact: { id: first[2], phone: '+4930901821' },
    paymentAccounts: [],
  })
})

test('a customer who is not there, or was erased, has no data', async () => {
  const id = await customerRow(engines().db)
  await engines().db.updateTable('customers').set({ erased_at: now }).where('id', '=', id).execute()

  expect(await findCustomerData(engines().db, id)).toBeUndefined()
  expect(await findCustomerData(engines().db, crypto.randomUUID())).toBeUndefined()
})

test('S2.53 the newsletter of a customer is that of the mailbox of his account, wherever it was ended', async () => {
  const id = await customerRow(engines().db)
  const shop = shopOf('de')
  const email = 'leser@example.com'
  const accountId = await addAccount(engines(), shop.country, { ...ana, email, password: 'drei blaue Fahrräder' })
  await engines().db.updateTable('accounts').set({ customer_id: id }).where('id', '=', accountId).execute()
  const wants = async () => (await findCustomerData(engines().db, id))?.newsletter
  expect(await wants()).toBe(false)

  await switchNewsletter(engines(), shop, { email, wanted: true, address: '203.0.113.1' })
  expect(await wants()).toBe(true)
  const [reader] = await findActive(engines(), 'de')
  await unsubscribe(engines(), shop, { emailHash: reader!.emailHash, source: 'letter', address: '203.0.113.2' })

  expect(await wants()).toBe(false)
})

test('S3.14 the first way to be paid is the one that is used, another only if it is meant to be', async () => {
  const id = await customerRow(engines().db)
  const first = await add(id, bank)
  const second = await add(id, paypal)
  const primary = async () =>
    (await findCustomerData(engines().db, id))!.paymentAccounts.filter(({ isPrimary }) => isPrimary)

  expect(await primary()).toMatchObject([{ id: first, bankAccount: { ibanHint: 'DE… 3000' }, paypalAccount: null }])
  const third = await add(id, { ...paypal, paypalEmail: 'other@example.com' }, true)
  expect(await primary()).toMatchObject([{ id: third, paypalAccount: { emailHint: 'o…@example.com' } }])
  expect(await storedPayee(engines().db, engines().vault, id, third)).toMatchObject({
    paypalEmail: 'other@example.com',
  })
  expect(await storedPayee(engines().db, engines().vault, id, second)).toEqual(paypal)
  expect(await storedPayee(engines().db, engines().vault, id, first)).toEqual(bank)
})

test('a stored account is opened for its owner only', async () => {
  const [owner, other] = [await customerRow(engines().db), await customerRow(engines().db)]
  const account = await add(owner, bank)

  expect(await storedPayee(engines().db, engines().vault, other, account)).toBeUndefined()
  expect(await allPayees(engines().db, engines().vault, other)).toEqual([])
  expect(await storedPayee(engines().db, engines().vault, owner, crypto.randomUUID())).toBeUndefined()
})

test('S7.13 neither an account number nor a PayPal address can be read from the tables', async () => {
  const { db } = engines()
  const id = await customerRow(db)
  await add(id, bank)
  await add(id, paypal)
  const rows = [
    await db.selectFrom('bank_accounts').selectAll().execute(),
    await db.selectFrom('paypal_accounts').selectAll().execute(),
  ]

  expect(JSON.stringify(rows)).toContain('DE… 3000')
  expect(JSON.stringify(rows)).not.toMatch(/0532013000|ana@/)
})
