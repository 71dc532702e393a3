import { readFileSync } from 'node:fs'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'

/** The rules that come with the shop, from where they are written down. */
export const firstRules: RuleSet = {
  version: 1,
  ...(JSON.parse(
    readFileSync(new URL('../../../migrations/0052_versions.sql', import.meta.url), 'utf8').split('$rules$')[1]!,
  ) as Omit<RuleSet, 'version'>),
}
