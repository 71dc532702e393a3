import { part } from '#domain/catalogue/prices/base-price.ts'
import type { RuleSet } from '#domain/catalogue/rules/rule-set.ts'
import { cents, type Cents } from '#shop/money/money.ts'

/** What is known about selling a device again. */
export type Resale = {
  /** What we expect to get for it; nothing if nobody has an idea. */
  resaleCents: number | null
  /** What replacing a part costs on average; nothing if nobody knows. */
  repairCents: number | null
}

/** What is probably left when a device was bought at its full price; nothing where we do not know what it sells for. */
export function marginOf(
  { margin: { repaired, usualRepair, handling } }: Pick<RuleSet, 'margin'>,
  { resaleCents, repairCents }: Resale,
  purchase: Cents,
): Cents | null {
  if (resaleCents === null) return null
  return cents(resaleCents - purchase - part(repairCents ?? usualRepair, repaired) - handling)
}
