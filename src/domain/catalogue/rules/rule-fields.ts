import { LEADING_COUNTRY } from '#domain/catalogue/devices/leading-country.ts'
import { categories } from '#shop/devices/categories.ts'
import { parts, type RuleSet } from './rule-set.ts'

/** A rule set without the version that it is stored under. */
export type Rules = Omit<RuleSet, 'version'>

/** Percent and euros have two digits behind the comma: basis points and cents. All else is counted. */
export type RuleUnit = 'percent' | 'euros' | 'minutes' | 'days' | 'months' | 'pieces'

export type RuleField = {
  /** Where it stands in the rule set: `prices.grades.B`. */
  path: string
  unit: RuleUnit
  least: number
  most: number
  /** May be left empty: a tier that there is not, a part whose price nobody knows. */
  optional?: boolean
}

export type RuleSection = { name: keyof Rules; fields: RuleField[] }

const field = (unit: RuleUnit, path: string, least: number, most: number): RuleField => ({ path, unit, least, most })

/** Room for so many tiers. */
const TIERS = 5

const tiers = Array.from({ length: TIERS }, (_, index): RuleField[] => [
  { ...field('pieces', `business.tiers.${index}.pieces`, 2, 998), optional: true },
  { ...field('percent', `business.tiers.${index}.bonus`, 1, 5_000), optional: true },
]).flat()

/** No part costs more than a new device. */
const MAX_REPAIR = 5_000_00

/** What the parts of a series cost, whatever stands for the series. */
export const repairFields = (series: string): RuleField[] =>
  parts.map((part) => ({ ...field('euros', `repairs.${series}.${part}`, 1, MAX_REPAIR), optional: true }))

const guardRails = [
  field('percent', 'guardRails.bigChange', 100, 10_000),
  field('percent', 'guardRails.device', 100, 10_000),
  field('percent', 'guardRails.list', 50, 10_000),
  // Never at once: somebody has to have the time to stop it.
  field('minutes', 'guardRails.delay', 1, 1_440),
  field('percent', 'guardRails.bonus', 0, 5_000),
]

/** Everything that a merchant can set, with what is possible at all. As new is always worth the whole price. */
export const ruleSections = (countries: readonly string[], repairs: Rules['repairs']): RuleSection[] => [
  {
    name: 'prices',
    fields: [
      ...['B', 'C', 'D', 'E'].map((grade) => field('percent', `prices.grades.${grade}`, 0, 10_000)),
      field('percent', 'prices.maxDeduction', 0, 10_000),
      field('percent', 'prices.labourRisk', 0, 10_000),
      field('euros', 'prices.step', 1, 10_00),
      field('euros', 'prices.lowestOffer', 1, 100_00),
      field('days', 'prices.offerDays', 1, 90),
      ...countries
        .filter((country) => country !== LEADING_COUNTRY)
        .map((country) => field('percent', `prices.countries.${country}`, 1_000, 20_000)),
    ],
  },
  {
    name: 'business',
    fields: [
      field('percent', 'business.vat', 0, 5_000),
      ...tiers,
      field('pieces', 'business.maxPieces', 1, 99),
      field('pieces', 'business.manualFrom', 2, 1_000),
      field('euros', 'business.cap', 100_00, 100_000_00),
      field('days', 'business.quoteDays', 1, 90),
    ],
  },
  {
    name: 'limits',
    fields: [
      field('pieces', 'limits.pieces', 1, 99),
      field('days', 'limits.days', 1, 366),
      field('euros', 'limits.identityAbove', 0, 10_000_00),
    ],
  },
  {
    name: 'loss',
    fields: [
      ...categories.map((category) => field('percent', `loss.monthly.${category}`, 0, 3_000)),
      field('days', 'loss.freshDays', 0, 90),
      field('days', 'loss.maxDays', 1, 366),
      field('percent', 'loss.successor', 0, 5_000),
      field('months', 'loss.oldAge.months', 1, 240),
      field('percent', 'loss.oldAge.speed', 10_000, 50_000),
    ],
  },
  {
    name: 'margin',
    fields: [
      field('percent', 'margin.repaired', 0, 10_000),
      field('euros', 'margin.usualRepair', 0, 1_000_00),
      field('euros', 'margin.handling', 0, 1_000_00),
    ],
  },
  { name: 'repairs', fields: Object.keys(repairs).flatMap(repairFields) },
  { name: 'guardRails', fields: guardRails },
]

export const ruleFields = (countries: readonly string[], repairs: Rules['repairs']): RuleField[] =>
  ruleSections(countries, repairs).flatMap(({ fields }) => fields)

type Branch = { [key: string]: number | Branch | undefined }

/** What a rule set says in this place; nothing, if it says nothing there. */
export function ruleAt(rules: Rules, path: string): number | undefined {
  // Every leaf of a rule set is a number; its type only knows that place by place.
  const found = path
    .split('.')
    .reduce<Branch | number | undefined>(
      (branch, key) => (typeof branch === 'object' ? branch[key] : undefined),
      rules as unknown as Branch,
    )
  return typeof found === 'number' ? found : undefined
}

export type RuleChange = { path: string; unit: RuleUnit; before: number | undefined; after: number | undefined }

/** What is otherwise in one rule set than in the other. */
export const ruleChanges = (countries: readonly string[], before: Rules, after: Rules): RuleChange[] =>
  ruleFields(countries, { ...before.repairs, ...after.repairs })
    .map(({ path, unit }) => ({ path, unit, before: ruleAt(before, path), after: ruleAt(after, path) }))
    .filter((change) => change.before !== change.after)
