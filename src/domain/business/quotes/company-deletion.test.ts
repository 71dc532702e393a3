import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eraseCustomerRecords } from '#domain/trades/customer-records/erase-customer.ts'
import { exportGuest } from '#domain/trades/customer-records/export-customer.ts'
import { tablesWith } from '#tests/support/readers/database/find-in-database.ts'
import { requestedQuote, soldBoxes } from '#tests/support/drivers/customers/companies.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'

const engines = useEngines({ stocked: true })

test('X1.13 who leaves takes along what was asked for, and what was sold stays without a name', async () => {
  const { db } = engines()
  const email = `einzig.${crypto.randomUUID()}@example.com`
  const contact = { email, company: 'Nirgendsonst GmbH', lastName: 'Unverwechselt' }
  const sold = await requestedQuote(engines(), { pieces: 2, contact })
  const unsold = await requestedQuote(engines(), { pieces: 100, contact })
  const trades = await soldBoxes(engines(), sold.token, 2)
  await sql`update business_quote_lines set imeis = '["001017112233446"]'`.execute(db)
  await sql`update trade_items set status = 'RETURNED'`.execute(db)
  const [{ customer_id: customerId }] = (await db.selectFrom('trades').select('customer_id').execute()) as [
    { customer_id: string },
  ]
  const mailboxes = [email, trades[0]!.email.toLowerCase()]

  const exported = (await exportGuest(engines(), { customerId, mailboxes })) as { businessQuotes: object[] }
  expect(exported.businessQuotes).toMatchObject([
    { number: unsold.number, status: 'requested', company: 'Nirgendsonst GmbH' },
    { number: sold.number, status: 'accepted', lines: [{ quantity: 2, imeis: ['001017112233446'] }] },
  ])
  const accountDeletion = { customerId, accountId: null, country: 'de', mailboxes }
  expect(await eraseCustomerRecords(engines(), accountDeletion)).toEqual({ ok: true })

  const traces = [email, 'Nirgendsonst', 'Unverwechselt', '001017112233446']
  expect(await tablesWith(db, traces)).toEqual([])
  const quotes = await db.selectFrom('business_quotes').select(['number', 'cents', 'status']).execute()
  expect(quotes).toEqual([{ number: sold.number, cents: sold.quote.cents, status: 'accepted' }])
})
