import { data } from 'react-router'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { formatTradeNumber, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { office } from '#web/backoffice/office-handlers.ts'
import { printLabels } from './print-labels.ts'

/** The stickers of one trade. */
export const loader = office.read('trades.see', async ({ engines, params }) => {
  const number = parseTradeNumber(params['number'] ?? '')
  const trade = number === undefined ? undefined : await findTradeByNumber(engines, number)
  const pdf = trade && (await printLabels(engines, formatTradeNumber(trade.number), [trade]))
  if (!pdf) throw data(null, { status: 404 })
  return pdf
})
