import { setImmediate as breathe } from 'node:timers/promises'
import { fullName, MAX_FILE_SIZE } from '#domain/catalogue/price-lists/check-price-file.ts'
import type { DeviceFinder } from '#domain/catalogue/price-lists/known-devices.ts'
import { learnDevices } from '#domain/catalogue/devices/learn-devices.ts'
import { priceDay } from '#domain/catalogue/prices/price-day.ts'
import type { Database } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { NotRead } from '#engines/readers/readers.ts'
import { marketFile, type MarketFile, type MarketRow } from './market-file.ts'
import { marketKey, type MarketPrice } from './market-price.ts'
import { keysOf } from './market-price-store.ts'

export type MarketRowProblem =
  | 'unknown-device'
  | 'ambiguous-device'
  | 'contradicting'
  | 'unreadable-price'
  | 'unreadable-country'
  | 'unreadable-kind'
  | 'unreadable-grade'
  | 'unreadable-day'
  | 'day-ahead'
  | 'no-source'
  | 'source-too-long'
  | 'duplicate'

export type NamedMarketPrice = MarketPrice & { deviceName: string }

export type CheckedMarketRow = { line: number; called: string; written: string } & (
  | { verdict: 'ok' | 'known'; price: NamedMarketPrice }
  | { verdict: MarketRowProblem; price?: never }
)

export type MarketFileCheck =
  | { ok: true; rows: CheckedMarketRow[]; prices: NamedMarketPrice[]; known: number; problems: number }
  | { ok: false; reason: 'too-large' }
  | Extract<MarketFile, { ok: false }>
  | NotRead

/** No competitor is called longer than this. */
const MAX_SOURCE_LENGTH = 80

/** So many lines are compared before others have their turn. */
const SLICE = 500

/** Reads a file of market prices and tells what it would add, line by line. Nothing is written. */
export async function checkMarketFile(
  { db, readers, now }: Pick<Engines, 'db' | 'readers' | 'now'>,
  bytes: Uint8Array,
): Promise<MarketFileCheck> {
  if (bytes.length > MAX_FILE_SIZE) return { ok: false, reason: 'too-large' }
  const file = await readers.read(marketFile, bytes)
  if (!file.ok) return file

  const rows = await checkRows(db, file.rows, priceDay(now()))
  const prices = rows.flatMap(({ verdict, price }) => (verdict === 'ok' && price ? [price] : []))
  const known = rows.filter(({ verdict }) => verdict === 'known').length
  return { ok: true, rows, prices, known, problems: rows.length - prices.length - known }
}

async function checkRows(db: Database, rows: readonly MarketRow[], today: string): Promise<CheckedMarketRow[]> {
  const find = await learnDevices(db)
  const seen = new Set<string>()
  const checked: CheckedMarketRow[] = []
  for (let at = 0; at < rows.length; at += SLICE) {
    const slice = rows.slice(at, at + SLICE).map((row) => checkRow(row, { find, seen, today }))
    const ids = slice.flatMap(({ price }) => (price ? [price.deviceId] : []))
    const kept = await keysOf(db, [...new Set(ids)])
    checked.push(
      ...slice.map((row) =>
        row.price && kept.has(marketKey(row.price)) ? { ...row, verdict: 'known' as const } : row,
      ),
    )
    await breathe()
  }
  return checked
}

function checkRow(
  row: MarketRow,
  { find, seen, today }: { find: DeviceFinder; seen: Set<string>; today: string },
): CheckedMarketRow {
  const { line, written } = row
  const called = [row.source, row.id, row.url, row.name, row.variant].filter(Boolean).join(' · ')
  const about = { line, called, written }
  const found = find(row)
  if (!found.ok) return { ...about, verdict: found.reason }
  const read = readPrice(row, found.device.id, today)
  if (typeof read === 'string') return { ...about, verdict: read }
  if (seen.has(marketKey(read))) return { ...about, verdict: 'duplicate' }
  seen.add(marketKey(read))
  return { ...about, verdict: 'ok', price: { ...read, deviceName: fullName(found.device) } }
}

function readPrice(row: MarketRow, deviceId: number, today: string): MarketPrice | MarketRowProblem {
  const { source, kind, country, grade, cents } = row
  if (source === '') return 'no-source'
  if (source.length > MAX_SOURCE_LENGTH) return 'source-too-long'
  if (kind === undefined) return 'unreadable-kind'
  if (country === undefined) return 'unreadable-country'
  if (grade === undefined) return 'unreadable-grade'
  if (cents === undefined || cents === 0) return 'unreadable-price'
  if (row.seenOn === undefined) return 'unreadable-day'
  const seenOn = row.seenOn ?? today
  return seenOn > today ? 'day-ahead' : { deviceId, kind, source, country, grade, cents, seenOn }
}
