import { findTradeByNumber } from '#domain/trades/find-trade.ts'
import { awayStates } from '#domain/trades/lifecycle/trade-status.ts'
import { findReturnToLabel } from '#domain/trades/returns/return-items.ts'
import type { TradeItem } from '#domain/trades/trade.ts'
import { formatTradeNumber, itemReference, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { findPlace, findPlaces } from '#domain/warehouse/places/find-places.ts'
import { commandCode, commands, type Command } from '#domain/warehouse/scans/read-code.ts'
import type { Engines } from '#engines/engines.ts'
import type { Sticker, StickerPage } from '#engines/pdf/printed-document.ts'

/** What labels can be for: devices of trades, a place or all of them, the commands of a station, a parcel back. */
export const labelKinds = ['trade', 'place', 'places', 'commands', 'return'] as const

export type LabelKind = (typeof labelKinds)[number]

export const isLabelKind = (text: string): text is LabelKind => (labelKinds as readonly string[]).includes(text)

/** What a command is called in words. */
export type CommandWords = (command: Command) => string

type Asked = { kind: LabelKind; name: string; words: CommandWords }

/** The labels of something; nothing if there is no such thing, or nothing of it to stick a label on. */
export async function findLabels(engines: Pick<Engines, 'db' | 'now'>, asked: Asked): Promise<StickerPage | undefined> {
  const labels = await labelsOf(engines, asked)
  if (!labels || labels.stickers.length === 0) return undefined
  return { locale: 'de-DE', date: engines.now().toISOString(), ...labels }
}

/** As many as a list shows at once. */
const MAX_TRADES = 100

type Labels = Pick<StickerPage, 'title' | 'stickers'>

async function labelsOf(engines: Pick<Engines, 'db'>, { kind, name, words }: Asked): Promise<Labels | undefined> {
  if (kind === 'commands')
    return {
      title: 'CMD',
      stickers: commands.map((command) => ({ code: commandCode(command), text: words(command) })),
    }
  if (kind === 'places') {
    const places = await findPlaces(engines)
    const open = places.filter(({ isClosed }) => !isClosed)
    return { title: 'P', stickers: open.map(({ code }) => ({ code, text: '' })) }
  }
  if (kind === 'place') {
    const view = await findPlace(engines, name)
    return view && { title: view.place.code, stickers: [{ code: view.place.code, text: '' }] }
  }
  return kind === 'trade' ? labelsOfTrades(engines, name.split(',').slice(0, MAX_TRADES)) : labelOfReturn(engines, name)
}

/** Whether a device is in our house. */
export const isHere = ({ status }: Pick<TradeItem, 'status'>): boolean => !awayStates.has(status)

/** One for every device in our house, of one trade or of several. */
async function labelsOfTrades(engines: Pick<Engines, 'db'>, names: readonly string[]): Promise<Labels> {
  const stickers: Sticker[] = []
  const titles = new Set<string>()
  for (const name of names) {
    const number = parseTradeNumber(name)
    const trade = number === undefined ? undefined : await findTradeByNumber(engines, number)
    for (const { position, offer } of trade?.items.filter(isHere) ?? []) {
      stickers.push({ code: itemReference(trade!.number, position), text: offer.deviceName })
      titles.add(formatTradeNumber(trade!.number))
    }
  }
  return { title: [...titles].join(', '), stickers }
}

/** The tracking number of a parcel back, for printers that take no picture of the carrier's own label. */
async function labelOfReturn(engines: Pick<Engines, 'db'>, name: string): Promise<Labels | undefined> {
  const parcel = await findReturnToLabel(engines, name)
  if (!parcel?.trackingNumber) return undefined
  const { trackingNumber, number } = parcel
  return {
    title: formatTradeNumber(number),
    stickers: [{ code: trackingNumber, text: formatTradeNumber(number) }],
  }
}
