import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { CountryCode } from '#shop/countries/country.ts'
import { eventually } from '#tests/support/limits/eventually.ts'
import type { useVisitors } from '#tests/support/drivers/customers/visitors.ts'

export type ArrivedTrade = { id: string; number: string; country: CountryCode; path: string; token: string }

type Options = {
  country?: CountryCode | undefined
  states?: readonly string[]
  finalCents?: number | undefined
  change?: object
}

/** Phones that were sold and have come so far, one in each of these states; the page is known from the letter. */
export async function arrivedTrade(
  { openVisit, query }: Pick<ReturnType<typeof useVisitors>, 'openVisit' | 'query'>,
  { country = 'de', states = ['ACCEPTED'], finalCents = 12_345, change = {} }: Options = {},
): Promise<ArrivedTrade> {
  const { sell, trade } = await openVisit(country)
  const lines = [{ ...trade.lines[0]!, quantity: states.length }]
  const { transactionId } = (await sell({ ...trade, lines, ...change })).json<{ transactionId: number }>()
  const number = formatTradeNumber(transactionId)
  const letter = await eventually(
    async () =>
      (await query('select text_body from letters where text_body like $1', [`%${number}%`])).rows[0]?.text_body,
  )
  const path = new URL(/https?:\/\/\S+\/[\w-]{30,}/.exec(letter)![0]).pathname
  const { rows } = await query('select id from trades where number = $1', [transactionId])
  for (const [position, status] of states.entries())
    await query(
      `update trade_items set status = $3, status_since = now(), due_at = null, remind_at = null,
         imei = '490154203237518', final_cents = case when $3 = 'ACCEPTED' then $4::int end
       where trade_id = $1 and position = $2`,
      [rows[0].id, position, status, finalCents],
    )
  return { id: rows[0].id, number, country, path, token: path.split('/').at(-1)! }
}
