import { data } from 'react-router'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { parseTradeNumber } from '#domain/trades/trade-number.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { printLabels } from '#web/backoffice/receive/print-labels.ts'

/** No page of trades shows more. */
const MAX_TRADES = 100

/** The stickers of several trades in one file. */
export const loader = office.read('trades.see', async ({ engines, url }) => {
  const numbers = url.searchParams
    .getAll('trade')
    .slice(0, MAX_TRADES)
    .flatMap((text) => parseTradeNumber(text) ?? [])
  const found = await Promise.all(numbers.map((number) => findTradeByNumber(engines, number)))
  const trades = found.filter((trade) => trade !== undefined)
  const pdf = await printLabels(engines, 'Etiketten', trades)
  if (!pdf) throw data(null, { status: 404 })
  return pdf
})
