import type { Trade } from '#domain/trades/trade.ts'
import { itemReference } from '#domain/trades/trade-number.ts'
import type { OfficeRequest } from '#web/backoffice/office-handlers.ts'

const arrived = new Set(['RECEIVED', 'IN_INSPECTION'])

type Labelled = Pick<Trade, 'number' | 'createdAt' | 'items'>

/** Whether something of it has come to us. */
export const hasLabels = ({ items }: Pick<Labelled, 'items'>): boolean =>
  items.some(({ status }) => arrived.has(status))

/** A sticker for every device of some trades that has come to us; nothing if none has. */
export async function printLabels(
  { printer }: Pick<OfficeRequest['engines'], 'printer'>,
  title: string,
  trades: readonly Labelled[],
): Promise<Response | undefined> {
  const first = trades.find(hasLabels)
  if (!first) return undefined
  const pdf = await printer.printStickers({
    title,
    locale: 'de-DE',
    date: first.createdAt.toISOString(),
    stickers: trades.flatMap(({ number, items }) =>
      items
        .filter(({ status }) => arrived.has(status))
        .map(({ position, offer }) => ({ code: itemReference(number, position), text: offer.deviceName })),
    ),
  })
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } })
}
