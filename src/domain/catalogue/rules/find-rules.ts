import type { Engines } from '#engines/engines.ts'
import type { RuleSet } from './rule-set.ts'
import type { SeriesNames } from './read-repairs.ts'
import { keepUnchanging } from '#domain/catalogue/versions/keep-unchanging.ts'
import { rulesByVersion, rulesVersionAt, seriesNames } from './rules-store.ts'

/** What was approved says the same for ever. Drafts are not asked for here: they still change. */
export const findApprovedRules = keepUnchanging(async (db, versions: readonly number[]) =>
  (await rulesByVersion(db, versions)).map((rules) => [rules.version, rules] as const),
)

/** The rules that count now. There always are some: the first ones came with the shop. */
export async function findRules({ db, now }: Pick<Engines, 'db' | 'now'>): Promise<RuleSet> {
  const version = await rulesVersionAt(db, now())
  return (await findApprovedRules(db, [version])).get(version)!
}

/** By database, because one process may know several. */
const lastRead = new WeakMap<object, RuleSet>()

/** For pages that only tell the rules and promise nothing by them: while the database is away, they tell what was read last. */
export async function findRulesToTell(engines: Pick<Engines, 'db' | 'now'>): Promise<RuleSet> {
  try {
    const rules = await findRules(engines)
    lastRead.set(engines.db, rules)
    return rules
  } catch (error) {
    const rules = lastRead.get(engines.db)
    if (!rules) throw error
    return rules
  }
}

/** The rules of other days, by their versions. */
export async function findRulesOf(
  { db }: Pick<Engines, 'db'>,
  made: readonly { rules: number }[],
): Promise<Map<number, RuleSet>> {
  const found = await rulesByVersion(db, [...new Set(made.map(({ rules }) => rules))])
  return new Map(found.map((rules) => [rules.version, rules]))
}

/** What every series is called, for whoever says what its repairs cost. */
export async function findSeriesNames({ db }: Pick<Engines, 'db'>): Promise<SeriesNames> {
  return Object.fromEntries((await seriesNames(db)).map(({ id, name }) => [id, name]))
}
