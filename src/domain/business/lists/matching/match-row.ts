import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { findBasePrices } from '#domain/catalogue/prices/find-prices.ts'
import { readNames } from '#domain/catalogue/imports/read-catalogue.ts'
import { readTypeAllocationCodes } from '#domain/catalogue/identification/read-type-allocation-codes.ts'
import type { SearchEngines } from '#domain/search/ask-search.ts'
import type { Engines } from '#engines/engines.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Shop } from '#shop/shop.ts'
import type { MatchedRow, ListColumns, RowDetails, RowProblem } from '#domain/business/lists/device-list.ts'
import { describeRow, readDetails, refuseRow } from './describe-row.ts'
import { openAskedDevices, type AskAbout } from './faults/price-faults.ts'
import { mayTellFaults, withoutFaults } from './faults/read-condition.ts'
import { deviceFinder, type DeviceFinder } from './find-device-of-row.ts'
import { gatherModels } from './known-models.ts'
import { namesDevice, readRowImei, readCells, type TypedRow } from './read-row.ts'
import { openSuggestions, type Suggest } from '#domain/business/lists/suggest-devices.ts'

export type ListRow = { line: number; cells: readonly string[] }

/** Looks at the rows of one list. Knows the catalogue and its prices as they were when it was opened. */
export type Matcher = {
  /** In the order of the list: an IMEI counts where it comes first. The same row may be matched again. */
  matchRow(row: ListRow, columns: ListColumns): Promise<MatchedRow>
  /** A row that was matched before, by a process that is gone: its IMEI is taken. */
  remember(row: ListRow, columns: ListColumns): void
}

/** What is known of all devices; `suggest` and `askAbout` are asked where that is not enough. */
export type Knowledge = {
  find: DeviceFinder
  rules: RuleSet
  prices: ReadonlyMap<number, { cents: Cents }>
  suggest: Suggest
  askAbout: AskAbout
}

type Needs = SearchEngines & Pick<Engines, 'now'>

/** The prices of so many devices are asked for at once: others have their turn in between. */
const PORTION = 200

/** Reads once what is needed to match any number of rows; after that only faults, and what nobody understands, are asked about. */
export async function openMatcher(engines: Needs, { country }: Pick<Shop, 'country'>): Promise<Matcher> {
  const [devices, codes, rules] = await Promise.all([
    readNames(engines, country.locale),
    readTypeAllocationCodes(engines),
    findRules(engines),
  ])
  const ids = devices.map(({ id }) => id)
  const prices = new Map<number, { cents: Cents }>()
  for (let from = 0; from < ids.length; from += PORTION) {
    const portion = ids.slice(from, from + PORTION)
    for (const [id, price] of await findBasePrices(engines, rules, country, portion, 'business')) prices.set(id, price)
  }
  const models = await gatherModels(devices)
  return matchWith({
    find: deviceFinder({ models, codes }),
    rules,
    prices,
    suggest: openSuggestions(engines, country.locale, models),
    askAbout: openAskedDevices(engines, country),
  })
}

export function matchWith(knowledge: Knowledge): Matcher {
  const firstLines = new Map<string, number>()
  const firstLineOf = (imei: string, line: number): number => {
    if (!firstLines.has(imei)) firstLines.set(imei, line)
    return firstLines.get(imei)!
  }
  return {
    remember({ line, cells }, columns) {
      const { imei } = readRowImei(readCells(cells, columns).imei)
      if (imei) firstLineOf(imei, line)
    },
    async matchRow({ line, cells }, columns) {
      const said = readCells(cells, columns)
      const { imei, problem } = readRowImei(said.imei)
      const details = readDetails(said, imei, problem)
      if (!namesDevice(said)) {
        if (problem)
          return refuseRow(problem === 'imei-serial' ? 'imei-invalid' : problem, said.imei, { ...details, remarks: [] })
        if (imei === null) return refuseRow('row-empty', '', details)
      }
      const row = await match(knowledge, said, details)
      const first = imei === null ? line : firstLineOf(imei, line)
      return first === line ? row : takenBefore(row, first)
    },
  }
}

async function match(
  { find, rules, prices, suggest, askAbout }: Knowledge,
  said: TypedRow,
  details: RowDetails,
): Promise<MatchedRow> {
  const named = mayTellFaults(said.name) ? { ...said, name: withoutFaults(said.name) } : said
  const found = find(named, details.imei)
  if (!found.ok) {
    const { reason, detail, choices = await suggest(found.detail, said.storage) } = found
    return refuseRow(reason, detail, { ...details, choices })
  }
  const { id, fullName } = found.device
  const remarks = [...(found.remark ? [found.remark] : []), ...details.remarks]
  const described = { ...details, remarks, choices: found.choices }
  const base = prices.get(id)?.cents
  const price = base === undefined ? undefined : { rules, base }
  return describeRow({ id, fullName, price }, said, described, askAbout)
}

/** Each device counts once; what is known about it stays, for whoever says that it is another one. */
const takenBefore = (row: MatchedRow, first: number): MatchedRow => {
  const { grade, quantity, faults, remarks, choices, device, deviceName } = row
  const known = device === undefined ? {} : { device, deviceName: deviceName! }
  const reason: RowProblem = 'imei-twice'
  return { ok: false, reason, detail: String(first), grade, quantity, imei: null, faults, remarks, choices, ...known }
}
