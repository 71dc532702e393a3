import { expect, test } from 'vitest'
import { arrivedTrade } from '#tests/support/drivers/office/arrived-trade.ts'
import { useOffice } from '#tests/support/drivers/office/office.ts'
import { asPerson } from '#tests/support/services/shops/shop-under-test.ts'

/** Its own: a batch takes up whatever waits in the whole shop. */
const office = useOffice({})

const payoutsOf = async (id: string) =>
  (
    await office.query(
      `select b.number as batch, p.number as payout, p.cents from payouts p
       join payout_batches b on b.id = p.batch_id where p.trade_id = $1`,
      [id],
    )
  ).rows as { batch: string; payout: string; cents: number }[]

test('X1.05 what is decided is paid alone if the seller asks for it, and not before', async () => {
  const finance = await office.colleague('finance')
  const trade = await arrivedTrade(office, { states: ['ACCEPTED', 'IN_INSPECTION'] })
  await finance.send('/payouts')
  expect(await payoutsOf(trade.id)).toEqual([])

  const headers = {
    ...asPerson.headers,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  }
  const asked = await office.ask('de', trade.path, { method: 'POST', body: 'intent=split', headers })
  expect(asked.status).toBe(303)
  await finance.send('/payouts')
  const [payout] = await payoutsOf(trade.id)
  expect(payout!.cents).toBe(12_345)
  await finance.send(`/payouts/batches/${payout!.batch}`, { intent: 'release' })
  const { rows } = await office.query('select status from trade_items where trade_id = $1 order by position', [
    trade.id,
  ])
  expect(rows.map(({ status }) => status)).toEqual(['PAYOUT_PENDING', 'IN_INSPECTION'])
})

test('X1.10 who wants to be paid by PayPal stands in the file for PayPal, and in none for the bank', async () => {
  const finance = await office.colleague('finance')
  const trade = await arrivedTrade(office, {
    change: { paymentType: '2', payee: { paypalEmail: 'ana.muster@example.com' } },
  })
  await finance.send('/payouts')
  const [payout] = await payoutsOf(trade.id)
  await finance.send(`/payouts/batches/${payout!.batch}`, { intent: 'release' })
  const file = await finance.see(`/payouts/batches/${payout!.batch}/file`)

  expect(file.headers['content-disposition']).toBe(`attachment; filename="${payout!.batch}.csv"`)
  expect(file.text).toContain(`ana.muster@example.com,123.45,EUR,${payout!.payout}`)
  expect(file.text).not.toContain('<Document')
})
