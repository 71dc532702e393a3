import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { translatorFor } from '#domain/i18n/translator-for.ts'
import { sellerGrades } from '#domain/offers/questions/grades.ts'
import type { Engines } from '#engines/engines.ts'
import { writeCsv } from '#shop/formats/csv.ts'
import { cents, decimalFromCents, type Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { Translate } from '#shop/messages/messages.ts'
import type { MatchedRow, PricedRow } from '#domain/business/lists/device-list.ts'
import { findList } from '#domain/business/lists/find-list.ts'
import type { StoredList, StoredRow } from '#domain/business/lists/stored-list.ts'
import { portionsOf } from './list-portions.ts'
import { pricesOfRow } from '#domain/business/lists/matching/price-of-row.ts'

export type ListFile = { name: string; bytes: Uint8Array }

type Needs = Pick<Engines, 'db' | 'vault' | 'now'>

/** The whole list as it came, and beside every row what we make of it. Nothing if there is no such list, or not yet. */
export async function writeResult(engines: Needs, shop: Shop, token: string): Promise<ListFile | undefined> {
  const list = await findList(engines, shop, token)
  if (!list?.sums) return undefined
  const t = translatorFor(shop.country)
  const rules = await findRules(engines)
  const all: StoredRow[] = []
  for await (const rows of portionsOf(engines.db, list.id)) all.push(...rows)

  const width = all.reduce((most, { cells }) => Math.max(most, cells.length), list.header.length)
  const own = (cells: readonly string[], missing: (column: number) => string) =>
    Array.from({ length: width }, (_, column) => cells[column] || missing(column))
  const table = [
    [...own(list.header, (column) => t('deviceList.file.column', { number: column + 1 })), ...resultHeader(t)],
    ...all.map(({ cells, result }) => [...own(cells, () => ''), ...(result ? say(rules, result, list, t) : [])]),
  ]
  return { name: `${t('deviceList.file.result')}.csv`, bytes: new TextEncoder().encode(writeCsv(table)) }
}

const resultHeader = (t: Translate): string[] => [
  t('deviceList.file.outcome'),
  t('deviceList.file.device'),
  t('deviceList.file.pieces'),
  t('deviceList.file.countsAs'),
  ...sellerGrades.map((grade) => t('deviceList.file.price', { grade })),
  t('deviceList.file.sum'),
]

function say(rules: RuleSet, result: MatchedRow, list: StoredList, t: Translate): string[] {
  const remarks = result.remarks.map(({ kind, detail }) => t(`deviceList.remark.${kind}`, { detail }))
  if (result.ok) return formatPriced(rules, result, remarks, list, t)
  const { reason, detail, choices } = result
  return [[t(`deviceList.reason.${reason}`, { detail }), ...choices.map(({ name }) => name), ...remarks].join(' · ')]
}

function formatPriced(
  rules: RuleSet,
  row: PricedRow,
  remarks: readonly string[],
  { sums, assumedGrade }: StoredList,
  t: Translate,
): string[] {
  const { deviceName, quantity } = row
  const prices = pricesOfRow(rules, row, sums!.pieces)
  const grade = row.grade ?? assumedGrade
  return [
    [t('deviceList.file.found'), ...remarks].join(' · '),
    deviceName,
    String(quantity),
    grade,
    ...sellerGrades.map((each) => inCells(prices[each])),
    inCells(cents(quantity * prices[grade])),
  ]
}

/** A number that spreadsheets take for one: all our countries write a comma. */
const inCells = (amount: Cents): string => decimalFromCents(amount).replace('.', ',')
