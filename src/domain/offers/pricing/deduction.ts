import { part } from '#domain/catalogue/prices/base-price.ts'
import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import type { Cents } from '#shop/money/money.ts'
import type { Terms } from './worth.ts'

/** What an answer takes off: its share of the price, but never more than the repair costs. */
export function deductionFor({ rules, repairCosts }: Terms, graded: Cents, { bp = 0, part: broken }: Effect): number {
  const share = part(graded, bp)
  const cost = broken && repairCosts[broken]
  return cost === undefined ? share : Math.min(share, cost + part(cost, rules.prices.labourRisk))
}
