import type { Database } from '#engines/database/database.ts'
import type { Engines } from '#engines/engines.ts'
import type { NotRead } from '#engines/readers/readers.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { DeviceFinder, KnownDevice } from './known-devices.ts'
import { learnDevices } from '#domain/catalogue/devices/learn-devices.ts'
import { placeKey, currentPrice, type CurrentPrices, type SetPrice } from './current-prices.ts'
import { changeOf, summarise, type ChangeSummary, type PriceChange } from './price-change.ts'
import { unhurried } from '#domain/lists/unhurried.ts'
import { priceFile, type FileRow, type PriceFile, type PriceRow } from './price-file.ts'
import { setPrices } from './board-store.ts'

export type RowProblem =
  | 'unknown-device'
  | 'ambiguous-device'
  | 'contradicting'
  | 'unreadable-price'
  | 'unreadable-country'
  | 'unreadable-segment'
  | 'duplicate'

export type NamedChange = PriceChange & { deviceName: string }

export type CheckedRow = { line: number; called: string; written: string } & (
  | { verdict: 'ok' | 'unchanged'; change: NamedChange }
  | { verdict: RowProblem; change?: never }
)

export type PriceFileCheck =
  | {
      ok: true
      rows: CheckedRow[]
      /** What the file would change. */
      prices: PriceRow[]
      problems: number
      unchanged: number
      summary: ChangeSummary<NamedChange>
    }
  | { ok: false; reason: 'too-large' }
  | Extract<PriceFile, { ok: false }>
  | NotRead

/** A hundred thousand lines; who sends more has picked the wrong file. */
export const MAX_FILE_SIZE = 5 * 1024 * 1024

/** Reads a merchant's file and tells what it would do, line by line. Nothing is written. */
export async function checkPriceFile(
  { db, readers, now }: Pick<Engines, 'db' | 'readers' | 'now'>,
  bytes: Uint8Array,
): Promise<PriceFileCheck> {
  if (bytes.length > MAX_FILE_SIZE) return { ok: false, reason: 'too-large' }
  const file = await readers.read(priceFile, bytes)
  if (!file.ok) return file

  const rules = await findRules({ db, now })
  const { find, board } = await learnCatalogue(db, now())
  const rows = await matchRows(file.rows, find, board, rules)
  const changes = rows.flatMap(({ verdict, change }) => (verdict === 'ok' && change ? [change] : []))
  const unchanged = rows.filter(({ verdict }) => verdict === 'unchanged').length
  return {
    ok: true,
    rows,
    prices: changes.map(({ deviceId, country, segment, cents }) => ({ deviceId, country, segment, cents })),
    problems: rows.length - changes.length - unchanged,
    unchanged,
    summary: summarise(changes),
  }
}

async function learnCatalogue(db: Database, moment: Date): Promise<{ find: DeviceFinder; board: CurrentPrices }> {
  const board = new Map<string, SetPrice>()
  const find = await learnDevices(db, async (ids) => {
    for (const price of await setPrices(db, moment, { ids })) board.set(placeKey(price), price)
  })
  return { find, board }
}

async function matchRows(
  rows: readonly FileRow[],
  find: DeviceFinder,
  board: CurrentPrices,
  rules: RuleSet,
): Promise<CheckedRow[]> {
  const seen = new Set<string>()
  const checkRow = (row: FileRow): CheckedRow => {
    const { line, written } = row
    const called = [row.id, row.url, row.name, row.variant].filter(Boolean).join(' · ')
    const found = find(row)
    if (!found.ok) return { line, called, written, verdict: found.reason }
    const { device } = found
    const problem = unreadable(row)
    if (problem) return { line, called, written, verdict: problem }

    const price = { deviceId: device.id, country: row.country!, segment: row.segment!, cents: row.cents! }
    if (seen.has(placeKey(price))) return { line, called, written, verdict: 'duplicate' }
    seen.add(placeKey(price))
    const old = currentPrice(board, rules, price)
    const change = { ...changeOf(rules, price, old, device), deviceName: fullName(device) }
    return { line, called, written, verdict: old === price.cents ? 'unchanged' : 'ok', change }
  }
  const checked: CheckedRow[] = []
  for await (const row of unhurried(rows)) checked.push(checkRow(row))
  return checked
}

function unreadable({ country, segment, cents }: FileRow): RowProblem | undefined {
  if (country === undefined) return 'unreadable-country'
  if (segment === undefined) return 'unreadable-segment'
  return cents === undefined ? 'unreadable-price' : undefined
}

export const fullName = ({ manufacturer, name }: Pick<KnownDevice, 'manufacturer' | 'name'>): string =>
  `${manufacturer} ${name}`
