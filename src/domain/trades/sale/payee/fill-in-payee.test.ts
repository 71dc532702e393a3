import { expect, test } from 'vitest'
import { addPayee } from '#domain/accounts/profile/customer-data.ts'
import type { StoredPayee } from '#domain/accounts/profile/customer.ts'
import { createOffer } from '#domain/offers/create-offer.ts'
import { customerRow } from '#tests/support/fixtures/customer-rows.ts'
import { tradeOf, usedPhone } from '#tests/support/drivers/customers/sellers.ts'
import { shopOf } from '#tests/support/fixtures/sold-trade.ts'
import { useEngines } from '#tests/support/services/shops/test-engines.ts'
import { createTrade } from '#domain/trades/sale/create-trade.ts'
import type { NewTrade } from '#domain/trades/sale/new-trade.ts'

const engines = useEngines({ stocked: true })
const germany = shopOf('de')
const bank = { kind: 'sepa', holder: 'Ana Muster', iban: 'DE02120300000000202051', bic: '' } as const
const paypal = { kind: 'paypal', paypalEmail: 'ana@example.com' } as const

const store = (customerId: string, payee: StoredPayee) =>
  engines()
    .db.transaction()
    .execute((tx) => addPayee(tx, engines().vault, customerId, payee, { isPrimary: true }, new Date()))

async function sell(customerId: string | null, paymentAccount: string) {
  const visitor = crypto.randomUUID()
  const offered = await createOffer(engines(), germany, { visitor, ...usedPhone })
  if (!offered.ok) throw new Error(offered.reason)
  const trade = { ...tradeOf('de', offered.offer.id), payee: { paymentAccount } } as NewTrade
  const sender = { visitor, key: crypto.randomUUID(), customerId }
  return {
    again: () => createTrade(engines(), germany, sender, trade),
    result: await createTrade(engines(), germany, sender, trade),
  }
}

async function written(id: string) {
  const row = await engines().db.selectFrom('trades').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...row, payee: JSON.parse(engines().vault.open(row.payee, 'payee')) }
}

test.each([
  [bank, '13', 'DE… 2051'],
  [paypal, '2', 'a…@example.com'],
])('a trade is paid to the stored account that its seller has named: %o', async (payee, code, hint) => {
  const customerId = await customerRow(engines().db)
  const { result } = await sell(customerId, await store(customerId, payee))

  expect(result).toMatchObject({ ok: true })
  expect(await written(result.ok ? result.id : '')).toMatchObject({
    payee,
    payee_hint: hint,
    payment_type: code,
    customer_id: customerId,
  })
})

test('a repetition gets its trade, even if the account was forgotten meanwhile', async () => {
  const customerId = await customerRow(engines().db)
  const { result, again } = await sell(customerId, await store(customerId, bank))
  await engines().db.deleteFrom('bank_accounts').where('customer_id', '=', customerId).execute()

  expect(await again()).toEqual({ ...result, isNew: false })
})

test('nobody is paid to, or learns of, the stored account of somebody else', async () => {
  const [mine, yours] = [await customerRow(engines().db), await customerRow(engines().db)]
  const foreign = await store(yours, bank)

  for (const [customerId, account] of [
    [mine, foreign],
    [null, foreign],
    [mine, crypto.randomUUID()],
    [mine, ''],
  ] as const)
    expect((await sell(customerId, account)).result).toEqual({ ok: false, reason: 'not-yours' })
})

test('a customer who was erased sells nothing any more', async () => {
  const customerId = await customerRow(engines().db)
  const account = await store(customerId, bank)
  await engines().db.updateTable('customers').set({ erased_at: new Date() }).where('id', '=', customerId).execute()

  expect((await sell(customerId, account)).result).toEqual({ ok: false, reason: 'not-yours' })
})
