import { findVariants } from '#domain/catalogue/questionnaires/find-questionnaires.ts'
import { findPriceRange } from '#domain/catalogue/questionnaires/find-price-range.ts'
import { overriddenBy } from '#domain/catalogue/questionnaires/question-override.ts'
import type { Questionnaire } from '#domain/catalogue/questionnaires/questionnaire.ts'
import { findRules } from '#domain/catalogue/rules/find-rules.ts'
import { type Look, type Step, type VersionStepResult } from '#domain/catalogue/versions/decide-version.ts'
import { findLiveQuestionnaire } from '#domain/catalogue/versions/find-versions.ts'
import { decideVersion } from '#domain/offers/measuring/decide-version.ts'
import type { Colleague } from '#domain/staff/colleague.ts'
import type { Engines } from '#engines/engines.ts'
import { checkQuestionnaire } from './check-questionnaire.ts'
import { keyOfFinding, levelOf, type Finding } from './finding.ts'

type Reads = Pick<Engines, 'db' | 'now'>

/** Something that is wrong with a version, and whether the one that counts has it, too. */
export type LookedAt = Finding & { level: 'error' | 'warning'; isKnown: boolean }

/** Everything that is wrong with a questionnaire, with today's rules and prices. */
export async function findFindings(engines: Reads, code: string, body: Questionnaire): Promise<LookedAt[]> {
  const live = await findLiveQuestionnaire<Questionnaire>(engines, code)
  const [found, before] = await Promise.all([
    checkAll(engines, code, body),
    live ? checkAll(engines, code, live.body) : [],
  ])
  const known = new Set(before.map(keyOfFinding))
  return found.map((finding) => ({ ...finding, level: levelOf(finding), isKnown: known.has(keyOfFinding(finding)) }))
}

async function checkAll(engines: Reads, code: string, body: Questionnaire): Promise<Finding[]> {
  const [variants, rules, range] = await Promise.all([
    findVariants(engines, code, body),
    findRules(engines),
    findPriceRange(engines, code),
  ])
  const asked = variants.map(({ name, overrides }) => ({ name, questions: overriddenBy(body.questions, overrides) }))
  return checkQuestionnaire(asked, rules, range)
}

/** An error cannot be approved. A warning that the version which counts does not have needs a word of the author. */
export const needsWord = ({ level, isKnown }: Pick<LookedAt, 'level' | 'isKnown'>): boolean =>
  level === 'warning' && !isKnown

const lookAt =
  ({ now }: Reads): Look =>
  async (tx, { questionnaire, body }, remark) => {
    const found = await findFindings({ db: tx, now }, questionnaire!, body as Questionnaire)
    if (found.some(({ level }) => level === 'error')) return 'has-errors'
    return remark === '' && found.some(needsWord) ? 'word-missing' : undefined
  }

/** Takes a version of a questionnaire one step further. It is proposed only if the checks have nothing against it. */
export const takeQuestionnaireStep = (
  engines: Pick<Engines, 'db' | 'now' | 'announcements'>,
  colleague: Colleague,
  step: Step,
): Promise<VersionStepResult> => decideVersion(engines, colleague, 'questionnaire', step, lookAt(engines))
