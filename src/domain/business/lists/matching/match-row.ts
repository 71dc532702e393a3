import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { readNames } from '#domain/catalogue/imports/read-catalogue.ts'
import { readTypeAllocationCodes } from '#domain/catalogue/identification/read-type-allocation-codes.ts'
import type { SearchEngines } from '#domain/search/ask-search.ts'
import type { Engines } from '#engines/engines.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { MatchedRow, ListColumns, RefusedRow, RowProblem } from '#domain/business/lists/device-list.ts'
import { deviceFinder, type DeviceFinder, type FoundInRow } from './find-device-of-row.ts'
import { gatherModels } from './known-models.ts'
import { pricesByGrade } from './price-of-row.ts'
import { readGrade } from './read-grade.ts'
import { namesDevice, readQuantity, readRowImei, isEmptyCell, readCells, type TypedRow } from './read-row.ts'
import { openSuggestions, type Suggest } from '#domain/business/lists/suggest-devices.ts'

export type ListRow = { line: number; cells: readonly string[] }

/** Looks at the rows of one list. Knows the catalogue and its prices as they were when it was opened. */
export type Matcher = {
  /** In the order of the list: an IMEI counts where it comes first. The same row may be matched again. */
  matchRow(row: ListRow, columns: ListColumns): Promise<MatchedRow>
  /** A row that was matched before, by a process that is gone: its IMEI is taken. */
  remember(row: ListRow, columns: ListColumns): void
}

/** What is known of all devices; `suggest` is asked where that is not enough. */
export type Knowledge = {
  find: DeviceFinder
  rules: RuleSet
  prices: ReadonlyMap<number, { cents: Cents }>
  suggest: Suggest
}

type Needs = SearchEngines & Pick<Engines, 'now'>

/** Reads once what is needed to match any number of rows; after that only what nobody understands asks the search. */
export async function openMatcher(engines: Needs, { country }: Pick<Shop, 'country'>): Promise<Matcher> {
  const [devices, codes, rules] = await Promise.all([
    readNames(engines, country.locale),
    readTypeAllocationCodes(engines),
    findRules(engines),
  ])
  const ids = devices.map(({ id }) => id)
  const prices = await findBasePrices(engines, rules, country, ids, 'business')
  const find = deviceFinder({ models: gatherModels(devices), codes })
  return matchWith({ find, rules, prices, suggest: openSuggestions(engines, country.locale) })
}

export function matchWith(knowledge: Knowledge): Matcher {
  const firstLines = new Map<string, number>()
  const firstLineOf = (imei: string, line: number): number => {
    if (!firstLines.has(imei)) firstLines.set(imei, line)
    return firstLines.get(imei)!
  }
  return {
    remember({ line, cells }, columns) {
      const said = readCells(cells, columns)
      const { imei } = readRowImei(said.imei, namesDevice(said))
      if (imei) firstLineOf(imei, line)
    },
    async matchRow({ line, cells }, columns) {
      const said = readCells(cells, columns)
      const { imei, problem } = readRowImei(said.imei, namesDevice(said))
      if (problem) return refused(problem, said.imei)
      if (imei === null && !namesDevice(said)) return refused('row-empty', '')
      const first = imei === null ? line : firstLineOf(imei, line)
      return first === line ? match(knowledge, said, imei) : refused('imei-twice', String(first))
    },
  }
}

async function match(knowledge: Knowledge, said: TypedRow, imei: string | null): Promise<MatchedRow> {
  const found = knowledge.find(said, imei)
  if (!found.ok) return notFound(found, knowledge.suggest)
  const { id: device, fullName: deviceName } = found.device
  const base = knowledge.prices.get(device)?.cents
  if (base === undefined) return refused('not-bought', deviceName)

  const grade = isEmptyCell(said.grade) ? null : readGrade(said.grade)
  if (grade === undefined) return refused('grade-unknown', said.grade)
  const quantity = readQuantity(said.quantity)
  // An IMEI is of one device.
  if (quantity === undefined || (imei !== null && quantity > 1)) return refused('quantity-invalid', said.quantity)
  return { ok: true, device, deviceName, grade, quantity, imei, base, prices: pricesByGrade(knowledge.rules, base, 1) }
}

async function notFound(found: Extract<FoundInRow, { ok: false }>, suggest: Suggest): Promise<RefusedRow> {
  return refused(found.reason, found.detail, found.suggestions ?? (await suggest(found.detail)))
}

const MAX_DETAIL_LENGTH = 80

const refused = (reason: RowProblem, detail: string, suggestions: string[] = []): RefusedRow => ({
  ok: false,
  reason,
  detail: detail.slice(0, MAX_DETAIL_LENGTH),
  suggestions,
})
