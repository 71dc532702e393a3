import { readAmount } from '#shop/money/read-amount.ts'
import type { RuleField } from './rule-fields.ts'

export type RuleProblem =
  | 'missing'
  | 'unreadable'
  | 'too-low'
  | 'too-high'
  | 'worse-brings-more'
  | 'out-of-order'
  | 'unknown-series'
  | 'series-twice'

/** What somebody has typed into a field; nothing, if it may be empty and is. */
export function readField({ unit, least, most, optional }: RuleField, text: string): number | undefined | RuleProblem {
  if (text === '') return optional ? undefined : 'missing'
  const isCounted = unit !== 'percent' && unit !== 'euros'
  const value = isCounted ? countIn(text) : readAmount(text.replace(/\s*%$/, ''))
  if (value === undefined) return 'unreadable'
  if (value < least) return 'too-low'
  return value > most ? 'too-high' : value
}

const countIn = (text: string): number | undefined => (/^\d{1,6}$/.test(text) ? Number(text) : undefined)
