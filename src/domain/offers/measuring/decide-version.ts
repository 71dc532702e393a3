import { measurePrices } from '#domain/catalogue/price-lists/measure-prices.ts'
import type { Questionnaire } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import {
  takeVersionStep,
  type Look,
  type Step,
  type VersionStepResult,
} from '#domain/catalogue/versions/decide-version.ts'
import type { Beyond } from '#domain/catalogue/versions/guard-rails.ts'
import { findBeyond, type Measure } from '#domain/catalogue/versions/guard-version.ts'
import type { VersionKind } from '#domain/catalogue/versions/version.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'
import { measureQuestionnaire } from './measure-questionnaire.ts'
import { measureRules } from './measure-rules.ts'

/** What a version of any kind does to prices. */
const measureVersion: Measure = async (db, { kind, id, questionnaire, body }, at) => {
  if (kind === 'prices') return measurePrices(db, id, at)
  // Whoever reads a version knows by its kind what its body is.
  if (kind === 'questionnaire')
    return measureQuestionnaire(db, { code: questionnaire!, body: body as Questionnaire }, at)
  const draft = { ...(body as Omit<RuleSet, 'version'>), version: id }
  return measureRules(db, await findRules({ db, now: () => at }), draft, at)
}

/** Takes a version one step further; what goes beyond the guard rails needs two approvals. */
export const decideVersion = (
  engines: Pick<Engines, 'db' | 'now' | 'announcements'>,
  colleague: Colleague,
  kind: VersionKind,
  step: Step,
  look?: Look,
): Promise<VersionStepResult> =>
  takeVersionStep(engines, colleague, kind, step, { measure: measureVersion, ...(look && { look }) })

/** Why a version needs two approvals, the furthest first; nothing, if one is enough. */
export const findReasonsForTwo = (
  engines: Pick<Engines, 'db' | 'now'>,
  version: { kind: VersionKind; id: number; questionnaire: string | null; body: unknown },
): Promise<Beyond[]> => findBeyond(engines, version, measureVersion)
