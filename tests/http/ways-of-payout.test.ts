import { expect, test } from 'vitest'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { useOffice } from '#tests/support/drivers/office.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import { asPerson } from '#tests/support/services/shop-under-test.ts'

/** Its own: a batch takes up whatever waits in the whole shop. */
const office = useOffice({})

/** Phones that were sold and have arrived, and the page of the trade as the letter names it. */
async function sold(change: object, states: readonly string[]) {
  const { sell, trade } = await office.openVisit()
  const lines = [{ ...trade.lines[0]!, quantity: states.length }]
  const { transactionId } = (await sell({ ...trade, lines, ...change })).json<{ transactionId: number }>()
  const letter = await eventually(
    async () =>
      (
        await office.query('select text_body from letters where text_body like $1', [
          `%${formatTradeNumber(transactionId)}%`,
        ])
      ).rows[0]?.text_body,
  )
  const { rows } = await office.query('select id from trades where number = $1', [transactionId])
  for (const [position, status] of states.entries())
    await office.query(
      `update trade_items set status = $3, status_since = now(), due_at = null, remind_at = null,
         final_cents = case when $3 = 'ACCEPTED' then 12345 end where trade_id = $1 and position = $2`,
      [rows[0].id, position, status],
    )
  return { id: rows[0].id as string, path: new URL(/https?:\/\/\S+\/[\w-]{30,}/.exec(letter)![0]).pathname }
}

const payoutsOf = async (id: string) =>
  (
    await office.query(
      `select b.number as batch, p.number as payout, p.cents from payouts p
       join payout_batches b on b.id = p.batch_id where p.trade_id = $1`,
      [id],
    )
  ).rows as { batch: string; payout: string; cents: number }[]

test('X1.05 what is decided is paid alone if the seller wishes so, and not before', async () => {
  const finance = await office.colleague('finance')
  const trade = await sold({}, ['ACCEPTED', 'IN_INSPECTION'])
  await finance.send('/payouts')
  expect(await payoutsOf(trade.id)).toEqual([])

  const headers = {
    ...asPerson.headers,
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  }
  const wished = await office.ask('de', trade.path, { method: 'POST', body: 'deed=split', headers })
  expect(wished.status).toBe(303)
  await finance.send('/payouts')
  const [payout] = await payoutsOf(trade.id)
  expect(payout!.cents).toBe(12_345)
  await finance.send(`/payouts/batches/${payout!.batch}`, { deed: 'release' })
  const { rows } = await office.query('select status from trade_items where trade_id = $1 order by position', [
    trade.id,
  ])
  expect(rows.map(({ status }) => status)).toEqual(['PAYOUT_PENDING', 'IN_INSPECTION'])
})

test('X1.10 who wants to be paid by PayPal stands in the file for PayPal, and in none for the bank', async () => {
  const finance = await office.colleague('finance')
  const trade = await sold({ paymentType: '2', payee: { paypalEmail: 'ana.muster@example.com' } }, ['ACCEPTED'])
  await finance.send('/payouts')
  const [payout] = await payoutsOf(trade.id)
  await finance.send(`/payouts/batches/${payout!.batch}`, { deed: 'release' })
  const file = await finance.see(`/payouts/batches/${payout!.batch}/file`)

  expect(file.headers['content-disposition']).toBe(`attachment; filename="${payout!.batch}.csv"`)
  expect(file.text).toContain(`ana.muster@example.com,123.45,EUR,${payout!.payout}`)
  expect(file.text).not.toContain('<Document')
})
