import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { MatchedRow, PricedRow, RefusedRow } from '#domain/business/lists/device-list.ts'
import { findRows, type RowsPage } from '#domain/business/lists/find-list.ts'
import { findRow, lookForDevice, type OpenRow } from '#domain/business/lists/mending/find-row.ts'
import {
  expiresAt,
  rowChoices,
  type StoredList,
  type StoredRow,
  type RowChoice,
} from '#domain/business/lists/stored-list.ts'
import { pricesOfRow } from '#domain/business/lists/matching/price-of-row.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import type { PageContext } from '#web/context.ts'

type Told = Pick<MatchedRow, 'remarks' | 'choices'>

type Priced = Told & Pick<PricedRow, 'deviceName' | 'quantity' | 'grade' | 'prices'> & { ok: true; isFaulty: boolean }

type Refused = Told & Pick<RefusedRow, 'ok' | 'reason' | 'detail'>

/** A row as the page shows it: what the file said, and what one piece brings or why there is no price. */
export type ShownRow = { position: number; line: number; said: string; result: Priced | Refused }

const someNumber = /^[1-9]\d{0,4}$/

const numberIn = (text: string | null): number | undefined => (someNumber.test(text ?? '') ? Number(text) : undefined)

export type RowQuery = { choice: RowChoice; page: number; row: number | undefined; text: string }

/** Which rows the address asks for, and which of them to mend; values of another shape count as not given. */
export const readRowQuery = (search: URLSearchParams): RowQuery => ({
  choice: rowChoices.find((choice) => choice === search.get('show')) ?? 'all',
  page: numberIn(search.get('page')) ?? 1,
  row: numberIn(search.get('row')),
  text: search.get('q') ?? '',
})

/** What the page of a list shows: how far it has come, or what came out. */
export async function showList(page: PageContext, list: StoredList, search: URLSearchParams) {
  const { engines, shop } = page
  const { name, total, matched, sums, assumedGrade } = list
  const { icuLocale, timeZone } = shop.country
  const keptUntil = formatLongDate(expiresAt(list), icuLocale, timeZone)
  const facts = { name, total, matched, keptUntil, assumedGrade }
  if (!sums) return { ...facts, sums, list: undefined, open: undefined }
  const query = readRowQuery(search)
  const [rules, { rows, ...place }, open] = await Promise.all([
    findRules(engines),
    findRows(engines, list, query),
    query.row === undefined ? undefined : findRow(engines, shop, list, query.row),
  ])
  const shown = rows.flatMap((row) => showRow(rules, row, sums.pieces))
  return { ...facts, sums, list: { ...place, rows: shown }, open: open && (await showOpen(page, open, query.text)) }
}

export type ShownRows = Omit<RowsPage, 'rows'> & { rows: ShownRow[] }

const MAX_QUOTE_LENGTH = 120

/** What the file said, as far as there is room for it. */
function saidIn({ cells }: Pick<StoredRow, 'cells'>): string {
  const said = cells.filter(Boolean).join(' · ')
  return said.length > MAX_QUOTE_LENGTH ? `${said.slice(0, MAX_QUOTE_LENGTH)}…` : said
}

function showRow(rules: RuleSet, row: StoredRow, pieces: number): ShownRow[] {
  const { position, line, result } = row
  if (!result) return []
  const { remarks, choices } = result
  const shown = { position, line, said: saidIn(row) }
  if (!result.ok) {
    const { ok, reason, detail } = result
    return [{ ...shown, result: { ok, reason, detail, remarks, choices } }]
  }
  const { ok, deviceName, quantity, grade, faults } = result
  const isFaulty = Object.keys(faults).length > 0
  const prices = pricesOfRow(rules, result, pieces)
  return [{ ...shown, result: { ok, deviceName, quantity, grade, prices, isFaulty, remarks, choices } }]
}

/** The row that somebody mends, and the devices that he has looked for. */
async function showOpen({ engines, shop }: PageContext, { row, ...open }: OpenRow, text: string) {
  const { position, line, result } = row
  const { grade, quantity, choices } = result
  const found = text === '' ? choices : await lookForDevice(engines, shop, text)
  return { position, line, said: saidIn(row), grade, quantity, text, found, ...open }
}

export type ShownOpenRow = Awaited<ReturnType<typeof showOpen>>
