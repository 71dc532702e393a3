import type { RepairCosts } from '#domain/catalogue/prices/base-price.ts'
import type { Effect } from '#domain/catalogue/devices/catalogue.ts'
import { cents, type Cents } from '#shop/money/money.ts'

/** All deductions together, in basis points of the graded price. */
export const MAX_DEDUCTION = 8_500

/** A repair can go wrong. */
const LABOUR_RISK = 1_500

/** So many basis points of an amount, cut to whole cents. */
export const part = (amount: number, basisPoints: number): Cents => cents(Math.trunc((amount * basisPoints) / 10_000))

/** What an answer takes off: its share of the price, but never more than the repair costs. */
export function deductionFor(graded: Cents, { bp = 0, part: broken }: Effect, repairCosts: RepairCosts): number {
  const share = part(graded, bp)
  const cost = broken && repairCosts[broken]
  return cost === undefined ? share : Math.min(share, cost + part(cost, LABOUR_RISK))
}
