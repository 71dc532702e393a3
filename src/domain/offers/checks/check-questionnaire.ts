import { spokenLanguages } from '#domain/catalogue/entries/languages.ts'
import { questionsIn, type StoredQuestion } from '#domain/catalogue/questionnaires/questionnaire.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { checkAmounts, type PriceRange } from './check-amounts.ts'
import { checkOrder } from './check-order.ts'
import { checkTexts, checkWays } from './check-ways.ts'
import { everyWorth } from './every-worth.ts'
import { keyOfFinding, levelOf, type Finding } from './finding.ts'

/** What some devices are asked: the questions with everything that is otherwise about them. */
export type Asked = { name: string; questions: readonly StoredQuestion[] }

/** Which language does not matter: only what is asked, and what it does. */
const LOCALE = 'de_DE'

/**
 * Everything that is wrong with a questionnaire, errors first, on every way through it and for every pair of answers. What
 * several variants have in common is told once.
 */
export function checkQuestionnaire(variants: readonly Asked[], rules: RuleSet, range: PriceRange): Finding[] {
  const found = new Map<string, Finding>()
  for (const { name: variant, questions: stored } of variants) {
    for (const finding of checkOne(stored, rules, range)) {
      const named = { ...finding, variant }
      const key = keyOfFinding(named)
      if (!found.has(key)) found.set(key, named)
    }
  }
  const level = (finding: Finding): number => (levelOf(finding) === 'error' ? 0 : 1)
  return [...found.values()].toSorted((one, other) => level(one) - level(other))
}

function checkOne(stored: readonly StoredQuestion[], rules: RuleSet, range: PriceRange): Omit<Finding, 'variant'>[] {
  const questions = questionsIn(stored, LOCALE)
  const ways = checkWays(questions)
  const texts = checkTexts(questions, stored, spokenLanguages)
  // Where ways lead nowhere there is nothing to be priced.
  if (ways.some(({ kind }) => kind === 'no-offer')) return [...ways, ...texts]
  const worths = everyWorth(questions, rules.prices.maxDeduction)
  return [...ways, ...texts, ...checkOrder(questions, rules, range), ...checkAmounts(questions, worths, rules, range)]
}
