import { data, type LoaderFunctionArgs } from 'react-router'
import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { formatTradeNumber, itemReference, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { officeContext } from '../office-context.ts'

const arrived = new Set(['RECEIVED', 'IN_INSPECTION'])

/** A sticker for every device of a trade that has come to us. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { engines } = officeContext(context)
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
}
