import { readField, type RuleProblem } from './read-field.ts'
import { ruleFields, type Rules } from './rule-fields.ts'
import { readNewRepairs, withoutGaps, type SeriesNames } from './read-repairs.ts'
import type { Tier } from './rule-set.ts'

/** By the path of the field. */
export type RuleProblems = Readonly<Record<string, RuleProblem>>

export type ReadRulesResult = { ok: true; rules: Rules } | { ok: false; problems: RuleProblems }

/** While it is being filled in: some of it may be missing. */
type Form = { [key: string]: number | Form | undefined }

/** Reads what somebody has typed, field by field. What is not asked for stays as it was. */
export function readRules(
  before: Rules,
  { countries, series }: { countries: readonly string[]; series: SeriesNames },
  typed: (path: string) => string,
): ReadRulesResult {
  const problems: Record<string, RuleProblem> = {}
  // A form has the shape of the rules, and says nothing about the kind of its numbers.
  const form = structuredClone(before) as unknown as Form
  for (const field of ruleFields(countries, before.repairs)) {
    const read = readField(field, typed(field.path).trim())
    if (typeof read === 'string') problems[field.path] = read
    else fillIn(form, field.path.split('.'), read)
  }
  // Every field has been read, or stands among the problems.
  const filled = form as unknown as Rules
  const tiers = Object.values(filled.business.tiers) as Partial<Tier>[]
  for (const [path, problem] of [...gradeProblems(filled), ...tierProblems(filled, tiers), ...limitProblems(filled)])
    problems[path] ??= problem
  const fresh = readNewRepairs(before.repairs, series, typed)
  Object.assign(problems, fresh.problems)
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const { business, ...rest } = filled
  const repairs = withoutGaps({ ...rest.repairs, ...fresh.repairs })
  return { ok: true, rules: { ...rest, repairs, business: { ...business, tiers: tiers.filter(isTier) } } }
}

const isTier = (row: Partial<Tier>): row is Tier => row.pieces !== undefined

function fillIn(form: Form, [key, ...rest]: string[], value: number | undefined): void {
  if (rest.length === 0) {
    form[key!] = value
    return
  }
  form[key!] ??= {}
  fillIn(form[key!] as Form, rest, value)
}

type Found = [path: string, problem: RuleProblem]

const gradeProblems = ({ prices: { grades } }: Rules): Found[] =>
  (['AB', 'BC', 'CD', 'DE'] as const).flatMap((pair): Found[] => {
    const [better, worse] = pair.split('') as ['A' | 'B' | 'C' | 'D', 'B' | 'C' | 'D' | 'E']
    return grades[worse] > grades[better] ? [[`prices.grades.${worse}`, 'worse-brings-more']] : []
  })

/** More pieces bring more, and none of the tiers begins where a person makes the offer. */
function tierProblems({ business: { manualFrom } }: Rules, rows: readonly Partial<Tier>[]): Found[] {
  let [fewer, less] = [0, 0]
  return rows.flatMap(({ pieces, bonus }, index): Found[] => {
    const at = `business.tiers.${index}`
    if (pieces === undefined) return bonus === undefined ? [] : [[`${at}.pieces`, 'missing']]
    if (bonus === undefined) return [[`${at}.bonus`, 'missing']]
    const found: Found[] = []
    if (pieces <= fewer || pieces >= manualFrom) found.push([`${at}.pieces`, 'out-of-order'])
    if (bonus <= less) found.push([`${at}.bonus`, 'out-of-order'])
    ;[fewer, less] = [pieces, bonus]
    return found
  })
}

function limitProblems({ business, loss }: Rules): Found[] {
  const found: Found[] = []
  if (business.maxPieces >= business.manualFrom) found.push(['business.maxPieces', 'out-of-order'])
  if (loss.freshDays > loss.maxDays) found.push(['loss.freshDays', 'out-of-order'])
  return found
}
