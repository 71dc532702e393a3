import { readFileSync } from 'node:fs'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'

const written = (migration: string, mark: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../migrations/${migration}.sql`, import.meta.url), 'utf8').split(mark)[1]!)

const first = written('0052_versions', '$rules$') as Omit<RuleSet, 'version'>

/** The rules that come with the shop, from where they are written down. */
export const firstRules: RuleSet = {
  version: 1,
  ...first,
  repairs: {},
  guardRails: { ...first.guardRails, ...(written('0061_guard_rails', '$rails$') as Partial<RuleSet['guardRails']>) },
}
