import { readImei } from '#domain/catalogue/identification/imei.ts'
import { parseItemReference, parseTradeNumber } from '#domain/trades/trade-number.ts'
import { parsePlaceCode } from '#domain/warehouse/places/place.ts'
import { scannedText } from '#shop/formats/scanned-text.ts'

/** What gloves can say: each is printed as a code on a sheet beside the station. */
export const commands = ['all-here', 'next', 'undo', 'photo', 'not-in-parcel'] as const

export type Command = (typeof commands)[number]

/** CMD-ALL-HERE: neither Y nor Z, which keyboards disagree about. */
export const commandCode = (command: Command): string => `CMD-${command.toUpperCase()}`

/** What a code is, told by its form alone. Whether anything goes by it is for the shop to say. */
export type Code =
  | { kind: 'command'; text: string; command: Command }
  | { kind: 'place'; text: string }
  | { kind: 'item'; text: string; number: number; position: number }
  | { kind: 'trade'; text: string; number: number }
  | { kind: 'imei'; text: string }
  | { kind: 'tracking'; text: string }
  /** A serial number, a name, or nothing of ours. */
  | { kind: 'other'; text: string }

export function readCode(scanned: string): Code {
  const text = scannedText(scanned)
  const command = commands.find((each) => commandCode(each) === text.toUpperCase())
  if (command) return { kind: 'command', text: commandCode(command), command }
  const place = parsePlaceCode(text)
  if (place !== undefined) return { kind: 'place', text: place }
  const item = parseItemReference(text)
  if (item) return { kind: 'item', text, ...item }
  const number = parseTradeNumber(text)
  if (number !== undefined) return { kind: 'trade', text, number }
  const imei = readImei(text)
  if (imei !== undefined) return { kind: 'imei', text: imei }
  const tracking = trackingNumberIn(text)
  return tracking === undefined ? { kind: 'other', text } : { kind: 'tracking', text: tracking }
}

/** Of DHL (twenty digits, which begin with 00) or UPS (1Z and sixteen more). */
function trackingNumberIn(text: string): string | undefined {
  const plain = text.replaceAll(/[\s()]/g, '').toUpperCase()
  if (/^00\d{18}$/.test(plain) || /^1Z[0-9A-Z]{16}$/.test(plain)) return plain
  return /^1Y[0-9A-Z]{16}$/.test(plain)
    ? plain.replaceAll(/[YZ]/g, (letter) => (letter === 'Y' ? 'Z' : 'Y'))
    : undefined
}
