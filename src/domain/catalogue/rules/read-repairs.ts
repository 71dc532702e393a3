import { readField, type RuleProblem } from './read-field.ts'
import { repairFields } from './rule-fields.ts'
import type { RepairCosts, RuleSet } from './rule-set.ts'

type Repairs = RuleSet['repairs']

/** What series are called with their makers, by their ids. */
export type SeriesNames = Readonly<Record<string, string>>

/** Room for some series whose costs nobody has named yet. */
export const newSeries = ['new1', 'new2', 'new3'] as const

/** Where a form asks which series a new row is about. */
export const seriesPath = (row: string): string => `repairs.${row}.series`

/** Everything that a form asks about repairs of series that it does not know yet. */
export const newRepairPaths: readonly string[] = newSeries.flatMap((row) => [
  seriesPath(row),
  ...repairFields(row).map(({ path }) => path),
])

/** What somebody has typed about series that had no costs before. */
export function readNewRepairs(
  before: Repairs,
  series: SeriesNames,
  typed: (path: string) => string,
): { repairs: Repairs; problems: Record<string, RuleProblem> } {
  const ids = new Map(Object.entries(series).map(([id, name]) => [spoken(name), id]))
  const repairs: Record<string, RepairCosts> = {}
  const problems: Record<string, RuleProblem> = {}
  for (const row of newSeries) {
    const name = spoken(typed(seriesPath(row)))
    const read = repairFields(row).map((field) => ({
      path: field.path,
      value: readField(field, typed(field.path).trim()),
    }))
    if (name === '' && read.every(({ value }) => value === undefined)) continue
    const id = ids.get(name)
    if (id === undefined) problems[seriesPath(row)] = name === '' ? 'missing' : 'unknown-series'
    else if (id in before || id in repairs) problems[seriesPath(row)] = 'series-twice'
    else if (read.every(({ value }) => value === undefined)) problems[read[0]!.path] = 'missing'
    else repairs[id] = Object.fromEntries(read.map(({ path, value }) => [path.split('.').at(-1), value]))
    for (const { path, value } of read) if (typeof value === 'string') problems[path] = value
  }
  return { repairs, problems }
}

const spoken = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** A part whose field was left empty has no price, and a series without any is not named. */
export const withoutGaps = (repairs: Repairs): Repairs =>
  Object.fromEntries(
    Object.entries(repairs)
      .map(([id, costs]) => [id, Object.entries(costs).filter(([, cents]) => cents !== undefined)] as const)
      .filter(([, costs]) => costs.length > 0)
      .map(([id, costs]) => [id, Object.fromEntries(costs)]),
  )
