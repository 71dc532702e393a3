import type { Engines } from '#engines/engines.ts'
import type { RuleSet } from './rule-set.ts'
import { rulesAt, rulesByVersion } from './rules-store.ts'

/** The rules that count now. There always are some: the first ones came with the shop. */
export const findRules = ({ db, now }: Pick<Engines, 'db' | 'now'>): Promise<RuleSet> => rulesAt(db, now())

/** The rules of other days, by their versions. */
export async function findRulesOf(
  { db }: Pick<Engines, 'db'>,
  made: readonly { rules: number }[],
): Promise<Map<number, RuleSet>> {
  const found = await rulesByVersion(db, [...new Set(made.map(({ rules }) => rules))])
  return new Map(found.map((rules) => [rules.version, rules]))
}
