import { part, repairCostsOf } from '#domain/catalogue/prices/base-price.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { cents, type Cents } from '#shop/money/money.ts'

/** What is known about selling a device again. */
export type Resale = {
  /** What we expect to get for it; nothing if nobody has an idea. */
  resaleCents: number | null
  /** By it the rules know what its parts cost. */
  seriesId: number
}

/** What is probably left when a device was bought at its full price; nothing where we do not know what it sells for. */
export function marginOf(
  rules: Pick<RuleSet, 'margin' | 'repairs'>,
  { resaleCents, seriesId }: Resale,
  purchase: Cents,
): Cents | null {
  if (resaleCents === null) return null
  const { repaired, handling } = rules.margin
  return cents(resaleCents - purchase - part(repairOf(rules, seriesId), repaired) - handling)
}

/** What replacing a part costs on average, or usually, where nobody knows what those of the series cost. */
function repairOf(rules: Pick<RuleSet, 'margin' | 'repairs'>, seriesId: number): number {
  const known = Object.values(repairCostsOf(rules, seriesId))
  if (known.length === 0) return rules.margin.usualRepair
  return Math.round(known.reduce((sum, cost) => sum + cost, 0) / known.length)
}
