import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import type { PricedRow, RefusedRow } from '#domain/business/lists/device-list.ts'
import { findRows, type RowsPage } from '#domain/business/lists/find-list.ts'
import {
  expiresAt,
  rowChoices,
  type StoredList,
  type StoredRow,
  type RowChoice,
} from '#domain/business/lists/stored-list.ts'
import { pricesByGrade } from '#domain/business/lists/matching/price-of-row.ts'
import { formatLongDate } from '#shop/formats/dates.ts'
import type { PageContext } from '#web/context.ts'

type Priced = Pick<PricedRow, 'deviceName' | 'quantity' | 'grade' | 'prices'> & { ok: true }

/** A row as the page shows it: what the file said, and what one piece brings or why there is no price. */
export type ShownRow = { line: number; said: string; result: Priced | RefusedRow }

const pageNumber = /^[1-9]\d{0,3}$/

/** Which rows the address asks for; values of another shape count as not given. */
export function readRowQuery(search: URLSearchParams): { choice: RowChoice; page: number } {
  const page = search.get('page') ?? ''
  return {
    choice: rowChoices.find((choice) => choice === search.get('show')) ?? 'all',
    page: pageNumber.test(page) ? Number(page) : 1,
  }
}

/** What the page of a list shows: how far it has come, or what came out. */
export async function showList({ engines, shop }: PageContext, list: StoredList, search: URLSearchParams) {
  const { name, total, matched, sums, assumedGrade } = list
  const { icuLocale, timeZone } = shop.country
  const keptUntil = formatLongDate(expiresAt(list), icuLocale, timeZone)
  const facts = { name, total, matched, keptUntil, assumedGrade }
  if (!sums) return { ...facts, sums, list: undefined }
  const [rules, { rows, ...place }] = await Promise.all([
    findRules(engines),
    findRows(engines, list, readRowQuery(search)),
  ])
  return { ...facts, sums, list: { ...place, rows: rows.flatMap((row) => showRow(rules, row, sums.pieces)) } }
}

export type ShownRows = Omit<RowsPage, 'rows'> & { rows: ShownRow[] }

const MAX_QUOTE_LENGTH = 120

function showRow(rules: RuleSet, { line, cells, result }: StoredRow, pieces: number): ShownRow[] {
  if (!result) return []
  const said = cells.filter(Boolean).join(' · ')
  const shown = { line, said: said.length > MAX_QUOTE_LENGTH ? `${said.slice(0, MAX_QUOTE_LENGTH)}…` : said }
  if (!result.ok) return [{ ...shown, result }]
  const { deviceName, quantity, grade, base } = result
  return [{ ...shown, result: { ok: true, deviceName, quantity, grade, prices: pricesByGrade(rules, base, pieces) } }]
}
