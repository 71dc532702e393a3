import { data } from 'react-router'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { formatTradeNumber, itemReference, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { office } from '#web/backoffice/office-handlers.ts'

const arrived = new Set(['RECEIVED', 'IN_INSPECTION'])

/** A sticker for every device of a trade that has come to us. */
export const loader = office.read('trades.see', async ({ engines, params }) => {
  const number = parseTradeNumber(params['number'] ?? '')
  const trade = number === undefined ? undefined : await findTradeByNumber(engines, number)
  const items = trade?.items.filter(({ status }) => arrived.has(status)) ?? []
  if (!trade || items.length === 0) throw data(null, { status: 404 })

  const pdf = await engines.printer.printStickers({
    title: formatTradeNumber(trade.number),
    locale: 'de-DE',
    date: trade.createdAt.toISOString(),
    stickers: items.map(({ position, offer }) => ({
      code: itemReference(trade.number, position),
      text: offer.deviceName,
    })),
  })
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } })
})
